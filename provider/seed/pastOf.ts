import type { stores } from "#provider/db/tables/stores.ts";
import type { StoreSeed } from "./storeSeed.ts";

/** Guests who order for each that writes a review. */
const ORDERS_A_REVIEW = 12;
/** A dish, and something beside it. */
const DISHES = 1.5;

/** What a demo's store did before it came here: lists can be sorted by orders and prices from the first moment. */
export function pastOf(
  seed: StoreSeed,
): Pick<typeof stores.$inferInsert, "sales_elsewhere" | "stated_price"> {
  const prices = seed.categories.flatMap(({ goods }) => goods.map(({ price }) => price));
  const middle = prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)];
  return {
    sales_elsewhere: seed.reviews.length * ORDERS_A_REVIEW,
    stated_price: middle === undefined ? null : Math.round((middle * DISHES) / 100) * 100,
  };
}
