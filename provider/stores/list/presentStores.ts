import { asc } from "drizzle-orm";
import * as Code from "#contract/codes.ts";
import { OrderType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { StoreKind, StoreSummary } from "#contract/storeLists.ts";
import { couponNames } from "#provider/coupons/couponOffers.ts";
import type { Database } from "#provider/db/database.ts";
import { storeTypes } from "#provider/db/tables/stores.ts";
import { deliveryTerms } from "#domain/delivery/deliveryTerms.ts";
import { bookableSlots } from "#domain/hours/bookableSlots.ts";
import { roughMinutes, roughYen } from "#domain/values/roughly.ts";
import { flag } from "#provider/server/calls/envelope.ts";
import type { Context, Fail } from "#provider/server/context.ts";
import { textsIn } from "#provider/server/texts.ts";
import { slotRulesOf } from "#provider/stores/hours/bookableTimes.ts";
import { areaOf } from "#provider/places/readAddress.ts";
import { favouritesAmong, type StoreRow } from "#provider/stores/findStore.ts";
import { openingOf, type StoreHours } from "#provider/stores/hours/opening.ts";
import { type ListedStore, type StoreListing, storePage } from "./storePage.ts";

/** Days, the present one included, of which a store has one with orders, or else none before it is looked at again. */
const LOOKED_AHEAD = 8;

const MINUTE = 60_000;
/** Minutes; what is later is no wait, but an order for later. */
const LONGEST_WAIT = 120;

interface Listing extends StoreListing {
  readonly cursor: string | undefined;
  /** The way of ordering that was asked for: its hours, minutes and terms are told. */
  readonly order_type?: OrderType | undefined;
  /** The same, of those alone that offer it, where none was asked for. */
  readonly way?: OrderType | undefined;
  /** Of where one is, where it is known. */
  readonly postal_code?: string | undefined;
}

interface Asking extends Pick<Context, "caller" | "db" | "language" | "now"> {
  readonly parts: Pick<Context["parts"], "signingKey">;
  readonly fail: Fail<typeof Code.missingParameter>;
}

/** A page of a list of stores as whoever asks sees them, with its rows. 114 for a cursor that is not this list's. */
export async function listStores(listing: Listing, asking: Asking) {
  const { rows, stores, next_cursor, types } = await listStoresOfAll(listing, asking);
  return { rows, items: await seenBy(asking, stores), next_cursor, types };
}

/** The same before anything is said of whoever asks: `seenBy` completes it. */
export async function listStoresOfAll(listing: Listing, { db, fail, language, now, parts }: Asking) {
  const { cursor, order_type, postal_code, way } = listing;
  const { rows, next_cursor } = await storePage(db, listing, { cursor, key: parts.signingKey }, fail);
  const types = await readStoreTypes(db, language);
  const shown = { language, now, types, order_type, way, postal_code };
  return { rows, stores: rows.map((row) => present(row, shown)), next_cursor, types };
}

/** A store as lists show it to all alike: without what its coupons are called, which move by themselves. */
export type StoreOfAll = Omit<StoreSummary, "coupon_names" | "is_favourite">;

/** Stores as whoever asks sees them, with the coupons that they give out now. */
export async function seenBy(
  { caller, db, language, now }: Pick<Asking, "caller" | "db" | "language" | "now">,
  stores: readonly StoreOfAll[],
): Promise<StoreSummary[]> {
  const ids = stores.map(({ store_id }) => store_id);
  const kept = await favouritesAmong(db, caller, ids);
  const coupons = await couponNames(db, ids, { language, now });
  return stores.map((store) => ({
    ...store,
    coupon_names: coupons.get(store.store_id) ?? [],
    is_favourite: flag(kept.has(store.store_id)),
  }));
}

interface Shown {
  readonly language: WireLanguage;
  readonly now: Date;
  readonly types: readonly StoreKind[];
  readonly order_type: OrderType | undefined;
  readonly way: OrderType | undefined;
  readonly postal_code: string | undefined;
}

function present(
  row: ListedStore,
  { language, now, types, order_type, way, postal_code }: Shown,
): StoreOfAll {
  const { latitude, longitude } = row;
  const distance = row.distance === null ? null : Math.round(row.distance);
  const told = order_type ?? (way !== undefined && row.order_types.includes(way) ? way : undefined);
  const opening = openingOfAny(row, told, now);
  const delivery = deliveryAt(row, distance, postal_code);
  const type = types.find(({ store_type }) => store_type === row.store_type);
  return {
    store_id: row.id,
    name: row.name[language],
    picture: row.picture,
    logo: row.logo,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    distance,
    area: areaOf(row.address.ja, language),
    store_type: {
      store_type: type?.store_type ?? row.store_type ?? "other",
      name: type?.name ?? textsIn(language, "provider/names")("otherStores"),
    },
    order_types: row.order_types,
    rating: row.rating,
    review_count: row.review_count,
    sales: row.sales,
    per_person_price: row.per_person_price === null ? null : roughYen(row.per_person_price),
    ...delivery,
    ...bookingOf(row, told, opening.is_open, now),
    time_zone: row.time_zone,
    is_open: flag(opening.is_open),
    close_time: opening.closes_at?.toISOString() ?? null,
    next_open_at: opening.next_open_at?.toISOString() ?? null,
    is_gone: flag(row.left_at !== null),
  };
}

/** Whether a place is delivered to, and on what terms; on the store's own where that is not known. */
function deliveryAt(row: ListedStore, distance: number | null, postal_code: string | undefined) {
  const { delivery_zones, dispatchprice, freeprice, minimum_order, order_types } = row;
  const own = { dispatchprice, freeprice, minimum_order };
  if (distance === null || !order_types.includes(OrderType.delivery)) return { ...own, is_in_range: null };
  const terms = deliveryTerms(row, { distance, postal_code: postal_code ?? null });
  if (terms !== null) return { ...terms, is_in_range: flag(true) };
  const mayBe = ({ max_distance, postal_codes }: (typeof delivery_zones)[number]) =>
    postal_codes.length > 0 && (max_distance === null || distance <= max_distance);
  const isUnknown = postal_code === undefined && delivery_zones.some(mayBe);
  return { ...own, is_in_range: isUnknown ? null : flag(false) };
}

/** How long one waits for an order of now, and whether one can order for later. */
function bookingOf(row: ListedStore, way: OrderType | undefined, is_open: boolean, now: Date) {
  if (way !== OrderType.takeAway && way !== OrderType.delivery)
    return { wait_minutes: null, is_bookable: null };
  const rules = slotRulesOf(row, way);
  const isTaken = row.left_at === null && row.order_types.includes(way);
  const first = isTaken ? bookableSlots(rules, now, LOOKED_AHEAD)[0] : undefined;
  const wait = first === undefined ? LONGEST_WAIT + 1 : (first.getTime() - now.getTime()) / MINUTE;
  return {
    wait_minutes: is_open && wait <= LONGEST_WAIT ? roughMinutes(wait) : null,
    is_bookable: flag(first !== undefined),
  };
}

type Store = StoreHours & Pick<StoreRow, "order_types">;

interface OpeningOfAny {
  readonly is_open: boolean;
  /** When the last of the hours that run now ends; null while closed, and where that is over a week away. */
  readonly closes_at: Date | null;
  readonly next_open_at: Date | null;
}

const CLOSED: OpeningOfAny = { is_open: false, closes_at: null, next_open_at: null };

/** Whether a store takes orders in one way, or in any of its own; as `openNow` asks the database. */
export function openingOfAny(store: Store, order_type: OrderType | undefined, now: Date): OpeningOfAny {
  if (store.left_at !== null) return CLOSED;
  const openings = waysOf(store.order_types, order_type).map((way) => openingOf(store, way, now));
  const open = openings.filter(({ is_open }) => is_open);
  if (open.length === 0) {
    const next = openings.flatMap(({ next_open_at }) => next_open_at?.getTime() ?? []);
    return { ...CLOSED, next_open_at: next.length > 0 ? new Date(Math.min(...next)) : null };
  }
  const ends = open.map(({ closes_at }) => closes_at?.getTime() ?? Infinity);
  const last = Math.max(...ends);
  return { is_open: true, closes_at: last === Infinity ? null : new Date(last), next_open_at: null };
}

/** Shipping, for which orders are taken at any hour, makes only a shop that does nothing else open. */
function waysOf(order_types: readonly OrderType[], asked: OrderType | undefined): readonly OrderType[] {
  if (asked !== undefined) return order_types.filter((way) => way === asked);
  const withHours = order_types.filter((way) => way !== OrderType.shipping);
  return withHours.length > 0 ? withHours : order_types;
}

/** Every kind of place, in the order in which one chooses from them. */
async function readStoreTypes(db: Database, language: WireLanguage): Promise<StoreKind[]> {
  const rows = await db.select().from(storeTypes).orderBy(asc(storeTypes.position), asc(storeTypes.id));
  return rows.map(({ id, name, picture }) => ({ store_type: id, name: name[language], picture }));
}
