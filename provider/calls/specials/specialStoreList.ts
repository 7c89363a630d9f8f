import { and, sql } from "drizzle-orm";
import { specialStoreList } from "#contract/calls/specials.ts";
import { answer } from "#provider/answer.ts";
import { specialStores } from "#provider/db/tables/specials.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { findSpecial } from "#provider/specials/findSpecial.ts";
import { onShow } from "#provider/stores/list/onShow.ts";
import { presentStores } from "#provider/stores/list/presentStores.ts";
import { readStoreTypes } from "#provider/stores/list/readStoreTypes.ts";
import { sortRings } from "#provider/stores/list/sortRings.ts";
import { storePage } from "#provider/stores/list/storePage.ts";

const DISTANCE = 2;

export const answerSpecialStoreList = answer(
  specialStoreList,
  async (request, { caller, db, fail, language, now, parts }) => {
    const { cursor, position, sort = 1, special_id } = request;
    if (sort === DISTANCE && position === undefined) return fail(114, { fields: ["position"] });
    const special = await findSpecial(db, special_id, { language, now }, fail);
    const takesPart = sql`${stores.id} in (
      select ${specialStores.store_id} from ${specialStores} where ${specialStores.special_id} = ${special_id})`;
    const wanted = {
      name: `special ${special_id} ${sort}`,
      ...sortRings(sort, position),
      where: and(onShow, takesPart),
    };
    const { rows, next_cursor } = await storePage(db, wanted, { cursor, key: parts.signingKey }, fail);
    const types = await readStoreTypes(db, language);
    return { special, items: await presentStores(db, rows, { caller, language, now, types }), next_cursor };
  },
);
