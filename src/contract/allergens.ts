/** Whose labeling on packaged food the law requires, as of April 1, 2026 (Food Labeling Standards, attached table 14). */
export const MANDATORY_ALLERGENS = [
  "shrimp",
  "crab",
  "walnut",
  "wheat",
  "buckwheat",
  "egg",
  "milk",
  "peanut",
  "cashew",
] as const;

/** Whose labeling the Consumer Affairs Agency recommends, as of April 1, 2026. */
export const RECOMMENDED_ALLERGENS = [
  "almond",
  "abalone",
  "squid",
  "salmon_roe",
  "orange",
  "kiwi",
  "beef",
  "sesame",
  "salmon",
  "mackerel",
  "soybean",
  "chicken",
  "banana",
  "pistachio",
  "pork",
  "macadamia",
  "peach",
  "yam",
  "apple",
  "gelatin",
] as const;

/** What guests ask for besides: `fish` is fish and seafood as a whole. */
export const OTHER_ALLERGENS = ["fish", "alcohol"] as const;

/** All that can be stated of a dish, in the order in which it is shown. */
export const ALLERGENS = [...MANDATORY_ALLERGENS, ...RECOMMENDED_ALLERGENS, ...OTHER_ALLERGENS] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** What `allergens` of goods has named from the start: pages from before know no others. */
export const FIRST_ALLERGENS = [
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
  "alcohol",
] as const satisfies readonly Allergen[];
export type FirstAllergen = (typeof FIRST_ALLERGENS)[number];
