import { and, eq, inArray, sql } from "drizzle-orm";
import { presellStoreList } from "#contract/calls/specials.ts";
import { answer } from "#provider/server/context.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { specialGoods, specials } from "#provider/db/tables/specials.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { presentSpecialGoods } from "#provider/specials/presentSpecialGoods.ts";
import { runningNow } from "#provider/specials/runningNow.ts";
import { specialGoodsQuery } from "#provider/specials/specialGoodsQuery.ts";
import { listStores } from "#provider/stores/list/listStores.ts";
import { onShow } from "#provider/stores/list/onShow.ts";
import { sortRings } from "#provider/stores/list/sortRings.ts";

export const answerPresellStoreList = answer(presellStoreList, async ({ cursor, position }, context) => {
  const { db, language, now } = context;
  const sort = position === undefined ? 1 : 2;
  const ahead = eq(specials.kind, "presell");
  const sellsAhead = sql`${stores.id} in (
      select ${goods.store_id} from ${specialGoods}
      inner join ${specials} on ${specials.id} = ${specialGoods.special_id}
      inner join ${goods} on ${goods.id} = ${specialGoods.goods_id}
      where ${and(ahead, runningNow(now), eq(goods.is_withdrawn, false))})`;
  const { items: shown, next_cursor } = await listStores(
    { name: `presell ${sort}`, ...sortRings(sort, position), where: and(onShow, sellsAhead), cursor },
    context,
  );
  const ids = shown.map(({ store_id }) => store_id);
  const offered =
    ids.length === 0 ? [] : await specialGoodsQuery(db, and(ahead, inArray(goods.store_id, ids)), now);
  const items = shown.map((store) => ({
    store,
    goods: offered
      .filter((row) => row.goods.store_id === store.store_id)
      .map((row) => presentSpecialGoods(row, language)),
  }));
  return { items, next_cursor };
});
