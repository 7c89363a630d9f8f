import { and, eq, isNotNull, isNull, ne } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { cards } from "#provider/db/tables/cards.ts";
import { preferCard } from "./preferCard.ts";
import { retireCards } from "./retireCards.ts";

/**
 * Lets a card be paid with, now that its bank agreed; one that replaces another takes that one's place, its id
 * included. Answers the id by which it is known from now on; one that is confirmed already, or gone, stays so.
 */
export async function confirmCard(db: Database, card_id: string, now: Date): Promise<string> {
  const waits = and(eq(cards.id, card_id), isNull(cards.confirmed_at), ne(cards.last4, ""));
  const [card] = await db.select().from(cards).where(waits).for("update");
  if (card === undefined) return card_id;
  const { uid, vault_token, brand, last4, valid_period, replaces, wants_default } = card;
  const replaced = and(eq(cards.id, replaces ?? ""), eq(cards.uid, uid), isNotNull(cards.confirmed_at));
  const [old] = await db.select().from(cards).where(replaced).for("update");
  const id = old?.id ?? card_id;
  if (old === undefined) {
    await db.update(cards).set({ confirmed_at: now, replaces: null }).where(eq(cards.id, card_id));
  } else {
    await db.update(cards).set({ vault_token, brand, last4, valid_period }).where(eq(cards.id, old.id));
    await db.update(cards).set({ vault_token: old.vault_token }).where(eq(cards.id, card_id));
    await retireCards(db, eq(cards.id, card_id));
  }
  if (wants_default) await preferCard(db, { uid, id });
  return id;
}
