import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import { balanceOf } from "#provider/ledger/balanceOf.ts";
import { CARD_NAME } from "#provider/refill/cardName.ts";
import { findHolding } from "#provider/refill/ownHolding.ts";
import { topUpTerms } from "#provider/refill/topUpTerms.ts";
import type { TicketRow } from "./ownTicket.ts";

/** What a ticket shows, as it stands now. */
export interface Subject {
  readonly name: Localized;
  /** A coupon's conditions; empty otherwise. */
  readonly description: Localized | null;
  /** Yen there now; null for a coupon. */
  readonly balance: number | null;
  /** What the ticket adds to the balance, or, below 0, takes from it; yen. */
  readonly change: number;
  /** What the store gives on top of cash. */
  readonly bonus: number;
}

/** What a ticket is about; null when it is there no longer. */
export async function subjectOf(
  db: Database,
  {
    kind,
    subject_id,
    uid,
    store_id,
    amount,
  }: Pick<TicketRow, "kind" | "subject_id" | "uid" | "store_id" | "amount">,
): Promise<Subject | null> {
  if (kind === "coupon") {
    const [row] = await db
      .select({ name: coupons.name, description: coupons.description })
      .from(memberCoupons)
      .innerJoin(coupons, eq(coupons.id, memberCoupons.coupon_id))
      .where(eq(memberCoupons.id, subject_id));
    return row === undefined ? null : { ...row, balance: null, change: 0, bonus: 0 };
  }
  if (kind === "top_up") {
    const { balance } = await balanceOf(db, { kind: 1, uid, store_id });
    const terms = await topUpTerms(db, store_id, amount ?? 0);
    const bonus = terms.ok ? terms.amount - (amount ?? 0) : 0;
    return { name: CARD_NAME, description: null, balance, change: (amount ?? 0) + bonus, bonus };
  }
  const held = await findHolding(db, kind === "card" ? 1 : 2, subject_id);
  if (held === null) return null;
  const { balance } = await balanceOf(db, held.holding);
  return { name: held.name, description: null, balance, change: -(amount ?? 0), bonus: 0 };
}
