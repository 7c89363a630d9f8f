import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { refillCards } from "#provider/db/tables/storedValue.ts";
import { balanceOf } from "#provider/ledger/balanceOf.ts";
import { walletTopUp } from "#provider/ledger/walletTopUp.ts";
import { isOver } from "./isOver.ts";
import { validUntil } from "./validUntil.ts";
import { writeOff } from "./writeOff.ts";

export interface Credit {
  readonly uid: string;
  readonly store_id: string;
  /** What was paid, and what is credited for it, bonus included; yen. */
  readonly price: number;
  readonly amount: number;
  readonly validity_days: number | null;
  /** What it is credited for, once. */
  readonly reference: string;
  readonly now: Date;
}

export interface Credited {
  readonly target_id: string;
  readonly balance: number;
}

/**
 * Puts an amount on a member's card with a store, which is made when there is none; what had expired on it is gone
 * before. In a transaction of the caller's, once for a reference. The member is locked.
 */
export async function creditCard(db: Database, credit: Credit): Promise<Credited> {
  const { uid, store_id, price, amount, validity_days, reference, now } = credit;
  const fresh = { id: randomUUID(), uid, store_id, created_at: now };
  const valid_until = validUntil(now, validity_days, undefined);
  await db
    .insert(refillCards)
    .values({ ...fresh, valid_until })
    .onConflictDoNothing();
  const [card] = await db
    .select()
    .from(refillCards)
    .where(and(eq(refillCards.uid, uid), eq(refillCards.store_id, store_id)))
    .for("update");
  if (card === undefined) throw new Error(`No card of ${uid} with ${store_id}`);
  const holding = { kind: 1, uid, store_id } as const;
  const isGone = isOver(card.valid_until, now);
  if (isGone) await writeOff(db, holding, { reference: `expiry before ${reference}`, now });
  const isMoved = await walletTopUp(db, {
    uid,
    store_id,
    amount: price,
    bonus: amount - price,
    reference,
    now,
  });
  if (isMoved) {
    const before = isGone ? undefined : card.valid_until;
    const until = card.id === fresh.id ? valid_until : validUntil(now, validity_days, before);
    await db.update(refillCards).set({ valid_until: until }).where(eq(refillCards.id, card.id));
  }
  return { target_id: card.id, balance: (await balanceOf(db, holding)).balance };
}
