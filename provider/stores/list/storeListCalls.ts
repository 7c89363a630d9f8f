import { and, gte } from "drizzle-orm";
import type { ParsedRequestOf } from "#contract/call.ts";
import { hotStoreList } from "#contract/calls/specials.ts";
import { newStores, storeList } from "#contract/calls/storeLists.ts";
import * as Code from "#contract/codes.ts";
import { DeliveryFilter, OrderType, StoreSort } from "#contract/enumerations.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { answer } from "#provider/server/context.ts";
import { distanceTo, ringsAround, withinBox } from "./onMap.ts";
import { goodsOfStores } from "#provider/search/searchGoods.ts";
import { saidOfNames } from "#provider/search/saidOfNames.ts";
import { type Named, namedBy } from "./namedStores.ts";
import { listStores } from "./presentStores.ts";
import { chosenBy, keptBy, openFirst, type Place } from "./storeFilters.ts";
import { countStores, NEAR, nearFirst, newestFirst, onShow, sortKeys, sortRings } from "./storePage.ts";

type Request = ParsedRequestOf<typeof storeList>;

export const answerStoreList = answer(storeList, async (request, context) => {
  const { caller, db, fail, language, now } = context;
  const { bounds, cursor, order_type, position, postal_code, way } = request;
  const { sort = StoreSort.comprehensive } = request;
  if (position === undefined && needsPosition(request))
    return fail(Code.missingParameter, { fields: ["position"] });
  const named = request.keyword === undefined ? null : await namedBy(request.keyword, db);
  const { near, rings, ...sorted } = sortedBy(request, named);
  const wanted = {
    cursor,
    order_type,
    way,
    postal_code,
    name: `store_list ${sort}`,
    ...sorted,
    rings: request.is_open === 1 ? rings : openFirst(rings, order_type, now, near),
    where: and(
      named?.where,
      // A member's own list may hold what has left, and what only its link leads to.
      request.is_favourite === 1 ? keptBy(caller?.uid) : onShow,
      chosenBy(request, position && { ...position, postal_code }, now),
      bounds === undefined ? undefined : withinBox(bounds),
    ),
  };
  const { items, next_cursor, rows, types } = await listStores(wanted, context);
  const count = cursor === undefined ? await countStores(db, wanted.where) : null;
  const page = { next_cursor, count, store_types: types };
  if (named === null || items.length === 0) return { items, ...page };
  const ids = items.map(({ store_id }) => store_id);
  const dishes = await goodsOfStores(db, ids, named);
  const found = (store_id: string) =>
    (dishes.get(store_id) ?? []).map(({ id, name, price }) => ({
      goods_id: id,
      name: name[language],
      price,
    }));
  return {
    items: items.map((item) => ({ ...item, found_goods: found(item.store_id) })),
    ...page,
    ...saidOfNames([...rows, ...[...dishes.values()].flat()], named, language),
    ...(named.isNear ? { is_near: 1 as const } : {}),
  };
});

/** How a list goes; where words found its stores, by how their names hold them before anything else. */
function sortedBy({ max_distance, position, sort = StoreSort.comprehensive }: Request, named: Named | null) {
  const sorted = sortRings(sort, position, max_distance);
  if (sort !== StoreSort.comprehensive) return { ...sorted, near: undefined };
  if (named === null) return { ...sorted, near: NEAR.length };
  const key = position === undefined ? sorted.key : nearFirst(position);
  return { ...sorted, rings: named.rings, key, near: undefined };
}

const needsPosition = ({ delivery = [], max_distance, sort }: Request): boolean =>
  sort === StoreSort.distance || delivery.includes(DeliveryFilter.deliversHere) || max_distance !== undefined;

/** The stores that serve a way of ordering: of those that deliver, the ones that do so to the position. */
function serving(order_type: OrderType | undefined, position: Place | undefined, now: Date) {
  const delivery = order_type === OrderType.delivery && position ? [DeliveryFilter.deliversHere] : undefined;
  return chosenBy({ order_type, delivery }, position, now);
}

/** Least stars of what is recommended. */
const WELL = 3.5;

export const answerHotStoreList = answer(hotStoreList, async (request, context) => {
  const { cursor, order_type, position } = request;
  const wanted = {
    cursor,
    order_type,
    name: "hotstorelist",
    where: and(onShow, gte(stores.rating, WELL), serving(order_type, position, context.now)),
    rings: openFirst(
      position === undefined ? [undefined] : ringsAround(position, NEAR),
      order_type,
      context.now,
      NEAR.length,
    ),
    key: sortKeys[1],
    distance: position === undefined ? null : distanceTo(position),
  };
  const { items, next_cursor } = await listStores(wanted, context);
  return { items, next_cursor };
});

export const answerNewStores = answer(newStores, async (request, context) => {
  const { cursor, order_type, position } = request;
  const newest = newestFirst(context.now);
  const wanted = {
    cursor,
    order_type,
    name: "new_stores",
    ...newest,
    where: and(newest.where, serving(order_type, position, context.now)),
    distance: position === undefined ? null : distanceTo(position),
  };
  const { items, next_cursor } = await listStores(wanted, context);
  return { items, next_cursor };
});
