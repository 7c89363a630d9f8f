import { and, sql } from "drizzle-orm";
import { specialStoreList } from "#contract/calls/specials.ts";
import { answer } from "#provider/server/context.ts";
import { specialStores } from "#provider/db/tables/specials.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { findSpecial } from "#provider/specials/findSpecial.ts";
import { listStores } from "#provider/stores/list/listStores.ts";
import { onShow } from "#provider/stores/list/onShow.ts";
import { sortRings } from "#provider/stores/list/sortRings.ts";

const DISTANCE = 2;

export const answerSpecialStoreList = answer(specialStoreList, async (request, context) => {
  const { db, fail, language, now } = context;
  const { cursor, position, sort = 1, special_id } = request;
  if (sort === DISTANCE && position === undefined) return fail(114, { fields: ["position"] });
  const special = await findSpecial(db, special_id, { language, now }, fail);
  const takesPart = sql`${stores.id} in (
      select ${specialStores.store_id} from ${specialStores} where ${specialStores.special_id} = ${special_id})`;
  const wanted = {
    cursor,
    name: `special ${special_id} ${sort}`,
    ...sortRings(sort, position),
    where: and(onShow, takesPart),
  };
  const { items, next_cursor } = await listStores(wanted, context);
  return { special, items, next_cursor };
});
