import { afterAll, beforeAll, expect, it } from "vitest";
import { tableCards } from "#contract/calls/desk/tableCards.ts";
import { type BoardDesk, boardDesk } from "#provider/testing/deskVisit.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";

const store_id = "diner";
let provider: Planted;
let desk: BoardDesk;
beforeAll(async () => {
  provider = await planted();
  desk = await boardDesk(provider);
});
afterAll(() => provider.close());

it("every table has a card to print, with its code and a line in five languages", async () => {
  const { tables } = await desk.look();
  const cards = await desk.given(tableCards, { store_id });
  expect(cards.tables.map(({ table_id }) => table_id)).toEqual(tables.map(({ table_id }) => table_id));
  expect(new Set(cards.lines.map(({ lang }) => lang))).toEqual(
    new Set(["ja", "en", "zh-Hans", "zh-Hant", "ko"]),
  );
  expect(cards.lines.every(({ text }) => text !== "")).toBe(true);
  const waiter = await desk.as("floor");
  expect(await desk.send(tableCards, { store_id: "nowhere" }, waiter)).toBe("forbidden");
});

it("a card leads to the plain address; where the app is in LINE it can be printed for LINE, with the permanent link", async () => {
  const path = (await desk.look()).tables[0]?.link ?? "";
  const first = async () => (await desk.given(tableCards, { store_id })).tables[0];
  const link = `http://provider.test${path}`;
  expect(await first()).toMatchObject({ link, line_link: null });
  Object.assign(provider.parts.settings, { liffId: "1234567890-AbcdEfgh" });
  expect(await first()).toMatchObject({
    link,
    line_link: `https://liff.line.me/1234567890-AbcdEfgh${path}`,
  });
  Object.assign(provider.parts.settings, { liffId: null });
});
