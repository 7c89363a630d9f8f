import { describe, expect, it } from "vitest";
import { type Attempt, readJournal, writeAttempt } from "./journal.ts";
import { someAttempt, someJournal } from "./testing/journal.ts";

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

  it("gives a request back to the letter", () => {
    const store = someJournal();
    const request = { lines: [{ goods_id: "ramen", option_value: ["硬め"], number: 2 }], shown_total: 1_880 };
    writeAttempt(store, { ...someAttempt("one"), request });
    expect(readJournal(store)[0]?.request satisfies Attempt["request"] | undefined).toEqual(request);
  });
});
