import { cardBrand } from "./cardBrand.ts";
import { foldWidth } from "./foldWidth.ts";

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
