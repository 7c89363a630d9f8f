import { and, eq, isNull, ne } from "drizzle-orm";
import { cards } from "#provider/db/tables/cards.ts";
import type { Parts } from "#provider/server/context.ts";
import { confirmCard } from "./confirmCard.ts";
import { retireCards } from "./retireCards.ts";

/** Asks what became of the cards whose member was sent to their bank. Never inside a transaction; never throws. */
export async function askForCards(
  parts: Pick<Parts, "db" | "payment" | "clock">,
  uid: string,
): Promise<void> {
  const { db, payment, clock } = parts;
  const waiting = and(eq(cards.uid, uid), isNull(cards.confirmed_at), ne(cards.last4, ""));
  for (const { id, vault_token } of await db.select().from(cards).where(waiting)) {
    const consent = await payment.describe(vault_token).then(
      (card) => card?.consent ?? "refused",
      () => "asked",
    );
    if (consent === "given") await db.transaction((inner) => confirmCard(inner, id, clock()));
    if (consent === "refused") await retireCards(db, eq(cards.id, id));
  }
}
