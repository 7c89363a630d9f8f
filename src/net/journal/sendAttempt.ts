import type { RequestOf, UniversalCode } from "#contract/call.ts";
import type { mallCreateOrder } from "#contract/calls/mallOrder.ts";
import type { addOrder, createOrder } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { isRecord } from "#domain/values/untrusted.ts";
import { type Answer, type Failure, isUndecided } from "#net/answer.ts";
import type { Callable } from "#net/calls/callReference.ts";
import { getDetailByTransIdCall } from "#net/calls/orderCalls.ts";
import type { Send, SendOptions } from "#net/transport.ts";
import { type Attempt, type JournalStore, readJournal, writeAttempt } from "./journal.ts";

type OrderCall = typeof createOrder | typeof addOrder | typeof mallCreateOrder;

/**
 * Codes that leave open whether an order was placed under this id: another request with it was first, or is still
 * being worked on; an earlier try may have arrived; the provider failed on the way.
 */
export const OPEN_CODES = [
  Code.idempotencyKeyReused,
  Code.stillInProgress,
  Code.tooManyRequests,
  Code.unexpectedFailure,
] as const satisfies readonly UniversalCode[];

/** Attempts that this page is sending: until that ends, who asks about them hears too early that they never arrived. */
const underWay = new Set<string>();

/**
 * Sends an order attempt under its own id as key, journal first. Where the answer is lost the attempt stays
 * `sending`: `askAttempt` finds out before anything is offered again.
 */
export async function sendAttempt<C extends OrderCall>(
  send: Send,
  store: JournalStore,
  call: Callable<C>,
  attempt: Attempt,
  handles: NonNullable<SendOptions<C>["handles"]>,
): Promise<{ answer: Answer<C>; attempt: Attempt }> {
  const begun: Attempt = { ...attempt, state: "sending" };
  writeAttempt(store, begun);
  underWay.add(attempt.client_order_id);
  const answer = await send(call, attempt.request as RequestOf<C>, {
    key: attempt.client_order_id,
    handles,
  }).finally(() => underWay.delete(attempt.client_order_id));
  const ended: Attempt = answer.ok
    ? { ...begun, state: "sent", order_no: orderIn(answer.data) }
    : isOpen(answer)
      ? begun
      : { ...begun, state: answer.kind === "code" ? "refused" : "not_sent" };
  writeAttempt(store, ended);
  return { answer, attempt: ended };
}

/** The order that was placed; of a purchase in the mall the first one. */
function orderIn(data: unknown): string | null {
  if (!isRecord(data)) return null;
  const { orders, order_no } = data;
  if (Array.isArray(orders)) return orderIn(orders[0]);
  return typeof order_no === "string" ? order_no : null;
}

/** Whether the order may have been placed all the same; an answer that breaks the contract says nothing. */
function isOpen(failure: Failure): boolean {
  if (failure.kind === "code") return OPEN_CODES.some((code) => code === failure.code);
  return failure.kind === "contract" || isUndecided(failure);
}

/**
 * Asks the provider what became of an attempt; it stays `sending` while nobody can say, and while this page is still
 * sending it. What another screen or tab has found out meanwhile is taken from the journal.
 */
export async function askAttempt(send: Send, store: JournalStore, attempt: Attempt): Promise<Attempt> {
  if (underWay.has(attempt.client_order_id)) return attempt;
  const kept = readJournal(store).find((one) => one.client_order_id === attempt.client_order_id);
  if (kept && kept.state !== "sending") return kept;
  const answer = await send(
    getDetailByTransIdCall,
    { trans_id: attempt.client_order_id },
    { isSilent: true },
  );
  // It has no number for who is no longer who ordered: asked again once they have signed in.
  const order_no = answer.ok ? answer.data.order_no : undefined;
  const known: Attempt = order_no
    ? { ...attempt, state: "sent", order_no }
    : !answer.ok && answer.kind === "code" && answer.code === Code.orderMissing
      ? { ...attempt, state: "not_sent" }
      : attempt;
  if (known.state !== attempt.state) writeAttempt(store, known);
  return known;
}
