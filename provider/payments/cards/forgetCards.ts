import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import { cards } from "#provider/db/tables/cards.ts";
import { vaultOf } from "#provider/gateways/payments/paymentGateways.ts";
import type { Parts } from "#provider/server/context.ts";
import { retireCards } from "./cards.ts";
import { forgetCard } from "./saveCard.ts";

/** Longer than a bank's page stays open. */
const HOUR = 3_600_000;
const AT_ONCE = 200;

/**
 * Has the vaults forget the cards that are gone, those whose bank never agreed, and those that a crash left in a vault.
 * Answers how many are forgotten.
 */
export async function forgetCards(parts: Pick<Parts, "db" | "payment" | "clock">): Promise<number> {
  const { clock, db, payment: gateways } = parts;
  const old = new Date(clock().getTime() - HOUR);
  await retireCards(
    db,
    and(isNull(cards.confirmed_at), lt(cards.created_at, old)) ?? isNull(cards.confirmed_at),
  );
  // Those of a gateway that is gone from the settings wait for it.
  const isGone = and(eq(cards.last4, ""), inArray(cards.gateway, [...gateways.names]));
  const gone = await db.select().from(cards).where(isGone).limit(AT_ONCE);
  let forgotten = 0;
  for (const card of gone) {
    const vault = vaultOf(gateways, card.gateway);
    if (vault !== null && (await forgetCard(parts, vault, card))) forgotten += 1;
  }
  return forgotten;
}
