import * as z from "zod/mini";
import { OrderType, PayStatus, PayType } from "./enumerations.ts";
import { Id, Yen } from "./scalars.ts";

/** created: begun; unknown: the gateway has not said; only an inquiry or a webhook leaves unknown. */
export const PaymentState = z.literal(["created", "unknown", "paid", "failed", "abandoned", "refunded"]);
export type PaymentState = z.infer<typeof PaymentState>;

/** One of the orders that a payment pays. */
export const PaidOrder = z.object({
  order_no: Id,
  order_type: OrderType,
  store_id: Id,
  store_name: z.string(),
  table_id: z.nullable(Id),
  /** What this payment pays of it. */
  amount: Yen,
  pay_status: PayStatus,
});
export type PaidOrder = z.infer<typeof PaidOrder>;

/**
 * What became of a transaction or of an order attempt. Who holds its id, and no session of whoever ordered or pays, is
 * told the state alone: an id stands in addresses, which are shared and kept in histories.
 */
export const Transaction = z.object({
  trans_id: Id,
  /** `order`: the id of an order attempt; `payment`: of an order's payment; `refill`: of a purchase's payment. */
  kind: z.literal(["order", "payment", "refill"]),
  pay_status: PayStatus,
  /** Null for an order attempt. */
  payment_state: z.nullable(PaymentState),
  /** With `refill` the `refill_order_no`. This and all that follows is absent for strangers. */
  order_no: z.optional(Id),
  store_id: z.optional(Id),
  store_name: z.optional(z.string()),
  table_id: z.optional(z.nullable(Id)),
  /** Of this one order or purchase; of all that were paid together it is the sum of `orders`. */
  amount: z.optional(Yen),
  pay_type: z.optional(z.nullable(PayType)),
  /** With `payment`: every order that is paid by it, this one first; absent means unknown. */
  orders: z.optional(z.array(PaidOrder)),
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
