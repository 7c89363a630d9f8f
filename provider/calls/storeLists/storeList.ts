import { and } from "drizzle-orm";
import { storeList } from "#contract/calls/storeLists.ts";
import type { ParsedRequestOf } from "#contract/call.ts";
import { answer } from "#provider/server/context.ts";
import { chosenBy } from "#provider/stores/list/chosenBy.ts";
import { keptBy } from "#provider/stores/list/keptBy.ts";
import { listStores } from "#provider/stores/list/listStores.ts";
import { withinBox } from "#provider/stores/list/onMap.ts";
import { onShow } from "#provider/stores/list/onShow.ts";
import { sortRings } from "#provider/stores/list/sortRings.ts";

type Request = ParsedRequestOf<typeof storeList>;

export const answerStoreList = answer(storeList, async (request, context) => {
  const { caller, fail, now } = context;
  const { bounds, cursor, max_distance, order_type, position, sort = 1 } = request;
  if (position === undefined && needsPosition(request)) return fail(114, { fields: ["position"] });
  const wanted = {
    cursor,
    order_type,
    name: `store_list ${sort}`,
    ...sortRings(sort, position, max_distance),
    where: and(
      // A member's own list may hold what has left, and what only its link leads to.
      request.is_favourite === 1 ? keptBy(caller?.uid) : onShow,
      chosenBy(request, position, now),
      bounds === undefined ? undefined : withinBox(bounds),
    ),
  };
  const { items, next_cursor, types } = await listStores(wanted, context);
  return { items, next_cursor, store_types: types };
});

const needsPosition = ({ delivery, max_distance, sort }: Request): boolean =>
  sort === 2 || delivery === 3 || max_distance !== undefined;
