import { stores } from "#provider/db/tables/stores.ts";

/** What a summary is made from; the rest of a store's row is long. */
export const summaryColumns = {
  id: stores.id,
  name: stores.name,
  picture: stores.picture,
  logo: stores.logo,
  latitude: stores.latitude,
  longitude: stores.longitude,
  store_type: stores.store_type,
  order_types: stores.order_types,
  rating: stores.rating,
  review_count: stores.review_count,
  sales: stores.sales,
  per_person_price: stores.per_person_price,
  dispatchprice: stores.dispatchprice,
  freeprice: stores.freeprice,
  minimum_order: stores.minimum_order,
  max_distance: stores.max_distance,
  business_hours: stores.business_hours,
  pickup_hours: stores.pickup_hours,
  delivery_hours: stores.delivery_hours,
  special_days: stores.special_days,
  time_zone: stores.time_zone,
  paused_until: stores.paused_until,
  left_at: stores.left_at,
} as const;
