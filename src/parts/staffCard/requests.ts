import { ALLERGENS } from "#contract/allergens.ts";

/** What customers ask the staff most; of `allergy` and `pay` one chooses what it is about. */
const REQUESTS = ["allergy", "noAlcohol", "bill", "pay", "childChair", "water", "bag", "toilet"] as const;
export type StaffRequest = (typeof REQUESTS)[number];

const AT_TABLE_ALONE: readonly StaffRequest[] = ["bill", "childChair", "water"];

/** What is asked at a table, or at the counter. */
export function requestsFor(isAway: boolean): readonly StaffRequest[] {
  return REQUESTS.filter((one) => (isAway ? !AT_TABLE_ALONE.includes(one) : one !== "bag"));
}

/** What a guest may have to name; alcohol has a request of its own. */
export const ASKED_ALLERGENS = ALLERGENS.filter((one) => one !== "alcohol");
