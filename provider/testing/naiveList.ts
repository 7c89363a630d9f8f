import type { RequestOf } from "#contract/call.ts";
import type { storeList } from "#contract/calls/storeLists.ts";
import { deliveryTerms } from "#domain/delivery/deliveryTerms.ts";
import { distanceBetween } from "#domain/delivery/distance.ts";
import type { stores } from "#provider/db/tables/stores.ts";
import { searchText } from "#domain/values/searchText.ts";
import { openingOfAny } from "#provider/stores/list/openingOfAny.ts";
import { NOON } from "./fixture.ts";

type Request = RequestOf<typeof storeList>;
type Row = typeof stores.$inferSelect;

/** The ids that a list of stores should have at noon, reckoned from every row. */
export function naiveList(rows: readonly Row[], request: Request): string[] {
  const { position, sort = 1 } = request;
  const metres = ({ latitude, longitude }: Row) =>
    position === undefined || latitude === null || longitude === null
      ? Infinity
      : distanceBetween(position, { latitude, longitude });
  const key = (row: Row): number[] => {
    const isDelivered = row.order_types.includes(3);
    const keys = {
      1: [-row.score],
      2: [metres(row)],
      3: [-row.rating, -row.review_count],
      4: [row.per_person_price ?? Infinity],
      5: [-(row.per_person_price ?? -Infinity)],
      6: [isDelivered ? row.dispatchprice : Infinity],
    };
    return keys[sort];
  };
  const isWanted = (row: Row): boolean => {
    const { bounds, delivery, keyword = "", max_distance, order_type } = request;
    const isReached = () =>
      row.latitude !== null &&
      deliveryTerms(row, { distance: Math.round(metres(row)), postal_code: null }) !== null;
    const { latitude = null, longitude = null } = row;
    const inBounds = () => {
      if (bounds === undefined) return true;
      if (latitude === null || longitude === null) return false;
      const { south, north, west, east } = bounds;
      const isBetween =
        west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
      return latitude >= south && latitude <= north && isBetween;
    };
    return (
      row.is_listed &&
      row.left_at === null &&
      searchText(keyword)
        .split(" ")
        .every((word) => row.search_text.includes(word)) &&
      (request.store_type === undefined || row.store_type === request.store_type) &&
      (order_type === undefined || row.order_types.includes(order_type)) &&
      (max_distance === undefined || metres(row) <= max_distance) &&
      row.sales >= (request.min_sales ?? 0) &&
      (request.min_price === undefined || (row.per_person_price ?? -1) >= request.min_price) &&
      (request.max_price === undefined || (row.per_person_price ?? Infinity) <= request.max_price) &&
      (delivery === undefined || row.order_types.includes(3)) &&
      (delivery !== 1 || row.dispatchprice === 0) &&
      (delivery !== 2 || row.minimum_order === 0) &&
      (delivery !== 3 || isReached()) &&
      (request.is_open !== 1 || openingOfAny(row, order_type, NOON).is_open) &&
      inBounds()
    );
  };
  const compare = (one: Row, other: Row): number => {
    const [a, b] = [[...key(one)], [...key(other)]];
    const index = a.findIndex((value, at) => value !== b[at]);
    if (index >= 0) return (a[index] ?? 0) < (b[index] ?? 0) ? -1 : 1;
    return one.id < other.id ? -1 : 1;
  };
  return rows
    .filter(isWanted)
    .toSorted(compare)
    .map(({ id }) => id);
}
