/** Kinds of digits that a PIN has at least: 1212, 1122 and 1112 have fewer. */
const FEWEST_KINDS = 3;
/** Straight down and up the middle of a keypad. */
const COLUMNS = ["2580", "0852"];

/**
 * Whether four digits would be tried first: few kinds of them, a row up or down in even steps (which goes on from 9 to 0),
 * or the middle of a keypad.
 */
export function isCommonPin(pin: string): boolean {
  const digits = [...pin].map(Number);
  if (new Set(digits).size < FEWEST_KINDS || COLUMNS.includes(pin)) return true;
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10);
  return [1, 2, 8, 9].some((step) => steps.every((one) => one === step));
}
