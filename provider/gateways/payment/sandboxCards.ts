/** What is wrong with a card as typed. */
export type CardFault = "number" | "not_a_test_number" | "expiry" | "expired" | "security_code";

/** What comes of paying with a card. */
export type CardOutcome = "approved" | "declined" | "silent";

/** All that is kept of a card. */
export interface TestCard {
  readonly brand: string;
  readonly last4: string;
  readonly outcome: CardOutcome;
}

/** The usual test numbers of payment services; no bank ever issued one. */
const testNumbers: Readonly<Record<string, readonly [brand: string, outcome: CardOutcome]>> = {
  "4242424242424242": ["Visa", "approved"],
  "4111111111111111": ["Visa", "approved"],
  "5555555555554444": ["Mastercard", "approved"],
  "2223003122003222": ["Mastercard", "approved"],
  "3566002020360505": ["JCB", "approved"],
  "3530111333300000": ["JCB", "approved"],
  "378282246310005": ["American Express", "approved"],
  "30569309025904": ["Diners Club", "approved"],
  "4000000000000002": ["Visa", "declined"],
  "4000000000009995": ["Visa", "declined"],
  "4000000000000119": ["Visa", "silent"],
};

/** Reads a card as typed, full-width digits and spaces included. Real numbers are refused, so that none is handled. */
export function readTestCard(
  typed: { readonly number: string; readonly expiry: string; readonly securityCode: string },
  now: Date,
): TestCard | CardFault {
  const number = digitsOf(typed.number);
  if (!isCardNumber(number)) return "number";
  const known = testNumbers[number];
  if (known === undefined) return "not_a_test_number";
  const expiry = /^(0?[1-9]|1[0-2])\D*(?:20)?(\d\d)$/.exec(typed.expiry.normalize("NFKC").trim());
  if (expiry === null) return "expiry";
  // Valid to the end of its month.
  const ends = Date.UTC(2000 + Number(expiry[2]), Number(expiry[1]), 1);
  if (ends <= now.getTime()) return "expired";
  if (!/^\d{3,4}$/.test(digitsOf(typed.securityCode))) return "security_code";
  const [brand, outcome] = known;
  return { brand, outcome, last4: number.slice(-4) };
}

const digitsOf = (typed: string) => typed.normalize("NFKC").replaceAll(/[\s-]/g, "");

/** Whether it has a card number's length and check digit (ISO/IEC 7812, Luhn). */
function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
