import { and, gt, sql } from "drizzle-orm";
import { newStores } from "#contract/calls/storeLists.ts";
import { answer } from "#provider/answer.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { listStores } from "#provider/stores/list/listStores.ts";
import { distanceTo } from "#provider/stores/list/onMap.ts";
import { onShow } from "#provider/stores/list/onShow.ts";

/** Milliseconds in which a store is new. */
const NEW = 90 * 86_400_000;

export const answerNewStores = answer(newStores, async (request, context) => {
  const { cursor, position } = request;
  const wanted = {
    cursor,
    name: "new_stores",
    where: and(onShow, gt(stores.created_at, new Date(context.now.getTime() - NEW))),
    rings: [undefined],
    key: sql<number>`(- extract(epoch from ${stores.created_at}))::float8`,
    distance: position === undefined ? null : distanceTo(position),
  };
  const { items, next_cursor } = await listStores(wanted, context);
  return { items, next_cursor };
});
