import { and, asc, eq, gt, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import * as Code from "#contract/codes.ts";
import type { Special, SpecialGoods } from "#contract/goods.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { specialPrice } from "#domain/price/unitPrice.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { specialGoods, specials, specialStores } from "#provider/db/tables/specials.ts";
import { stores } from "#provider/db/tables/stores.ts";
import type { Fail } from "#provider/server/context.ts";
import { onShow } from "#provider/stores/list/storePage.ts";
import { offered, presentListed } from "./goods.ts";

/** What is on offer now, in the operator's order; offers without a store on show are left out. */
export async function readSpecials(
  db: Database,
  where: SQL | undefined,
  { language, now }: { readonly language: WireLanguage; readonly now: Date },
): Promise<z.infer<typeof Special>[]> {
  const rows = await db
    .select({ special: specials, store_count: sql<number>`count(*)::int` })
    .from(specials)
    .innerJoin(specialStores, eq(specialStores.special_id, specials.id))
    .innerJoin(stores, eq(stores.id, specialStores.store_id))
    .where(and(where, runningNow(now), onShow))
    .groupBy(specials.id)
    .orderBy(asc(specials.position), asc(specials.id));
  return rows.map(({ special, store_count }) => ({
    special_id: special.id,
    kind: special.kind,
    title: special.title[language],
    about: special.about[language],
    picture: special.picture,
    start_time: special.start_time.toISOString(),
    end_time: special.end_time.toISOString(),
    store_count,
  }));
}

/** An offer by its id, while it runs. 101 when there is none. */
export async function findSpecial(
  db: Database,
  special_id: string,
  shown: { readonly language: WireLanguage; readonly now: Date },
  fail: Fail<typeof Code.noData>,
): Promise<z.infer<typeof Special>> {
  const [special] = await readSpecials(db, eq(specials.id, special_id), shown);
  return special ?? fail(Code.noData);
}

/** Offers that have begun and not ended. */
export function runningNow(now: Date): SQL | undefined {
  return and(lte(specials.start_time, now), gt(specials.end_time, now));
}

/** What an offer asks and takes off for one of its goods. */
export type Offer = typeof specialGoods.$inferSelect;

/** The offers that lines name, by their goods, as far as they run and hold these goods. */
export async function runningOffers(
  db: Database,
  lines: readonly { readonly goods_id: string; readonly special_id?: string | undefined }[],
  now: Date,
): Promise<Map<string, Offer>> {
  const named = lines.flatMap(({ goods_id, special_id }) =>
    special_id === undefined
      ? []
      : and(eq(specialGoods.goods_id, goods_id), eq(specialGoods.special_id, special_id)),
  );
  if (named.length === 0) return new Map();
  const running = db.select({ id: specials.id }).from(specials).where(runningNow(now));
  const rows = await db
    .select()
    .from(specialGoods)
    .where(and(or(...named), inArray(specialGoods.special_id, running)));
  return new Map(rows.map((row) => [row.goods_id, row]));
}

/** Goods that running offers hold, of stores on show, without what was withdrawn: in the offers' order. */
export function specialGoodsQuery(db: Database, where: SQL | undefined, now: Date) {
  return db
    .select({ goods, offer: specialGoods, special: specials, store_name: stores.name })
    .from(specialGoods)
    .innerJoin(specials, eq(specials.id, specialGoods.special_id))
    .innerJoin(goods, eq(goods.id, specialGoods.goods_id))
    .innerJoin(stores, eq(stores.id, goods.store_id))
    .where(and(where, runningNow(now), onShow, offered))
    .orderBy(asc(specials.position), asc(specials.id), asc(goods.id));
}

type SpecialGoodsRow = Awaited<ReturnType<typeof specialGoodsQuery>>[number];

/** Goods on offer, at the offer's price. */
export function presentSpecialGoods(
  { goods: dish, offer, special, store_name }: SpecialGoodsRow,
  language: WireLanguage,
): z.infer<typeof SpecialGoods> {
  return {
    goods: specialPrice(presentListed(dish, language), offer),
    special_id: special.id,
    kind: special.kind,
    store_name: store_name[language],
    sale_from: special.start_time.toISOString(),
    sale_until: special.end_time.toISOString(),
    receive_from: offer.receive_from,
    receive_until: offer.receive_until,
    limit_per_person: offer.limit_per_person,
  };
}
