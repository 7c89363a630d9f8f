import { type Allergen, ALLERGENS } from "#contract/allergens.ts";
import type { Goods } from "#contract/goods.ts";

/** Each of them is fish or seafood, and says that it is in there. */
export const SEAFOOD: readonly Allergen[] = [
  "shrimp",
  "crab",
  "abalone",
  "squid",
  "salmon_roe",
  "salmon",
  "mackerel",
];

/** What is known of a dish's allergens, each list in the order in which they are shown. */
export interface AllergenFacts {
  readonly contains: readonly Allergen[];
  /** Not an ingredient, but made where it is used: traces may be in it. */
  readonly sameKitchen: readonly Allergen[];
  /** The store has checked that it is not in it, and names it nowhere above. */
  readonly without: readonly Allergen[];
  /** Nobody has said anything about these: they may be in it. */
  readonly notStated: readonly Allergen[];
}

/**
 * Sorts what a store states of a dish. What contradicts itself is taken for the worse: what is in it is never among the
 * checked, and neither is fish and seafood where one of them is in it.
 */
export function allergenFacts({
  allergens,
  allergen_facts,
}: Pick<Goods, "allergens" | "allergen_facts">): AllergenFacts {
  const stated = allergen_facts ?? { contains: [], same_kitchen: [], without: [] };
  const inIt = new Set<Allergen>([...allergens, ...stated.contains]);
  const kitchen = new Set<Allergen>(stated.same_kitchen);
  const checked = new Set<Allergen>(stated.without);
  const hasSeafood = SEAFOOD.some((one) => inIt.has(one));
  const isIn = (one: Allergen) => inIt.has(one) || (one === "fish" && hasSeafood);
  const isWithout = (one: Allergen) => !isIn(one) && checked.has(one);
  return {
    contains: ALLERGENS.filter((one) => inIt.has(one)),
    sameKitchen: ALLERGENS.filter((one) => kitchen.has(one) && !isIn(one)),
    without: ALLERGENS.filter((one) => isWithout(one) && !kitchen.has(one)),
    notStated: ALLERGENS.filter((one) => !isIn(one) && !isWithout(one)),
  };
}
