import { and, asc, desc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { cards } from "#provider/db/tables/cards.ts";

export type CardRow = typeof cards.$inferSelect;

/** A member's cards to pay with, the default first, then the newest. */
export function cardsOf(db: Database, uid: string): Promise<CardRow[]> {
  return db
    .select()
    .from(cards)
    .where(and(eq(cards.uid, uid), isNotNull(cards.confirmed_at)))
    .orderBy(desc(cards.is_default), desc(cards.created_at), asc(cards.id));
}
