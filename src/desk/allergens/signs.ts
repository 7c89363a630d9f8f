import {
  type Allergen,
  MANDATORY_ALLERGENS,
  OTHER_ALLERGENS,
  RECOMMENDED_ALLERGENS,
} from "#contract/allergens.ts";
import type { AllergenState } from "#domain/menu/allergenStates.ts";

/** How states are drawn, beside their words: on paper and in black and white too. */
export const SIGNS: Readonly<Record<AllergenState | "kitchen", string>> = {
  contains: "●",
  without: "−",
  unstated: "?",
  kitchen: "△",
};

/** The allergens in the groups in which they are shown, as the law has them. */
export const KINDS: readonly {
  readonly kind: "mandatory" | "recommended" | "other";
  readonly of: readonly Allergen[];
}[] = [
  { kind: "mandatory", of: MANDATORY_ALLERGENS },
  { kind: "recommended", of: RECOMMENDED_ALLERGENS },
  { kind: "other", of: OTHER_ALLERGENS },
];
