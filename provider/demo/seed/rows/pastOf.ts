import type { stores } from "#provider/db/tables/stores.ts";
import type { StoreSeed } from "#provider/demo/seed/stores/storeSeed.ts";

/** Guests who order for each that writes a review. */
const ORDERS_A_REVIEW = 12;
/** Where many small dishes make a meal, so many of them with the drinks; elsewhere a dish and something beside it. */
const SMALL_DISHES = 6;
const ONE_DISH = 1.2;

/** What a demo's store did before it came here: lists can be sorted by orders and prices from the first moment. */
export function pastOf(
  seed: StoreSeed,
): Pick<typeof stores.$inferInsert, "sales_elsewhere" | "stated_price"> {
  const prices = seed.categories.flatMap(({ goods }) => goods.map(({ price }) => price));
  const usual = prices.toSorted((a, b) => a - b)[Math.floor(prices.length * 0.7)];
  const dishes = seed.storeType === "izakaya" || seed.storeType === "yakitori" ? SMALL_DISHES : ONE_DISH;
  return {
    sales_elsewhere: seed.reviews.length * ORDERS_A_REVIEW,
    stated_price: usual === undefined ? null : Math.round((usual * dishes) / 100) * 100,
  };
}
