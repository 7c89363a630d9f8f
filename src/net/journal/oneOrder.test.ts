import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createOrder } from "#contract/calls/order.ts";
import { getDetailByTransId } from "#contract/calls/payment.ts";
import * as Code from "#contract/codes.ts";
import { someAttempt, someJournal } from "#net/testing/journal.ts";
import { envelope, someSurroundings } from "#net/testing/surroundings.ts";
import { createTransport } from "#net/transport.ts";
import { someOrder } from "#tests/domain/someOrder.ts";
import { askAttempt, OPEN_CODES, sendAttempt } from "./sendAttempt.ts";

/** What happens to a request on its way. */
const faults = [
  "none",
  "lost_request",
  "lost_answer",
  "gateway",
  "broken_answer",
  "busy",
  "in_progress",
] as const;
type Fault = (typeof faults)[number];

/** A provider that does each id's order once, behind a network that fails as the schedule says and then heals. */
function modelProvider(schedule: readonly Fault[]) {
  const orders: string[] = [];
  const byId = new Map<string, string>();
  let request = 0;

  const work = (path: string, body: Readonly<Record<string, unknown>>): Response => {
    if (path === createOrder.path) {
      const id = String(body["client_order_id"]);
      if (!byId.has(id)) {
        orders.push(id);
        byId.set(id, `order-${orders.length}`);
      }
      return envelope(Code.success, someOrder({ order_no: byId.get(id) ?? "" }));
    }
    const id = String(body["trans_id"]);
    const order_no = byId.get(id);
    if (path !== getDetailByTransId.path || order_no === undefined) return envelope(Code.orderMissing);
    const { store_id, store_name, pay_status, pay_type, table_id } = someOrder();
    const facts = { store_id, store_name, pay_status, pay_type, table_id, amount: 1, payment_state: null };
    return envelope(Code.success, { ...facts, trans_id: id, kind: "order", order_no });
  };
  const answer: typeof fetch = async (input, init) => {
    const fault = schedule[request] ?? "none";
    request += 1;
    if (fault === "lost_request") throw new TypeError("Failed to fetch");
    if (fault === "busy") return envelope(Code.tooManyRequests);
    const done = work(String(input), JSON.parse(String(init?.body)) as Record<string, unknown>);
    if (fault === "lost_answer") throw new TypeError("Failed to fetch");
    if (fault === "gateway") return new Response("<html>", { status: 502 });
    if (fault === "broken_answer") return envelope(Code.success, { order_no: 5 });
    return fault === "in_progress" ? envelope(Code.stillInProgress) : done;
  };
  return { answer, orders };
}

describe("one intent of the customer", () => {
  it("becomes one order, whatever is lost on the way, and the customer learns its number", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...faults), { maxLength: 14 }), async (schedule) => {
        const { answer, orders } = modelProvider(schedule);
        const send = createTransport(someSurroundings([], { apiBase: "", fetch: answer }).surroundings);
        const store = someJournal();
        let attempt = someAttempt("attempt-0000000001", { state: "not_sent" });
        attempt = { ...attempt, request: { client_order_id: attempt.client_order_id } };
        for (let step = 0; step < 40 && attempt.state !== "sent"; step += 1) {
          expect(attempt.state).not.toBe("refused");
          attempt =
            attempt.state === "not_sent"
              ? (await sendAttempt(send, store, createOrder, attempt, OPEN_CODES)).attempt
              : await askAttempt(send, store, attempt);
          expect(orders.length).toBeLessThanOrEqual(1);
        }
        expect(attempt).toMatchObject({ state: "sent", order_no: "order-1" });
        expect(orders).toHaveLength(1);
      }),
      { numRuns: 300 },
    );
  });
});
