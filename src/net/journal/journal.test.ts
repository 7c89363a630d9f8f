import { describe, expect, it } from "vitest";
import { OrderType } from "#contract/enumerations.ts";
import { someAttempt, someJournal } from "#net/testing/journal.ts";
import { type Attempt, attemptLeft, readJournal, writeAttempt } from "./journal.ts";

describe("the journal of order attempts", () => {
  it("keeps an attempt once, in its newest state, newest last", () => {
    const store = someJournal();
    writeAttempt(store, someAttempt("one"));
    writeAttempt(store, someAttempt("two"));
    writeAttempt(store, { ...someAttempt("one"), state: "sent", order_no: "7" });
    expect(readJournal(store).map(({ client_order_id, state }) => [client_order_id, state])).toEqual([
      ["two", "sending"],
      ["one", "sent"],
    ]);
  });

  it("keeps the last twenty", () => {
    const store = someJournal();
    for (let count = 1; count <= 30; count += 1) writeAttempt(store, someAttempt(`attempt-${count}`));
    const kept = readJournal(store);
    expect(kept).toHaveLength(20);
    expect(kept[0]?.client_order_id).toBe("attempt-11");
  });

  it.each(["", "{", "null", "{}", "[7]", '[{"client_order_id":"x"}]'])(
    "is empty when %s is stored",
    (text) => {
      expect(readJournal(someJournal(text))).toEqual([]);
    },
  );

  it("drops a broken attempt alone", () => {
    const kept = JSON.stringify([
      someAttempt("one"),
      { ...someAttempt("two"), request: 7 },
      someAttempt("three"),
    ]);
    expect(readJournal(someJournal(kept)).map(({ client_order_id }) => client_order_id)).toEqual([
      "one",
      "three",
    ]);
  });

  const tea = { goods_id: "tea", option_value: [], number: 1 };
  it.each([
    ["/order/order/createorder", { lines: [tea] }, 1, null],
    ["/order/order/createorder", { order_type: OrderType.dineIn, lines: [tea] }, 1, null],
    ["/order/order/createorder", { order_type: OrderType.takeAway, lines: [tea] }, 2, null],
    ["/order/order/createorder", { order_type: OrderType.delivery, lines: [tea] }, 3, null],
    [
      "/order/order/createorder",
      { order_type: OrderType.takeAway, lines: [{ ...tea, special_id: "fair" }] },
      4,
      null,
    ],
    [
      "/order/order/createorder",
      { order_type: OrderType.delivery, lines: [{ ...tea, special_id: "fair" }] },
      5,
      null,
    ],
    ["/order/order/addorder", { order_no: "7", lines: [tea] }, 1, "7"],
    ["/mall/order/createorder", { orders: [] }, "mall", null],
  ])("knows the cart of an attempt by %s that an earlier version kept", (path, request, cart, adds_to) => {
    const { cart: _, adds_to: __, ...kept } = someAttempt("one", { path, request });
    expect(readJournal(someJournal(JSON.stringify([kept])))).toMatchObject([{ cart, adds_to, request }]);
  });

  it("gives a request back to the letter", () => {
    const store = someJournal();
    const request = { lines: [{ goods_id: "ramen", option_value: ["硬め"], number: 2 }], shown_total: 1_880 };
    writeAttempt(store, { ...someAttempt("one"), request });
    expect(readJournal(store)[0]?.request satisfies Attempt["request"] | undefined).toEqual(request);
  });
});

describe("attempt left", () => {
  const HOUR = 3_600_000;
  const left = (attempts: readonly Attempt[], now = HOUR) => {
    const store = someJournal();
    for (const attempt of attempts) writeAttempt(store, attempt);
    return attemptLeft(store, "bar", now)?.client_order_id ?? null;
  };
  const one = (state: Attempt["state"], said: Partial<Attempt> = {}) =>
    someAttempt(state, { state, ...said });

  describe("what the customer must still be told about", () => {
    it("is an attempt of which nobody knows what became of it, however old", () => {
      expect(left([one("sending"), one("not_sent")], 100 * HOUR)).toBe("sending");
    });

    it("is the last attempt when it never arrived, while they sit there", () => {
      expect(left([one("sent"), one("not_sent")])).toBe("not_sent");
      expect(left([one("not_sent")], 4 * HOUR)).toBeNull();
      expect(left([one("not_sent"), one("sent")])).toBeNull();
    });

    it("is nothing that was settled or given up, and nothing of another store", () => {
      expect(left([one("sent")])).toBeNull();
      expect(left([one("refused")])).toBeNull();
      expect(left([one("given_up")])).toBeNull();
      expect(left([one("sending", { store_id: "other" })])).toBeNull();
    });
  });
});
