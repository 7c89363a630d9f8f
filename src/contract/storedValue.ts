import * as z from "zod/mini";
import { Id, Time, Yen } from "./scalars.ts";

/** 1 refill card, 2 goods voucher. */
export const StoredValueKind = z.literal([1, 2]);

/** A part of a price that a balance pays. */
export const StoredValuePart = z.object({
  kind: StoredValueKind,
  /** A `card_id` or `voucher_id` of the caller's. */
  id: Id,
  amount: Yen,
});

export type StoredValuePart = z.infer<typeof StoredValuePart>;

/** What balances are to pay of a price: none twice. */
export const StoredValueParts = z.array(StoredValuePart).check(z.maxLength(10));

/** A line of the history of a card or voucher (specification, section 3: "name, date, amount"). */
export const ValueEntry = z.object({
  entry_id: Id,
  kind: z.literal(["purchase", "bonus", "gift", "spend", "refund", "expiry", "correction"]),
  /** What it was for: a store, an order, an offer. */
  name: z.string(),
  date: Time,
  /** Yen, negative when it was spent. */
  amount: z.int(),
  balance_after: Yen,
  order_no: z.nullable(Id),
});
