import type { addOrder, createOrder } from "#contract/calls/order.ts";
import { getDetailByTransId } from "#contract/calls/payment.ts";
import type { RequestOf } from "#contract/call.ts";
import { type Answer, isUndecided } from "./answer.ts";
import { type Attempt, type JournalStore, writeAttempt } from "./journal.ts";
import type { Send, SendOptions } from "./transport.ts";

type OrderCall = typeof createOrder | typeof addOrder;

/**
 * Sends an order attempt under its own id as key, journal first. Where the answer is lost the attempt stays
 * `sending`: `askAttempt` finds out before anything is offered again.
 */
export async function sendAttempt<C extends OrderCall>(
  send: Send,
  store: JournalStore,
  call: C,
  attempt: Attempt,
  handles: NonNullable<SendOptions<C>["handles"]>,
): Promise<{ answer: Answer<C>; attempt: Attempt }> {
  const begun: Attempt = { ...attempt, state: "sending" };
  writeAttempt(store, begun);
  const answer = await send(call, attempt.request as RequestOf<C>, { key: attempt.client_order_id, handles });
  const ended: Attempt = answer.ok
    ? { ...begun, state: "sent", order_no: (answer.data as { order_no: string }).order_no }
    : isUndecided(answer)
      ? begun
      : { ...begun, state: answer.kind === "code" ? "refused" : "not_sent" };
  // An answer that breaks the contract may still have placed the order.
  const kept: Attempt = !answer.ok && answer.kind === "contract" ? begun : ended;
  writeAttempt(store, kept);
  return { answer, attempt: kept };
}

/** Asks the provider what became of an attempt; it stays `sending` while nobody can say. */
export async function askAttempt(send: Send, store: JournalStore, attempt: Attempt): Promise<Attempt> {
  const answer = await send(getDetailByTransId, { trans_id: attempt.client_order_id }, { isSilent: true });
  const known: Attempt = answer.ok
    ? { ...attempt, state: "sent", order_no: answer.data.order_no }
    : answer.kind === "code" && answer.code === 412
      ? { ...attempt, state: "not_sent" }
      : attempt;
  if (known.state !== attempt.state) writeAttempt(store, known);
  return known;
}
