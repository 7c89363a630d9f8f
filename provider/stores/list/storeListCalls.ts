import { and, gte } from "drizzle-orm";
import type { ParsedRequestOf } from "#contract/call.ts";
import { hotStoreList } from "#contract/calls/specials.ts";
import { newStores, storeList } from "#contract/calls/storeLists.ts";
import * as Code from "#contract/codes.ts";
import { DeliveryFilter, StoreSort } from "#contract/enumerations.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { answer } from "#provider/server/context.ts";
import { distanceTo, ringsAround, withinBox } from "./onMap.ts";
import { listStores } from "./presentStores.ts";
import { chosenBy, keptBy } from "./storeFilters.ts";
import { newestFirst, onShow, sortKeys, sortRings } from "./storePage.ts";

type Request = ParsedRequestOf<typeof storeList>;

export const answerStoreList = answer(storeList, async (request, context) => {
  const { caller, fail, now } = context;
  const { bounds, cursor, max_distance, order_type, position, sort = StoreSort.comprehensive } = request;
  if (position === undefined && needsPosition(request))
    return fail(Code.missingParameter, { fields: ["position"] });
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
  sort === StoreSort.distance || delivery === DeliveryFilter.deliversHere || max_distance !== undefined;

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
