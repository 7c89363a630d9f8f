import { and, eq, inArray, sql } from "drizzle-orm";
import { presellStoreList } from "#contract/calls/specials.ts";
import { answer } from "#provider/answer.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { specialGoods, specials } from "#provider/db/tables/specials.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { presentSpecialGoods } from "#provider/specials/presentSpecialGoods.ts";
import { runningNow } from "#provider/specials/runningNow.ts";
import { specialGoodsQuery } from "#provider/specials/specialGoodsQuery.ts";
import { onShow } from "#provider/stores/list/onShow.ts";
import { presentStores } from "#provider/stores/list/presentStores.ts";
import { readStoreTypes } from "#provider/stores/list/readStoreTypes.ts";
import { sortRings } from "#provider/stores/list/sortRings.ts";
import { storePage } from "#provider/stores/list/storePage.ts";

export const answerPresellStoreList = answer(
  presellStoreList,
  async ({ cursor, position }, { caller, db, fail, language, now, parts }) => {
    const sort = position === undefined ? 1 : 2;
    const ahead = eq(specials.kind, "presell");
    const sellsAhead = sql`${stores.id} in (
      select ${goods.store_id} from ${specialGoods}
      inner join ${specials} on ${specials.id} = ${specialGoods.special_id}
      inner join ${goods} on ${goods.id} = ${specialGoods.goods_id}
      where ${and(ahead, runningNow(now), eq(goods.is_withdrawn, false))})`;
    const wanted = { name: `presell ${sort}`, ...sortRings(sort, position), where: and(onShow, sellsAhead) };
    const { rows, next_cursor } = await storePage(db, wanted, { cursor, key: parts.signingKey }, fail);
    const types = await readStoreTypes(db, language);
    const shown = await presentStores(db, rows, { caller, language, now, types });
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
  },
);
