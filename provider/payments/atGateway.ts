import { eq } from "drizzle-orm";
import { payments } from "#provider/db/tables/payments.ts";
import type { RefundState, Try, TryAnswer, TryState } from "#provider/gateways/payments/paymentGateway.ts";
import type { Parts } from "#provider/server/context.ts";
import type { PaymentRow } from "./paymentRows.ts";

/** What is said of a payment: `unknown` while its gateway has not decided, or cannot be reached. */
export type GatewayAnswer = "unknown" | "paid" | "failed" | "abandoned" | "refunded";

/** What is asked about, as its payment has it. */
export type Tried = Pick<PaymentRow, "begun_at" | "created_at" | "gateway" | "gateway_id" | "gateway_ref">;

type Asking = Pick<Parts, "clock" | "db" | "payment">;

/** Milliseconds that a gateway may take for an answer. */
const PATIENCE = 30_000;
/**
 * Milliseconds after which a try that its gateway was asked to begin, and knows nothing of, was never begun: what was asked
 * for is not on its way any more.
 */
const ON_ITS_WAY = 60_000;

/** Waits for a gateway's answer, and no longer than it may take. Rejects where none comes. */
export async function answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The payment gateway did not answer in time")), PATIENCE);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Asks how a payment stands; never throws: null where its gateway is out of reach, or gone from the settings. */
export const queryAtGateway = (asking: Asking, payment: Tried): Promise<GatewayAnswer | null> =>
  asked(asking, payment, "query");

/** Gives up a payment that nobody has decided yet, and answers how it stands then, as `queryAtGateway` does. */
export const cancelAtGateway = (asking: Asking, payment: Tried): Promise<GatewayAnswer | null> =>
  asked(asking, payment, "cancel");

async function asked(
  asking: Asking,
  payment: Tried,
  verb: "query" | "cancel",
): Promise<GatewayAnswer | null> {
  const gateway = gatewayOf(asking, payment);
  if (gateway === null) return null;
  const answer = await answered(gateway[verb](tryOf(payment))).catch(() => null);
  if (answer === null) return null;
  await keepId(asking, payment, answer);
  return takenAs(answer.state, payment, asking.clock());
}

/** Asks for money back; never throws: what a gateway out of reach made of it is asked again, under the same id. */
export async function refundAtGateway(
  asking: Asking,
  payment: Tried,
  share: { readonly refund_id: string; readonly amount: number },
): Promise<RefundState> {
  const gateway = gatewayOf(asking, payment);
  if (gateway === null) return "failed";
  return answered(gateway.refund(tryOf(payment), share)).catch(() => "failed");
}

/** What a gateway says, in our books' words. */
export function takenAs(
  state: TryState,
  { begun_at, created_at }: Pick<Tried, "begun_at" | "created_at">,
  now: Date,
): GatewayAnswer {
  const since = begun_at ?? created_at;
  const isOnItsWay = now.getTime() - since.getTime() < ON_ITS_WAY;
  const words: Readonly<Record<TryState, GatewayAnswer>> = {
    none: isOnItsWay ? "unknown" : "failed",
    open: "unknown",
    authorized: "unknown",
    paid: "paid",
    failed: "failed",
    expired: "abandoned",
    // What went back stands in our own books.
    refunded_in_part: "paid",
    refunded: "refunded",
  };
  return words[state];
}

/** A payment as its gateway is told of it. */
export const tryOf = ({ created_at, gateway_id, gateway_ref: ref }: Tried): Try => ({
  ref,
  gateway_id,
  created_at,
});

/** Keeps what the gateway calls a try. */
async function keepId(
  { db }: Pick<Asking, "db">,
  { gateway_id: known, gateway_ref }: Tried,
  { gateway_id }: Pick<TryAnswer, "gateway_id">,
): Promise<void> {
  if (gateway_id === undefined || gateway_id === known) return;
  await db.update(payments).set({ gateway_id }).where(eq(payments.gateway_ref, gateway_ref));
}

const gatewayOf = ({ payment }: Pick<Asking, "payment">, { gateway }: Pick<Tried, "gateway">) =>
  gateway === null ? null : payment.named(gateway);
