import { sql } from "drizzle-orm";
import * as fc from "fast-check";
import { PAGE_SIZE, type RequestOf } from "#contract/call.ts";
import type { storeList } from "#contract/calls/storeLists.ts";
import { DeliveryFilter, OrderType, StoreSort } from "#contract/enumerations.ts";
import type { DeliveryZone } from "#contract/store.ts";
import { deliveryTerms } from "#domain/delivery/deliveryTerms.ts";
import { distanceBetween } from "#domain/delivery/distance.ts";
import { matchOf } from "#domain/search/rank.ts";
import { nameGrams, searchGrams, storeIndex } from "#domain/search/searchIndex.ts";
import { isEmpty, readQuery } from "#domain/search/searchQuery.ts";
import type { Database } from "#provider/db/database.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { dictionary } from "#provider/search/foodWords.ts";
import { openingOfAny } from "#provider/stores/list/presentStores.ts";
import { NOON, storeOf, words } from "./fixture.ts";

type Row = typeof stores.$inferInsert;

const names = ["麺屋 とら", "Café Noir", "Sushi 寿司", "🍜ラーメン", "100円 Bar", "トラットリア"];
/** To a metre, as maps give them. */
const degrees = (min: number, max: number) =>
  fc.integer({ min: Math.round(min * 1e5), max: Math.round(max * 1e5) }).map((parts) => parts / 1e5);
/** Near each other in Tokyo, a few around the 180th meridian and the pole. */
const place = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      latitude: degrees(35.5, 35.8),
      longitude: degrees(139.5, 139.9),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      latitude: degrees(-1, 1),
      longitude: fc.constantFrom(179.9, -179.9, 180, -180),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      latitude: fc.constantFrom(89.9, -89.9),
      longitude: degrees(-180, 180),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ latitude: null, longitude: null }) },
);
const someTypes = fc.subarray<OrderType>([1, 2, 3, 4], { minLength: 1 });

const someZone: fc.Arbitrary<DeliveryZone> = fc.record({
  zone_id: fc.constant("zone"),
  name: fc.constant(""),
  max_distance: fc.constantFrom(null, 300, 8_000),
  postal_codes: fc.constantFrom<string[]>([], [], ["100"]),
  dispatchprice: fc.constant(0),
  freeprice: fc.constant(0),
  minimum_order: fc.constant(0),
});

/** Stores of all sorts, without goods, some gone, some unlisted; what housekeeping counts is made up. */
export const someStores: fc.Arbitrary<Row[]> = fc
  .array(
    fc.record({
      name: fc.constantFrom(...names),
      place,
      order_types: someTypes,
      store_type: fc.constantFrom("a", "b", null),
      dispatchprice: fc.constantFrom(0, 100, 300),
      minimum_order: fc.constantFrom(0, 1000),
      max_distance: fc.constantFrom(null, 500, 5_000, 20_000),
      delivery_zones: fc.oneof(
        { weight: 4, arbitrary: fc.constant<DeliveryZone[]>([]) },
        { weight: 1, arbitrary: fc.array(someZone, { minLength: 1, maxLength: 2 }) },
      ),
      rating: fc.constantFrom(0, 3.4, 3.5, 4.3, 5),
      review_count: fc.nat(3),
      sales: fc.nat(20),
      per_person_price: fc.constantFrom(null, 500, 1000, 1500),
      score: fc.constantFrom(0, 1.25, 7.5, 9.0001),
      is_listed: fc.constantFrom(true, true, true, false),
      isGone: fc.constantFrom(false, false, false, true),
      isPaused: fc.constantFrom(false, false, false, true),
      daysAgo: fc.nat(120),
      hours: fc.constantFrom(["09:00", "11:00"], ["11:00", "26:00"], ["18:00", "29:00"], ["00:00", "24:00"]),
    }),
    { minLength: 30, maxLength: 70 },
  )
  .map((drafts) => drafts.map(rowOf));

type Draft = {
  name: string;
  place: { readonly latitude: number | null; readonly longitude: number | null };
  order_types: OrderType[];
  hours: readonly string[];
  isGone: boolean;
  isPaused: boolean;
  daysAgo: number;
} & Partial<Omit<Row, "name">>;

function rowOf({ name, place: at, hours, isGone, isPaused, daysAgo, ...row }: Draft, index: number): Row {
  const [open = "", close = ""] = hours;
  const week = ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((weekday) => ({
    weekday,
    spans: [{ open, close, last_order: close }],
  }));
  const search_text = storeIndex(
    { names: Object.values(words(name)), reading: "", kind: [] },
    [],
    dictionary.unify,
  );
  return {
    ...storeOf(`s${String(index).padStart(3, "0")}`),
    ...row,
    ...at,
    name: words(name),
    search_text,
    search_grams: searchGrams(search_text),
    name_grams: nameGrams(search_text, true),
    business_hours: week,
    pickup_hours: week,
    delivery_hours: week.slice(0, 5),
    created_at: new Date(NOON.getTime() - daysAgo * 86_400_000),
    left_at: isGone ? new Date(NOON.getTime()) : null,
    paused_until: isPaused ? new Date(NOON.getTime() + 3_600_000) : null,
  };
}

/** Tokyo, Osaka, Fukuoka, Sapporo, Kyoto. */
const CITIES = "array[35.68, 34.69, 33.59, 43.06, 35.01], array[139.77, 135.5, 130.4, 141.35, 135.77]";

/**
 * Copies one store many times, spread over five cities and some 20 kilometres around each, in six kinds, with hours for
 * the coming days; a tenth is closed. For what must stay quick.
 */
