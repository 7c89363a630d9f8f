import { and, asc, eq, gt, isNull, or } from "drizzle-orm";
import type * as z from "zod/mini";
import type { RefillCard } from "#contract/storedValue.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { refillCards } from "#provider/db/tables/storedValue.ts";
import { balancesOf } from "#provider/ledger/balancesOf.ts";
import { CARD_NAME } from "./cardName.ts";

/** A member's prepaid cards with their balances; with `for_store` those that it takes and that are still good. */
export async function cardsOf(
  db: Database,
  of: {
    readonly uid: string;
    readonly for_store: string | undefined;
    readonly language: WireLanguage;
    readonly now: Date;
  },
): Promise<z.infer<typeof RefillCard>[]> {
  const { uid, for_store, language, now } = of;
  const { valid_until, store_id } = refillCards;
  const isTaken = and(eq(store_id, for_store ?? ""), or(isNull(valid_until), gt(valid_until, now)));
  const rows = await db
    .select({ card: refillCards, store: stores })
    .from(refillCards)
    .innerJoin(stores, eq(stores.id, store_id))
    .where(and(eq(refillCards.uid, uid), for_store === undefined ? undefined : isTaken))
    .orderBy(asc(refillCards.created_at), asc(refillCards.id));
  const balances = await balancesOf(
    db,
    rows.map(({ card }) => ({ kind: 1, uid, store_id: card.store_id }) as const),
  );
  return rows.map(({ card, store }, index) => ({
    card_id: card.id,
    store_id: store.id,
    store_name: store.name[language],
    store_picture: store.logo ?? store.picture,
    name: CARD_NAME[language],
    balance: balances[index]?.balance ?? 0,
    bonus_balance: balances[index]?.bonus ?? 0,
    valid_until: card.valid_until?.toISOString() ?? null,
    accepted_store_ids: [],
  }));
}
