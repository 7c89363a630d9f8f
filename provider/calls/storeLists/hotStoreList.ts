import { and, gte } from "drizzle-orm";
import { hotStoreList } from "#contract/calls/specials.ts";
import { answer } from "#provider/server/context.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { listStores } from "#provider/stores/list/listStores.ts";
import { distanceTo } from "#provider/stores/list/onMap.ts";
import { onShow } from "#provider/stores/list/onShow.ts";
import { ringsAround } from "#provider/stores/list/ringsAround.ts";
import { sortKeys } from "#provider/stores/list/sortKeys.ts";

/** Least stars of what is recommended. */
const WELL = 3.5;
/** Metres: a walk, a ride, a trip; what is farther comes after. */
const NEAR = [3_000, 10_000, 50_000];

export const answerHotStoreList = answer(hotStoreList, async (request, context) => {
  const { cursor, position } = request;
  const wanted = {
    cursor,
    name: position === undefined ? "hotstorelist" : "hotstorelist near",
    where: and(onShow, gte(stores.rating, WELL)),
    rings: position === undefined ? [undefined] : ringsAround(position, NEAR),
    key: sortKeys[1],
    distance: position === undefined ? null : distanceTo(position),
  };
  const { items, next_cursor } = await listStores(wanted, context);
  return { items, next_cursor };
});