export async function manyStores(db: Database, from: string, number: number): Promise<void> {
  if (number < PAGE_SIZE) throw new Error("Too few stores to page through");
  const columns = sql.raw(
    `name, about, address, notes, phone, pay_list, accent_color, dishware, remark_templates, attributes, disclosure,
     business_hours, pickup_hours, delivery_hours, table_entry`,
  );
  await db.execute(sql`
    insert into stores (id, ${columns}, latitude, longitude, store_type, order_types, dispatchprice, max_distance, rating,
      review_count, sales, per_person_price, score, search_text, search_grams, name_grams, figures_at)
    select 'many-' || lpad(n::text, 6, '0'), ${columns},
      (cities.latitudes)[1 + n % 5] + 0.2 * sin(n * 12.9898) * sin(n * 0.37),
      (cities.longitudes)[1 + n % 5] + 0.2 * cos(n * 78.233) * sin(n * 0.73),
      'kind-' || n % 6, case when n % 3 = 0 then array[1, 2, 3] else array[1, 2] end, n % 7 * 100, 3000,
      round((1 + n % 41 / 10.0)::numeric, 1), n % 97, n % 211, 500 + n % 60 * 50, n % 9973 / 1000.0,
      E'\\nN store ' || n || E'\\n', array['s', 't', 'o', 'r', 'e', 'st', 'to', 'or', 're'],
      array['s', 't', 'o', 'r', 'e', 'st', 'to', 'or', 're', 'Ns', 'Nst', 'Nsto', 'Nstor', 'Nstore'], now()
    from stores, generate_series(1, ${number}::integer) n,
      (select ${sql.raw(CITIES.replace("], ", "] as latitudes, "))} as longitudes) cities
    where id = ${from}`);
  await db.execute(sql`
    insert into store_openings (store_id, order_type, opens_at, last_order_at, closes_at)
    select id, 1, day, day + interval '10 hours', day + interval '11 hours'
    from stores, generate_series(timestamptz '2026-11-21 00:00Z', timestamptz '2026-11-29 00:00Z', '1 day') day
    where id like 'many-%' and abs(hashtext(id)) % 10 > 0`);
  await db
    .update(stores)
    .set({ openings_key: sql`${stores.hours_key}`, openings_until: sql`now() + interval '99 years'` });
  await db.execute(sql`analyze stores, store_openings`);
}

type Request = RequestOf<typeof storeList>;
type StoreRow = typeof stores.$inferSelect;

/** The ids that a list of stores should have at noon, reckoned from every row. */
export function naiveList(rows: readonly StoreRow[], request: Request): string[] {
  const { keyword = "", position, sort = StoreSort.comprehensive } = request;
  const query = readQuery(keyword, dictionary);
  const metres = ({ latitude, longitude }: StoreRow) =>
    position === undefined || latitude === null || longitude === null
      ? Infinity
      : distanceBetween(position, { latitude, longitude });
  /** Names that begin with what was typed come first, then those that hold it: of these stores nothing else does. */
  const ownNames = (row: StoreRow): number =>
    query.words.length === 1 ? (matchOf(row.search_text, query)?.rank ?? 0) : 0;
  /** A walk, a ride, a trip, farther, nowhere on the map. */
  const tierOf = (distance: number): number =>
    [3_000, 10_000, 50_000, Number.MAX_VALUE, Infinity].findIndex((most) => distance <= most);
  const key = (row: StoreRow): number[] => {
    const isDelivered = row.order_types.includes(OrderType.delivery);
    const keys = {
      1: [ownNames(row), position === undefined ? 0 : tierOf(metres(row)), -row.score],
      2: [metres(row)],
      3: [-row.rating, -row.review_count],
      4: [row.per_person_price ?? Infinity],
      5: [-(row.per_person_price ?? -Infinity)],
      6: [isDelivered ? row.dispatchprice : Infinity],
    };
    // Those that take orders come before those that do not.
    const isOpen = openingOfAny(row, request.order_type, NOON).is_open;
    // The best that is near comes before what is far, though that takes orders.
    const isByPlace = sort === StoreSort.comprehensive && position !== undefined && isEmpty(query);
    const isFar = isByPlace && request.is_open !== 1 && tierOf(metres(row)) > 2;
    return [isFar ? 1 : 0, isOpen ? 0 : 1, ...keys[sort]];
  };
  const isWanted = (row: StoreRow): boolean => {
    const { bounds, delivery = [], max_distance, order_type } = request;
    const isReached = () =>
      row.latitude !== null &&
      deliveryTerms(row, {
        distance: Math.round(metres(row)),
        postal_code: request.postal_code ?? null,
      }) !== null;
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
      (isEmpty(query) || matchOf(row.search_text, query) !== null) &&
      (request.store_types === undefined || request.store_types.some((type) => row.store_type === type)) &&
      (order_type === undefined || row.order_types.includes(order_type)) &&
      (max_distance === undefined || metres(row) <= max_distance) &&
      row.sales >= (request.min_sales ?? 0) &&
      (request.min_price === undefined || (row.per_person_price ?? -1) >= request.min_price) &&
      (request.max_price === undefined || (row.per_person_price ?? Infinity) <= request.max_price) &&
      (delivery.length === 0 || row.order_types.includes(OrderType.delivery)) &&
      (!delivery.includes(DeliveryFilter.free) || row.dispatchprice === 0) &&
      (!delivery.includes(DeliveryFilter.noMinimum) || row.minimum_order === 0) &&
      (!delivery.includes(DeliveryFilter.deliversHere) || isReached()) &&
      (request.is_open !== 1 || openingOfAny(row, order_type, NOON).is_open) &&
      inBounds()
    );
  };
  const compare = (one: StoreRow, other: StoreRow): number => {
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
