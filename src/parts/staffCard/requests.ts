import type { Allergen } from "#contract/goods.ts";

/** What customers ask the staff most; of `allergy` and `pay` one chooses what it is about. */
export const REQUESTS = ["allergy", "noAlcohol", "bill", "pay", "childChair", "water", "toilet"] as const;
export type StaffRequest = (typeof REQUESTS)[number];

/** In the order in which allergens are labelled; alcohol has a request of its own. */
export const ALLERGENS = [
  "shrimp",
  "crab",
  "walnut",
  "wheat",
  "buckwheat",
  "egg",
  "milk",
  "peanut",
  "soybean",
  "sesame",
  "fish",
] as const satisfies readonly Allergen[];
