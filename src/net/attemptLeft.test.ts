import { describe, expect, it } from "vitest";
import { attemptLeft } from "./attemptLeft.ts";
import { type Attempt, writeAttempt } from "./journal.ts";
import { someAttempt, someJournal } from "./testing/journal.ts";

const HOUR = 3_600_000;
const left = (attempts: readonly Attempt[], now = HOUR) => {
  const store = someJournal();
  for (const attempt of attempts) writeAttempt(store, attempt);
  return attemptLeft(store, "bar", now)?.client_order_id ?? null;
};
const one = (state: Attempt["state"], said: Partial<Attempt> = {}) => someAttempt(state, { state, ...said });

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
