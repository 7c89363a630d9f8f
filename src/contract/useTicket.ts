import * as z from "zod/mini";
import { Flag, Id, Time, Yen } from "./scalars.ts";

/** Something of value shown at the counter, for the clerk to confirm by its code. */
export const UseTicket = z.object({
  use_id: Id,
  /** To show as digits and as a QR code; it changes when it runs out, and counts once. Empty once it is decided. */
  code: z.string(),
  code_expires_at: z.nullable(Time),
  state: z.literal(["waiting", "confirmed", "refused", "expired"]),
  store_id: Id,
  store_name: z.string(),
  /** Name of the coupon, voucher or card. */
  name: z.string(),
  /** What is spent; null for a coupon. */
  amount: z.nullable(Yen),
  /** What is left afterwards; null for a coupon. */
  balance: z.nullable(Yen),
  decided_time: z.nullable(Time),
  is_reversed: Flag,
});
