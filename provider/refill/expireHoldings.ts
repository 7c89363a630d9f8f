import { and, asc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { type Database, retried } from "#provider/db/database.ts";
import { ledgerAccounts } from "#provider/db/tables/ledger.ts";
import { refillCards, vouchers } from "#provider/db/tables/storedValue.ts";
import type { Holding } from "#provider/ledger/holding.ts";
import type { Parts } from "#provider/server/context.ts";
import { isOver } from "./isOver.ts";
import { writeOff } from "./writeOff.ts";

const AT_ONCE = 50;

/** Writes off what is left on cards and vouchers that have expired. Answers how many there were. */
export async function expireHoldings({ db, clock }: Pick<Parts, "db" | "clock">): Promise<number> {
  const now = clock();
  const { balance, kind, store_id, uid } = ledgerAccounts;
  const cards = await db
    .selectDistinct({ id: refillCards.id, valid_until: refillCards.valid_until })
    .from(refillCards)
    .innerJoin(ledgerAccounts, and(eq(uid, refillCards.uid), eq(store_id, refillCards.store_id)))
    .where(and(lte(refillCards.valid_until, now), gt(balance, 0), inArray(kind, ["wallet", "wallet_bonus"])))
    .orderBy(asc(refillCards.valid_until))
    .limit(AT_ONCE);
  const spent = await db
    .select({ id: vouchers.id })
    .from(vouchers)
    // By the id of its account (`accountId`), which is the key.
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, sql`'holding:' || ${vouchers.id}`))
    .where(and(lte(vouchers.valid_until, now), gt(balance, 0)))
    .orderBy(asc(vouchers.valid_until))
    .limit(AT_ONCE);
  for (const { id } of cards) await retried(() => db.transaction((inner) => expireCard(inner, id, now)));
  for (const { id } of spent) await retried(() => db.transaction((inner) => expireVoucher(inner, id, now)));
  return cards.length + spent.length;
}

// A top-up that came meanwhile moved the end on: it is looked at again under the lock.

async function expireCard(db: Database, id: string, now: Date): Promise<void> {
  const [card] = await db.select().from(refillCards).where(eq(refillCards.id, id)).for("update");
  if (card === undefined || !isOver(card.valid_until, now)) return;
  const holding: Holding = { kind: 1, uid: card.uid, store_id: card.store_id };
  await writeOff(db, holding, { reference: `expiry ${id} ${now.toISOString()}`, now });
}

async function expireVoucher(db: Database, id: string, now: Date): Promise<void> {
  const [voucher] = await db.select().from(vouchers).where(eq(vouchers.id, id)).for("update");
  if (voucher === undefined || !isOver(voucher.valid_until, now)) return;
  const holding: Holding = { kind: 2, id, uid: voucher.uid, store_id: voucher.store_id };
  await writeOff(db, holding, { reference: `expiry ${id} ${now.toISOString()}`, now });
}
