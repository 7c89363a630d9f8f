import { newStores } from "#contract/calls/storeLists.ts";
import { answer } from "#provider/server/context.ts";
import { listStores } from "#provider/stores/list/listStores.ts";
import { newestFirst } from "#provider/stores/list/newestFirst.ts";
import { distanceTo } from "#provider/stores/list/onMap.ts";

export const answerNewStores = answer(newStores, async (request, context) => {
  const { cursor, position } = request;
  const wanted = {
    cursor,
    name: "new_stores",
    ...newestFirst(context.now),
    distance: position === undefined ? null : distanceTo(position),
  };
  const { items, next_cursor } = await listStores(wanted, context);
  return { items, next_cursor };
});
