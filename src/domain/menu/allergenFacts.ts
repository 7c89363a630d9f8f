import { type Allergen, ALLERGENS } from "#contract/allergens.ts";
import type { Goods, Option, StatedAllergens } from "#contract/goods.ts";

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

/**
 * What is known of a dish with the options that are chosen of it: it contains what any of them does; it is free of what
 * all of them were checked for; of everything else nobody knows. An option that is not known, as while the dish is
 * loading, states nothing.
 */
export function chosenFacts(
  dish: Pick<Goods, "allergens" | "allergen_facts" | "option">,
  chosen: readonly string[],
): AllergenFacts {
  const { contains = [], same_kitchen = [], without = [] } = dish.allergen_facts ?? {};
  const own = { contains: [...dish.allergens, ...contains], same_kitchen, without };
  const options = optionsOf(dish);
  const stated = chosen.map((id) => options.get(id)?.allergen_facts ?? NOTHING);
  const parts = [own, ...stated];
  return allergenFacts({
    allergens: [],
    allergen_facts: {
      contains: parts.flatMap((part) => part.contains),
      same_kitchen: parts.flatMap((part) => part.same_kitchen),
      without: without.filter((one) => stated.every((part) => part.without.includes(one))),
    },
  });
}

/** Those of the chosen options of which nothing is stated. */
export function unstatedOptions(dish: Pick<Goods, "option">, chosen: readonly string[]): readonly Option[] {
  const options = optionsOf(dish);
  return chosen.flatMap((id) => {
    const option = options.get(id);
    return option === undefined || option.allergen_facts !== undefined ? [] : [option];
  });
}

const NOTHING: StatedAllergens = { contains: [], without: [], same_kitchen: [] };

function optionsOf({ option }: Pick<Goods, "option">): ReadonlyMap<string, Option> {
  return new Map(option.flatMap(({ options }) => options.map((one) => [one.option_id, one] as const)));
}
