import { and, asc, eq, type SQL } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { specialGoods, specials } from "#provider/db/tables/specials.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { offered } from "#provider/goods/findGoods.ts";
import { onShow } from "#provider/stores/list/onShow.ts";
import { runningNow } from "./runningNow.ts";

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

export type SpecialGoodsRow = Awaited<ReturnType<typeof specialGoodsQuery>>[number];
