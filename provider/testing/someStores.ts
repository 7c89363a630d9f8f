import * as fc from "fast-check";
import type { DeliveryZone } from "#contract/store.ts";
import type { OrderType } from "#contract/enumerations.ts";
import type { stores } from "#provider/db/tables/stores.ts";
import { searchText } from "#domain/values/searchText.ts";
import { searchGrams } from "#provider/stores/list/searchGrams.ts";
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
  const search_text = searchText(...Object.values(words(name)));
  return {
    ...storeOf(`s${String(index).padStart(3, "0")}`),
    ...row,
    ...at,
    name: words(name),
    search_text,
    search_grams: searchGrams(search_text),
    business_hours: week,
    pickup_hours: week,
    delivery_hours: week.slice(0, 5),
    created_at: new Date(NOON.getTime() - daysAgo * 86_400_000),
    left_at: isGone ? new Date(NOON.getTime()) : null,
    paused_until: isPaused ? new Date(NOON.getTime() + 3_600_000) : null,
  };
}
