import { and, gt, sql } from "drizzle-orm";
import { newStores } from "#contract/calls/storeLists.ts";
import { answer } from "#provider/answer.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { distanceTo } from "#provider/stores/list/onMap.ts";
import { onShow } from "#provider/stores/list/onShow.ts";
import { presentStores } from "#provider/stores/list/presentStores.ts";
import { readStoreTypes } from "#provider/stores/list/readStoreTypes.ts";
import { storePage } from "#provider/stores/list/storePage.ts";

/** Milliseconds in which a store is new. */
const NEW = 90 * 86_400_000;

export const answerNewStores = answer(
  newStores,
  async (request, { caller, db, fail, language, now, parts }) => {
    const { cursor, position } = request;
    const wanted = {
      name: "new_stores",
      where: and(onShow, gt(stores.created_at, new Date(now.getTime() - NEW))),
      rings: [undefined],
      key: sql<number>`(- extract(epoch from ${stores.created_at}))::float8`,
      distance: position === undefined ? null : distanceTo(position),
    };
    const { rows, next_cursor } = await storePage(db, wanted, { cursor, key: parts.signingKey }, fail);
    const types = await readStoreTypes(db, language);
    return { items: await presentStores(db, rows, { caller, language, now, types }), next_cursor };
  },
);
