import type { Allergen } from "#contract/goods.ts";

/** What customers ask the staff most; of `allergy` and `pay` one chooses what it is about. */
const REQUESTS = ["allergy", "noAlcohol", "bill", "pay", "childChair", "water", "bag", "toilet"] as const;
export type StaffRequest = (typeof REQUESTS)[number];

const AT_TABLE_ALONE: readonly StaffRequest[] = ["bill", "childChair", "water"];

/** What is asked at a table, or at the counter. */
export function requestsFor(isAway: boolean): readonly StaffRequest[] {
  return REQUESTS.filter((one) => (isAway ? !AT_TABLE_ALONE.includes(one) : one !== "bag"));
}

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
