import type { CardBrand } from "#contract/payment.ts";
import { foldWidth } from "#domain/values/typedText.ts";

/** A card number as typed, full-width digits, spaces and hyphens included, as digits; other signs stay to be seen. */
export function cardDigits(typed: string): string {
  return foldWidth(typed).replaceAll(/[\s-]/g, "");
}

/** Whether the digits have a length of their brand and the right check digit (ISO/IEC 7812, Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d+$/.test(digits) || !cardBrand(digits).lengths.includes(digits.length)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A number as it is embossed, for as far as it is typed: "4242 42", "3782 822463 1". */
export function groupedCardNumber(typed: string): string {
  const all = cardDigits(typed).replaceAll(/\D/g, "");
  const { groups, lengths } = cardBrand(all);
  let rest = all.slice(0, Math.max(...lengths));
  const parts: string[] = [];
  for (const length of groups) {
    if (rest === "") break;
    parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return parts.join(" ");
}

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
