import * as z from "zod/mini";
import { Flag, Id, Time, Yen } from "./scalars.ts";

/** Something of value shown at the counter, for the clerk to confirm by its code. */
export const UseTicket = z.object({
  use_id: Id,
  /** `top_up`: cash that the clerk takes for the customer's card; the others are spent. */
  kind: z.literal(["coupon", "card", "voucher", "top_up"]),
  /** Six digits to show; others take their place when they run out, and they count once. Empty once it is decided. */
  code: z.string(),
  /** The same as a text for a QR code, for a clerk who scans; empty with `code`. */
  qr_text: z.string(),
  code_expires_at: z.nullable(Time),
  /** When it ends undecided: no code is renewed from then on. */
  expires_at: Time,
  /** `withdrawn`: whoever showed it stopped before a clerk confirmed it. */
  state: z.literal(["waiting", "confirmed", "refused", "expired", "withdrawn"]),
  store_id: Id,
  store_name: z.string(),
  /** Name of the coupon, voucher or card. */
  name: z.string(),
  /** What is spent, or paid in; null for a coupon. */
  amount: z.nullable(Yen),
  /** What is there afterwards, bonus included; null for a coupon. */
  balance: z.nullable(Yen),
  decided_time: z.nullable(Time),
  is_reversed: Flag,
});
export type UseTicket = z.infer<typeof UseTicket>;
