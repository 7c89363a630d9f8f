import { and, eq, isNull, lt } from "drizzle-orm";
import { cards } from "#provider/db/tables/cards.ts";
import type { Parts } from "#provider/server/context.ts";
import { retireCards } from "./retireCards.ts";

/** Longer than a bank's page stays open. */
const HOUR = 3_600_000;
const AT_ONCE = 200;

/** Has the vault forget the cards that are gone, and those whose bank never agreed. Answers how many. */
export async function forgetCards({
  db,
  payment,
  clock,
}: Pick<Parts, "db" | "payment" | "clock">): Promise<number> {
  const old = new Date(clock().getTime() - HOUR);
  await retireCards(
    db,
    and(isNull(cards.confirmed_at), lt(cards.created_at, old)) ?? isNull(cards.confirmed_at),
  );
  const gone = await db.select().from(cards).where(eq(cards.last4, "")).limit(AT_ONCE);
  for (const { id, vault_token } of gone) {
    await payment.forget(vault_token);
    await db.delete(cards).where(eq(cards.id, id));
  }
  return gone.length;
}
