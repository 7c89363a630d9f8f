import type { OrderType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { StoreSummary, StoreType } from "#contract/storeLists.ts";
import type { Caller } from "#provider/server/context.ts";
import { couponNames } from "#provider/coupons/couponNames.ts";
import type { Database } from "#provider/db/database.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import { flag } from "#provider/server/envelope.ts";
import { favouritesAmong } from "../favouritesAmong.ts";
import { openingOfAny } from "./openingOfAny.ts";
import type { ListedStore } from "./storePage.ts";

/** Of a store whose kind nobody has named. */
const OTHER: Localized = { ja: "その他", zh: "其他", en: "Other", tw: "其他", ko: "기타" };
const DELIVERY = 3;

interface Shown {
  readonly caller: Caller | null;
  readonly language: WireLanguage;
  readonly now: Date;
  readonly types: readonly StoreType[];
  /** The way of ordering that was asked for: its hours are told. */
  readonly order_type?: OrderType | undefined;
}

/** Stores as lists and maps show them, to whoever asks. */
export async function presentStores(
  db: Database,
  rows: readonly ListedStore[],
  shown: Shown,
): Promise<StoreSummary[]> {
  const ids = rows.map(({ id }) => id);
  const kept = await favouritesAmong(db, shown.caller, ids);
  const coupons = await couponNames(db, ids, shown);
  return rows.map((row) => ({
    ...present(row, shown),
    coupon_names: coupons.get(row.id) ?? [],
    is_favourite: flag(kept.has(row.id)),
  }));
}

function present(
  row: ListedStore,
  { language, now, types, order_type }: Shown,
): Omit<StoreSummary, "coupon_names" | "is_favourite"> {
  const { latitude, longitude } = row;
  const distance = row.distance === null ? null : Math.round(row.distance);
  const opening = openingOfAny(row, order_type, now);
  return {
    store_id: row.id,
    name: row.name[language],
    picture: row.picture,
    logo: row.logo,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    distance,
    store_type: types.find(({ store_type }) => store_type === row.store_type) ?? {
      store_type: row.store_type ?? "other",
      name: OTHER[language],
    },
    order_types: row.order_types,
    rating: row.rating,
    review_count: row.review_count,
    sales: row.sales,
    per_person_price: row.per_person_price,
    dispatchprice: row.dispatchprice,
    freeprice: row.freeprice,
    minimum_order: row.minimum_order,
    is_in_range: isInRange(row, distance),
    time_zone: row.time_zone,
    is_open: flag(opening.is_open),
    close_time: opening.closes_at?.toISOString() ?? null,
    next_open_at: opening.next_open_at?.toISOString() ?? null,
    is_gone: flag(row.left_at !== null),
  };
}

function isInRange({ max_distance, order_types }: ListedStore, distance: number | null): 0 | 1 | null {
  if (distance === null || !order_types.includes(DELIVERY)) return null;
  return flag(max_distance === null || distance <= max_distance);
}
