import { type Allergen, ALLERGENS } from "#contract/allergens.ts";
import type { StatedAllergens } from "#contract/goods.ts";
import { SEAFOOD } from "./allergenFacts.ts";

/** What is said of one allergen in a dish or an option; `unstated` is never shown as "no". */
export type AllergenState = "contains" | "without" | "unstated";

export const NOTHING_STATED: StatedAllergens = { contains: [], without: [], same_kitchen: [] };

/** Whether a statement says nothing at all. */
export function isNothing({ contains, same_kitchen, without }: StatedAllergens): boolean {
  return contains.length + same_kitchen.length + without.length === 0;
}

/** What a statement says of an allergen, and whether that is used in the same kitchen. */
export function stateOf(
  { contains, same_kitchen, without }: StatedAllergens,
  allergen: Allergen,
): { readonly state: AllergenState; readonly isKitchen: boolean } {
  const state = contains.includes(allergen)
    ? "contains"
    : without.includes(allergen)
      ? "without"
      : "unstated";
  return { state, isKitchen: state !== "contains" && same_kitchen.includes(allergen) };
}

/** How many allergens a statement leaves open. */
export function openCount(stated: StatedAllergens): number {
  return ALLERGENS.filter((one) => stateOf(stated, one).state === "unstated").length;
}

/** A statement that says something else of an allergen. What is in a dish needs no word that its kitchen uses it. */
export function withState(
  stated: StatedAllergens,
  allergen: Allergen,
  state: AllergenState,
): StatedAllergens {
  const { contains, same_kitchen, without } = stated;
  return {
    contains: listed(contains, allergen, state === "contains"),
    without: listed(without, allergen, state === "without"),
    same_kitchen: state === "contains" ? listed(same_kitchen, allergen, false) : same_kitchen,
  };
}

/** A statement that says whether an allergen is used in the same kitchen; of what is in the dish it stays as it is. */
export function withKitchen(stated: StatedAllergens, allergen: Allergen, isUsed: boolean): StatedAllergens {
  if (stated.contains.includes(allergen)) return stated;
  return { ...stated, same_kitchen: listed(stated.same_kitchen, allergen, isUsed) };
}

/**
 * A statement by which all that it left open was checked and is not in the dish. Fish and seafood is in it where one of
 * them is.
 */
export function restWithout(stated: StatedAllergens): StatedAllergens {
  const hasSeafood = SEAFOOD.some((one) => stated.contains.includes(one));
  const open = ALLERGENS.filter((one) => stateOf(stated, one).state === "unstated");
  return open.reduce(
    (all, one) => withState(all, one, one === "fish" && hasSeafood ? "contains" : "without"),
    stated,
  );
}

/** In the order in which they are shown, whatever order they were stated in. */
function listed(list: readonly Allergen[], allergen: Allergen, isIn: boolean): Allergen[] {
  return ALLERGENS.filter((one) => (one === allergen ? isIn : list.includes(one)));
}
