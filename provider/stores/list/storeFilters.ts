import { and, eq, exists, gt, gte, inArray, lte, not, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type * as z from "zod/mini";
import type { Allergen } from "#contract/allergens.ts";
import { DeliveryFilter, GoodsShowType, OrderType } from "#contract/enumerations.ts";
import type { GoodsTag } from "#contract/goods.ts";
import type { Position } from "#contract/scalars.ts";
import type { StoreFilter } from "#contract/storeLists.ts";
import { SEAFOOD } from "#domain/menu/allergenFacts.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { favourites } from "#provider/db/tables/signIn.ts";
import { storeOpenings, stores } from "#provider/db/tables/stores.ts";
import { boxAround, distanceTo, withinBox } from "./onMap.ts";

/** Where one is, with its postal code where that is known. */
export type Place = z.infer<typeof Position> & { readonly postal_code?: string | undefined };

/** The stores that a filter leaves, but for its words (specification, section 4, "Filters"). */
export function chosenBy(filter: StoreFilter, position: Place | undefined, now: Date): SQL | undefined {
  const { order_type, max_distance, min_sales, min_price, max_price } = filter;
  const { delivery = [], store_ids, store_types, tags = [], without = [] } = filter;
  return and(
    store_types === undefined ? undefined : inArray(stores.store_type, store_types),
    store_ids === undefined ? undefined : inArray(stores.id, store_ids),
    order_type === undefined ? undefined : takes(order_type),
    max_distance === undefined || position === undefined ? undefined : within(max_distance, position),
    min_sales === undefined ? undefined : gte(stores.sales, min_sales),
    min_price === undefined ? undefined : gte(stores.per_person_price, min_price),
    max_price === undefined ? undefined : lte(stores.per_person_price, max_price),
    ...delivery.map((condition) => delivers(condition, position)),
    tags.length + without.length === 0 ? undefined : hasDish({ order_type, tags, without }),
    filter.is_open === 1 ? openNow(order_type, now) : undefined,
  );
}

const takes = (order_type: number): SQL => sql`${stores.order_types} @> array[${order_type}]::integer[]`;

function within(metres: number, position: Place): SQL | undefined {
  return and(withinBox(boxAround(position, metres)), sql`${distanceTo(position)} <= ${metres}::float8`);
}

/** For nothing, however little is ordered, or to the position: as `deliveryTo` reckons it for a place on the map. */
function delivers(condition: DeliveryFilter, position: Place | undefined): SQL | undefined {
  const conditions = {
    [DeliveryFilter.free]: () => eq(stores.dispatchprice, 0),
    [DeliveryFilter.noMinimum]: () => eq(stores.minimum_order, 0),
    [DeliveryFilter.deliversHere]: () => (position === undefined ? undefined : reaches(position)),
  };
  return and(takes(OrderType.delivery), conditions[condition]());
}

/** Within the store's distance, or, where it has zones, within one of them: of those by postal codes, if it is known. */
function reaches(position: Place): SQL {
  const metres = sql`round(${distanceTo(position)})`;
  const isUpTo = (most: SQL) => sql`${metres} <= coalesce(${most}, 2147483647)`;
  const { postal_code } = position;
  const isByCode =
    postal_code === undefined
      ? sql`false`
      : sql`exists (select 1 from jsonb_array_elements_text(zone -> 'postal_codes') start
          where starts_with(${postal_code}, start))`;
  return sql`case when ${stores.delivery_zones} = '[]'::jsonb then ${isUpTo(sql`${stores.max_distance}`)}
    else exists (
      select 1 from jsonb_array_elements(${stores.delivery_zones}) zone
      where (zone -> 'postal_codes' = '[]'::jsonb or ${isByCode}) and ${isUpTo(sql`(zone ->> 'max_distance')::integer`)}) end`;
}

interface Dish {
  readonly order_type: OrderType | undefined;
  readonly tags: readonly GoodsTag[];
  readonly without: readonly Allergen[];
}

/** Stores with a dish that is not sold out and has all of this: what nobody has stated of it counts as not so. */
function hasDish({ order_type, tags, without }: Dish): SQL {
  const menu =
    order_type === undefined
      ? undefined
      : order_type === OrderType.dineIn
        ? GoodsShowType.dineIn
        : order_type === OrderType.shipping
          ? GoodsShowType.mall
          : GoodsShowType.offPremises;
  // What is in a dish, or beside it, is believed before what is said not to be.
  const isNotIn = (one: Allergen) => {
    const may = sql`(${goods.allergens} || ${goods.allergens_same_kitchen})`;
    const others = one === "fish" ? SEAFOOD : [];
    return [one, ...others].map((each) => sql`not ${may} @> ${JSON.stringify([each])}::jsonb`);
  };
  const dish = new QueryBuilder()
    .select({ one: sql`1` })
    .from(goods)
    .where(
      and(
        eq(goods.store_id, stores.id),
        sql`not ${goods.is_withdrawn} and not ${goods.is_sold_out} and ${goods.stock} <> 0`,
        menu === undefined ? undefined : sql`${goods.show_types} @> ${JSON.stringify([menu])}::jsonb`,
        tags.length === 0 ? undefined : sql`${goods.tags} @> ${JSON.stringify(tags)}::jsonb`,
        without.length === 0
          ? undefined
          : sql`${goods.allergens_without} @> ${JSON.stringify(without)}::jsonb`,
        ...without.flatMap(isNotIn),
      ),
    );
  return exists(dish);
}

/**
 * Stores that take orders at an instant, of one kind or of any, by the spans that housekeeping has written. Shipping, for
 * which orders are taken at any hour, makes only a shop that does nothing else open.
 */
export function openNow(order_type: OrderType | undefined, now: Date): SQL | undefined {
  const span = new QueryBuilder()
    .select({ one: sql`1` })
    .from(storeOpenings)
    .where(
      and(
        eq(storeOpenings.store_id, stores.id),
        order_type === undefined
          ? sql`(${storeOpenings.order_type} <> 4 or ${stores.order_types} <@ '{4}')`
          : eq(storeOpenings.order_type, order_type),
        lte(storeOpenings.opens_at, now),
        gt(storeOpenings.last_order_at, now),
      ),
    );
  return and(sql`coalesce(${stores.paused_until} <= ${now.toISOString()}::timestamptz, true)`, exists(span));
}

/**
 * The same parts of a list twice over: what takes orders now, of a kind or of any, and then what does not.
 * @param near how many of the parts are near: what is far comes after them, though it takes orders
 */
export function openFirst(
  rings: readonly (SQL | undefined)[],
  order_type: OrderType | undefined,
  now: Date,
  near = rings.length,
): (SQL | undefined)[] {
  const open = openNow(order_type, now);
  if (open === undefined) return [...rings];
  return [rings.slice(0, near), rings.slice(near)].flatMap((some) => [
    ...some.map((ring) => and(ring, open)),
    ...some.map((ring) => and(ring, not(open))),
  ]);
}

/** The stores among a member's favourites; nobody's are none. */
export function keptBy(uid: string | undefined): SQL {
  return inArray(
    stores.id,
    sql`(select ${favourites.store_id} from ${favourites} where ${favourites.uid} = ${uid ?? ""})`,
  );
}
