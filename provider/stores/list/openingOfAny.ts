import type { OrderType } from "#contract/enumerations.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { openingOf } from "#provider/stores/openingOf.ts";

type Store = Pick<
  StoreRow,
  | "business_hours"
  | "pickup_hours"
  | "delivery_hours"
  | "special_days"
  | "time_zone"
  | "paused_until"
  | "order_types"
  | "left_at"
>;

interface OpeningOfAny {
  readonly is_open: boolean;
  /** When the last of the hours that run now ends; null while closed, and where that is over a week away. */
  readonly closes_at: Date | null;
  readonly next_open_at: Date | null;
}

const SHIPPING = 4;
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
  const withHours = order_types.filter((way) => way !== SHIPPING);
  return withHours.length > 0 ? withHours : order_types;
}
