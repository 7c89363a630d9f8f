import { OrderType } from "#contract/enumerations.ts";
import type { StoreSummary } from "#contract/storeLists.ts";

/** A store as lists show it: open, near, with delivery. */
export function someSummary(said: Partial<StoreSummary> = {}): StoreSummary {
  return {
    store_id: "bar",
    name: "Noren Bar",
    picture: null,
    logo: null,
    position: { latitude: 35.67, longitude: 139.76 },
    distance: null,
    store_type: { store_type: "ramen", name: "Ramen" },
    order_types: [OrderType.dineIn, OrderType.takeAway, OrderType.delivery],
    rating: 4.5,
    review_count: 128,
    sales: 100,
    per_person_price: 1_200,
    dispatchprice: 300,
    freeprice: 3_000,
    minimum_order: 1_000,
    is_in_range: null,
    wait_minutes: null,
    is_bookable: null,
    time_zone: "Asia/Tokyo",
    is_open: 1,
    close_time: "2026-11-21T12:00:00Z",
    next_open_at: null,
    coupon_names: [],
    is_favourite: 0,
    is_gone: 0,
    ...said,
  };
}
