import * as fc from "fast-check";
import { expect } from "vitest";
import { informList } from "#contract/calls/inform.ts";
import { PayStatus } from "#contract/enumerations.ts";
import { booksOf } from "./booksOf.ts";
import { liveThrough } from "./liveThrough.ts";
import { type ScheduleStage, SUPPLY } from "./scheduleStage.ts";
import { type Schedule, someSchedule } from "./someSchedule.ts";

/**
 * Has so many random schedules happen, one after the other, to orders of one kind: each intent is one order at most,
 * which its customer knows of, and its money stays with it or goes back. What is found wrong is told with its seed.
 */
export async function happenAtRandom(
  stage: ScheduleStage,
  order_type: Schedule["order_type"],
  numRuns: number,
): Promise<void> {
  const told = await fc.check(
    fc.asyncProperty(someSchedule(order_type), async (schedule) => {
      expect(await faultsAfter(stage, schedule)).toEqual([]);
    }),
    // What went wrong depends on all that came before it: there is nothing to make smaller.
    { numRuns, endOnFailure: true },
  );
  expect(told.failed ? fc.defaultReportMessage(told) : "").toBe("");
}

/** What is wrong once a schedule is over. */
async function faultsAfter(stage: ScheduleStage, schedule: Schedule): Promise<string[]> {
  const { attempt, client_order_id, me } = await liveThrough(stage, schedule);
  const placed = await stage.ordersOf(me.uid, client_order_id);
  const [order] = placed;
  if (order === undefined) return attempt?.state === "sent" ? ["an order that is none"] : [];
  const isKnown = attempt?.state === "sent" && attempt.order_no === order.order_no;
  const money = await stage.paymentsOf(order.order_no);
  const kept = money.filter(({ state }) => state === "paid").length;
  const faults: [boolean, string][] = [
    [placed.length > 1, "two orders for one intent"],
    // What arrives after its customer has stopped waiting is told by a notice.
    [!isKnown && !schedule.network.includes("delayed"), "an order that its customer was not told of"],
    [!isKnown && !(await notices()).includes(order.order_no), "an order that nobody knows of"],
    [kept > 1, "paid twice"],
    [kept === 1 && order.pay_status !== PayStatus.paid, "money without an order"],
    [kept === 0 && order.pay_status === PayStatus.paid, "an order paid with no money"],
  ];
  return faults.flatMap(([isSo, fault]) => (isSo ? [fault] : []));

  async function notices() {
    const { data } = await me.send(informList, {});
    return data.items.map((notice) => notice.order_no);
  }
}

/** Holds places, pieces, offers and money to the orders that there are; answers how many were placed. */
export async function placedByTheBooks(stage: ScheduleStage): Promise<number> {
  const { ledger, offered, paid, paidOrders, placed, slots, stock } = await booksOf(stage.provider, SUPPLY);
  expect(slots.booked).toEqual(slots.places);
  expect(Math.max(...Object.values(slots.booked))).toBeLessThanOrEqual(SUPPLY.places);
  expect(stock.left).toBe(stock.reckoned);
  expect(Math.max(0, ...Object.values(offered))).toBeLessThanOrEqual(SUPPLY.limit);
  expect(ledger.moved).toEqual(ledger.balances);
  expect(paid).toEqual(paidOrders);
  expect(new Set(stage.fake.refunded).size).toBe(stage.fake.refunded.length);
  return placed;
}
