import type { CardBrand } from "#contract/card.ts";

/** What a brand's cards look like. */
export interface CardRule {
  readonly brand: CardBrand;
  readonly starts: RegExp;
  /** How many digits its numbers have. */
  readonly lengths: readonly number[];
  /** Digits between the gaps that are embossed on the card; the last one takes what is left. */
  readonly groups: readonly number[];
  /** How many digits its security code has. */
  readonly code_lengths: readonly number[];
}

const fours = [4, 4, 4, 4];
const other: CardRule = {
  brand: "other",
  starts: /^/,
  lengths: [12, 13, 14, 15, 16, 17, 18, 19],
  groups: [4, 4, 4, 4, 3],
  code_lengths: [3, 4],
};

const rules: readonly CardRule[] = [
  { brand: "visa", starts: /^4/, lengths: [13, 16], groups: fours, code_lengths: [3] },
  {
    brand: "mastercard",
    starts: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: fours,
    code_lengths: [3],
  },
  {
    brand: "jcb",
    starts: /^35(?:2[89]|[3-8])/,
    lengths: [16],
    groups: fours,
    code_lengths: [3],
  },
  { brand: "amex", starts: /^3[47]/, lengths: [15], groups: [4, 6, 5], code_lengths: [4] },
  {
    brand: "diners",
    starts: /^3(?:0[0-5]|[689])/,
    lengths: [14],
    groups: [4, 6, 4],
    code_lengths: [3],
  },
];

/** A card's brand by the digits typed so far, with all that follows from it (specification, section 5). */
export function cardBrand(digits: string): CardRule {
  return rules.find(({ starts }) => starts.test(digits)) ?? other;
}
