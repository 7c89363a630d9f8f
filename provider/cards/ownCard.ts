import { and, eq, isNotNull } from "drizzle-orm";
import type { Fail } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import { cards } from "#provider/db/tables/cards.ts";
import type { CardRow } from "./cardsOf.ts";

/** One of a member's cards to pay with. 101: there is no such card; 424: it is somebody else's. */
export async function ownCard(
  db: Database,
  wanted: { readonly uid: string; readonly card_id: string },
  fail: Fail<101 | 424>,
): Promise<CardRow> {
  const isThere = and(eq(cards.id, wanted.card_id), isNotNull(cards.confirmed_at));
  const [card] = await db.select().from(cards).where(isThere);
  if (card === undefined) return fail(101);
  return card.uid === wanted.uid ? card : fail(424);
}
