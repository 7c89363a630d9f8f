/** Kinds of digits that a PIN has at least: 1212, 1122 and 1112 have fewer. */
const FEWEST_KINDS = 3;
/** Straight down and up the middle of a keypad. */
const COLUMNS = ["2580", "0852"];

/** Years of birth, which people choose and others know. */
const YEAR = /^(?:19|20)\d\d$/;

/**
 * Whether four digits would be tried first: few kinds of them, a row up or down in even steps (which goes on from 9 to 0),
 * the middle of a keypad, or a year that somebody was born in.
 */
export function isCommonPin(pin: string): boolean {
  const digits = [...pin].map(Number);
  if (new Set(digits).size < FEWEST_KINDS || COLUMNS.includes(pin) || YEAR.test(pin)) return true;
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10);
  return [1, 2, 8, 9].some((step) => steps.every((one) => one === step));
}
