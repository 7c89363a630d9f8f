import { and, eq, exists, gt, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type * as z from "zod/mini";
import { DeliveryFilter, OrderType } from "#contract/enumerations.ts";
import type { Position } from "#contract/scalars.ts";
import type { StoreFilter } from "#contract/storeLists.ts";
import { searchText } from "#domain/values/searchText.ts";
import { favourites } from "#provider/db/tables/signIn.ts";
import { storeOpenings, stores } from "#provider/db/tables/stores.ts";
import { boxAround, distanceTo, withinBox } from "./onMap.ts";

type Place = z.infer<typeof Position>;

/** The stores that a filter leaves (specification, section 4, "Filters"). */
export function chosenBy(filter: StoreFilter, position: Place | undefined, now: Date): SQL | undefined {
  const { keyword, store_type, order_type, max_distance, min_sales, min_price, max_price } = filter;
  return and(
    keyword === undefined ? undefined : namedBy(keyword),
    store_type === undefined ? undefined : eq(stores.store_type, store_type),
    order_type === undefined ? undefined : takes(order_type),
    max_distance === undefined || position === undefined ? undefined : within(max_distance, position),
    min_sales === undefined ? undefined : gte(stores.sales, min_sales),
    min_price === undefined ? undefined : gte(stores.per_person_price, min_price),
    max_price === undefined ? undefined : lte(stores.per_person_price, max_price),
    filter.delivery === undefined ? undefined : delivers(filter.delivery, position),
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

/** Within the store's distance, or, where it has zones, within one that is not drawn by postal codes. */
function reaches(position: Place): SQL {
  const metres = sql`round(${distanceTo(position)})`;
  const isUpTo = (most: SQL) => sql`${metres} <= coalesce(${most}, 2147483647)`;
  return sql`case when ${stores.delivery_zones} = '[]'::jsonb then ${isUpTo(sql`${stores.max_distance}`)}
    else exists (
      select 1 from jsonb_array_elements(${stores.delivery_zones}) zone
      where zone -> 'postal_codes' = '[]'::jsonb and ${isUpTo(sql`(zone ->> 'max_distance')::integer`)}) end`;
}

/** More words than this narrow nothing that a person looks for. */
const MOST_WORDS = 10;

/** Stores whose names, type or goods hold each word of a keyword, in any language; undefined without a word. */
function namedBy(keyword: string): SQL | undefined {
  const words = searchText(keyword).split(" ").filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  const grams = [...new Set(words.flatMap(wordGrams))];
  const wanted = sql.join(
    grams.map((gram) => sql`${gram}`),
    sql`, `,
  );
  return and(
    sql`${stores.search_grams} @> array[${wanted}]::text[]`,
    // The pairs may lie apart.
    ...words.map((word) => sql`strpos(${stores.search_text}, ${word}) > 0`),
  );
}

/** Pairs alone, where there are any: single characters narrow nothing beside them. */
function wordGrams(word: string): string[] {
  const grams = searchGrams(word);
  const pairs = grams.filter((gram) => [...gram].length > 1);
  return pairs.length > 0 ? pairs : grams;
}

/**
 * Stores that take orders at an instant, of one kind or of any, by the spans that housekeeping has written. Shipping, for
 * which orders are taken at any hour, makes only a shop that does nothing else open.
 */
function openNow(order_type: OrderType | undefined, now: Date): SQL | undefined {
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

/** The stores among a member's favourites; nobody's are none. */
export function keptBy(uid: string | undefined): SQL {
  return inArray(
    stores.id,
    sql`(select ${favourites.store_id} from ${favourites} where ${favourites.uid} = ${uid ?? ""})`,
  );
}

/**
 * The single characters and the pairs of neighbours in a text that `searchText` has folded, each once. What holds a
 * word holds its grams, so that an index of them finds one letter, part of a word, and words that no blanks part.
 */
export function searchGrams(folded: string): string[] {
  const grams = new Set<string>();
  for (const word of folded.split(" ")) {
    let before = "";
    for (const character of word) {
      grams.add(character);
      if (before !== "") grams.add(before + character);
      before = character;
    }
  }
  return [...grams];
}
