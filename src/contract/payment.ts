import * as z from "zod/mini";
import { PayStatus, PayType } from "./enumerations.ts";
import { Id, Yen } from "./scalars.ts";

/** created: begun; unknown: the gateway has not said; only an inquiry or a webhook leaves unknown. */
export const PaymentState = z.literal(["created", "unknown", "paid", "failed", "abandoned", "refunded"]);
export type PaymentState = z.infer<typeof PaymentState>;

/** What became of a transaction or of an order attempt, told to whoever holds its unguessable id. */
export const Transaction = z.object({
  trans_id: Id,
  /** `order`: the id of an order attempt; `payment`: of an order's payment; `refill`: of a purchase's payment. */
  kind: z.literal(["order", "payment", "refill"]),
  /** With `refill` the `refill_order_no`. */
  order_no: Id,
  store_id: Id,
  store_name: z.string(),
  table_id: z.nullable(Id),
  amount: Yen,
  pay_type: z.nullable(PayType),
  pay_status: PayStatus,
  /** Null for an order attempt. */
  payment_state: z.nullable(PaymentState),
});
export type Transaction = z.infer<typeof Transaction>;

/** Data of 428 at payorder: why a card, a wallet or a voucher did not pay; without data it cannot be paid at all. */
export const PaymentRefused = z.object({
  /** declined: by the card's bank, or given up on its page; balance: what is to pay from does not hold enough. */
  reason: z.literal(["declined", "balance"]),
  /** What it lacks, and what it holds. */
  missing: z.optional(Yen),
  balance: z.optional(Yen),
});
export type PaymentRefused = z.infer<typeof PaymentRefused>;
