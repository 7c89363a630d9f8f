import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { addresses } from "#provider/db/tables/addresses.ts";
import { cards } from "#provider/db/tables/cards.ts";
import { shopcartLines } from "#provider/db/tables/mall.ts";
import { favourites } from "#provider/db/tables/signIn.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { withoutKeys } from "./withoutKeys.ts";

/** Where someone lives, pays with, likes to go, and what lies in their carts. */
export async function contactsOf(db: Database, uid: string) {
  const own = await db
    .select()
    .from(addresses)
    .where(eq(addresses.uid, uid))
    .orderBy(asc(addresses.created_at));
  const lines = await db
    .select()
    .from(shopcartLines)
    .where(eq(shopcartLines.uid, uid))
    .orderBy(asc(shopcartLines.added_at));
  return {
    addresses: withoutKeys(own, "uid"),
    // The number is in the payment service's vault and never was here.
    credit_cards: await db
      .select({
        id: cards.id,
        brand: cards.brand,
        last4: cards.last4,
        valid_period: cards.valid_period,
        is_default: cards.is_default,
        saved_at: cards.created_at,
      })
      .from(cards)
      .where(and(eq(cards.uid, uid), isNotNull(cards.confirmed_at)))
      .orderBy(asc(cards.created_at)),
    favourites: await db
      .select({ store_id: favourites.store_id, store_name: stores.name, marked_at: favourites.created_at })
      .from(favourites)
      .leftJoin(stores, eq(stores.id, favourites.store_id))
      .where(eq(favourites.uid, uid))
      .orderBy(asc(favourites.created_at)),
    cart: withoutKeys(lines, "uid"),
  };
}
