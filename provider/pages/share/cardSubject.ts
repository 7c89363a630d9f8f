import { and, eq } from "drizzle-orm";
import type { Picture } from "#contract/scalars.ts";
import type { CardKind } from "#domain/share/shareCard.ts";
import type { Database } from "#provider/db/database.ts";
import { coupons } from "#provider/db/tables/coupons.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { stores } from "#provider/db/tables/stores.ts";

/** The pictures that a card is drawn of. */
export interface CardPictures {
  readonly picture: Picture | null;
  readonly logo: Picture | null;
}

/** What the card of a store, of goods or of a coupon shows; null where there is none of that id. */
export async function cardSubject(db: Database, kind: CardKind, id: string): Promise<CardPictures | null> {
  const look = { picture: stores.picture, logo: stores.logo };
  if (kind === "store") {
    const [store] = await db.select(look).from(stores).where(eq(stores.id, id));
    return store ?? null;
  }
  if (kind === "goods") {
    const [found] = await db
      .select({ picture: goods.picture })
      .from(goods)
      .where(and(eq(goods.id, id), eq(goods.is_withdrawn, false)));
    return found === undefined ? null : { picture: found.picture, logo: null };
  }
  const [coupon] = await db
    .select({ own: coupons.picture, ...look })
    .from(coupons)
    .leftJoin(stores, eq(stores.id, coupons.store_id))
    .where(and(eq(coupons.id, id), eq(coupons.is_withdrawn, false)));
  return coupon === undefined ? null : { picture: coupon.own ?? coupon.picture, logo: coupon.logo };
}
