import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutWords, flexMessage } from "./flexMessage.ts";
import { flexSchema } from "./testing/flexSchema.ts";
import { someCard } from "./testing/someCard.ts";

const liffId = "1234567890-AbcdEfgh";
const entryPoints = { liffId, origin: "https://order.example.com" };

describe("a message of a card", () => {
  it("is one that LINE takes, with picture, permanent links, and icon and name in its foot", () => {
    const message = flexMessage(someCard, entryPoints);
    expect(flexSchema.parse(message)).toEqual(message);
    const said = JSON.stringify(message);
    expect(said).toContain('"url":"https://order.example.com/share/store/ramen.jpg?v=1"');
    expect(said).toContain(`"uri":"https://liff.line.me/${liffId}/orderFood?storeId=ramen"`);
    expect(said).toContain('"url":"https://order.example.com/icons/icon-192.png"');
    expect(said).toContain('"text":"Noren"');
  });

  it("of an operator without https has no picture, and a whole message all the same", () => {
    const message = flexMessage(someCard, { liffId, origin: "http://192.168.0.7:3000" });
    expect(flexSchema.safeParse(message).success).toBe(true);
    expect(JSON.stringify(message)).not.toContain('"image"');
  });

  it("leads to the plain address where there is no LINE app", () => {
    const message = flexMessage(someCard, { ...entryPoints, liffId: null });
    expect(JSON.stringify(message)).toContain('"uri":"https://order.example.com/orderFood?storeId=ramen"');
  });

  it("keeps to LINE's limits whatever a store is called and says of itself", () => {
    const words = fc.string({ unit: "grapheme", minLength: 1, maxLength: 600 });
    const button = fc.record({
      label: words,
      address: words.map((name) => `/x?y=${encodeURIComponent(name)}`),
    });
    const card = fc.record({
      summary: words,
      title: words,
      details: fc.array(
        fc.record({ label: fc.option(words), text: fc.option(words).map((said) => said ?? "") }),
        { maxLength: 12 },
      ),
      picture: fc.option(fc.constant("/share/store/s.jpg?v=1")),
      buttons: fc.tuple(button, button, button),
      footer: words,
    });
    fc.assert(
      fc.property(card, (any) => {
        expect(flexSchema.safeParse(flexMessage(any, entryPoints)).error).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });
});

it("words are cut between whole signs, and say that they were", () => {
  expect(cutWords("ラーメン", 4)).toBe("ラーメン");
  expect(cutWords("ラーメン屋", 4)).toBe("ラーメ…");
  expect(cutWords("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 12)).toBe("👨‍👩‍👧‍👦…");
});
