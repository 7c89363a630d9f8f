import { isCommonPin } from "#domain/staff/pin.ts";

/** The four digits of a table: the first of some numbers whose digits nobody would try before all others. */
export function tableDigits(numbers: Iterable<number>): string {
  let digits = "";
  for (const number of numbers) {
    digits = String(number % 10_000).padStart(4, "0");
    if (!isCommonPin(digits)) return digits;
  }
  return digits;
}
