import { sql } from "drizzle-orm";
import { goodsBrowse, mallGoodsBrowse, storeBrowse } from "#contract/calls/flow.ts";
import * as Code from "#contract/codes.ts";
import { localDay } from "#domain/hours/zonedTime.ts";
import type { Database } from "#provider/db/database.ts";
import { browseCounts } from "#provider/db/tables/messages.ts";
import { findGoods } from "#provider/menu/goods.ts";
import { answer } from "#provider/server/context.ts";
import { findStore } from "./findStore.ts";

export const answerStoreBrowse = answer(storeBrowse, async ({ store_id }, { db, fail, now }) => {
  await findStore(db, store_id, fail);
  await countBrowse(db, "store", store_id, now);
  return {};
});

export const answerGoodsBrowse = answer(goodsBrowse, async (request, { db, fail, now }) => {
  const { goods_id, store_id } = request;
  await findGoods(db, { goods_id, ...(store_id === undefined ? {} : { store_id }) }, fail);
  await countBrowse(db, "goods", goods_id, now);
  return {};
});

export const answerMallGoodsBrowse = answer(mallGoodsBrowse, async (request, { db, fail, now }) => {
  const { goods_id, store_id } = request;
  const row = await findGoods(db, { goods_id, ...(store_id === undefined ? {} : { store_id }) }, fail);
  if (row.mall_category_id === null) return fail(Code.productMissing);
  await countBrowse(db, "goods", goods_id, now);
  return {};
});

/** Counts a look at a store or goods, by the day in Japan; who looked is not kept. */
async function countBrowse(db: Database, kind: "store" | "goods", id: string, now: Date): Promise<void> {
  const day = localDay(now, "Asia/Tokyo");
  await db
    .insert(browseCounts)
    .values({ kind, id, day, count: 1 })
    .onConflictDoUpdate({
      target: [browseCounts.kind, browseCounts.id, browseCounts.day],
      set: { count: sql`${browseCounts.count} + 1` },
    });
}
