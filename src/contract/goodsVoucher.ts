import * as z from "zod/mini";
import { Id, Picture, Time, Yen } from "./scalars.ts";
import { ValueEntry } from "./storedValue.ts";

/** A stored-value voucher for goods (specification, section 3, "Goods voucher"). */
export const GoodsVoucher = z.object({
  voucher_id: Id,
  store_id: Id,
  store_name: z.string(),
  name: z.string(),
  description: z.string(),
  picture: z.nullable(Picture),
  /** What was credited in all. */
  amount: Yen,
  balance: Yen,
  /** Goods that it pays for; empty: all of the store's. */
  goods_ids: z.array(Id),
  /** inactive: a gift that waits for `/activate`. */
  status: z.literal(["inactive", "active", "spent", "expired"]),
  valid_until: z.nullable(Time),
  /** Its last ten uses; the rest by `record`. */
  use_history: z.array(ValueEntry),
});
