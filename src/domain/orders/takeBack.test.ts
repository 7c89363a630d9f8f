import { expect, test } from "vitest";
import { OrderStatus } from "#contract/enumerations.ts";
import { allStates, faultsOf } from "#tests/domain/orderStates.ts";
import { lastDone, takenBack } from "./takeBack.ts";

const lasts = ["accepted", "added", "ready", "completed", "settled"] as const;

test("what is taken back leaves an order as sound, its money untouched, and cancels nothing", () => {
  const tried = allStates.flatMap((state) =>
    lasts.flatMap((last) => {
      const next = takenBack(state, last);
      return typeof next === "number" ? [] : [{ state, next }];
    }),
  );
  expect(tried.length).toBeGreaterThan(50);
  for (const { next, state } of tried) {
    expect(state.order_status).toBeGreaterThan(OrderStatus.pending);
    expect([next.pay_status, next.is_cashier_pending]).toEqual([state.pay_status, state.is_cashier_pending]);
    expect([state.order_status, state.order_status - 1]).toContain(next.order_status);
    expect(faultsOf(next)).toEqual([]);
  }
  expect(allStates.filter((state) => typeof takenBack(state, undefined) !== "number")).toEqual([]);
});

test("what was done last is told by its time, a moment long; of two at once the later step", () => {
  const now = new Date("2026-11-27T12:00:00Z");
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
  const none = { accepted: null, added: null, ready: null, completed: null, settled: null };
  expect(lastDone({ ...none, accepted: ago(20), completed: ago(5) }, now)).toEqual({
    what: "completed",
    at: ago(5),
  });
  expect(lastDone({ ...none, completed: ago(5), settled: ago(5) }, now)?.what).toBe("settled");
  expect(lastDone({ ...none, accepted: ago(60) }, now)?.what).toBe("accepted");
  expect(lastDone({ ...none, accepted: ago(61) }, now)).toBeUndefined();
  expect(lastDone(none, now)).toBeUndefined();
});
