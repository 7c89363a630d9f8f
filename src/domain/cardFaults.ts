import type { CardFault, CardTyped } from "#contract/card.ts";
import { cardBrand } from "./cardBrand.ts";
import { cardDigits, isCardNumber } from "./cardNumber.ts";
import { cardPeriod, isPeriodOver } from "./cardPeriod.ts";
import { foldWidth } from "./foldWidth.ts";

export type CardField = keyof CardTyped;

/** What is wrong with a field of a card: nothing was typed, or what the vault would say. */
export type CardFieldFault = CardFault | `${CardField}_missing`;

export type CardFaults = { readonly [Field in CardField]?: CardFieldFault | undefined };

/** The field that each of the vault's faults is about. */
export const fieldOfFault: Readonly<Record<CardFault, CardField>> = {
  number: "number",
  not_a_test_number: "number",
  expiry: "valid_period",
  expired: "valid_period",
  security_code: "security_code",
  name: "name",
};

/** What is wrong with a card as typed, before it is sent to the vault (specification, section 5, "Card number"). */
export function cardFaults(typed: CardTyped, now: Date): CardFaults {
  const number = cardDigits(typed.number);
  const period = cardPeriod(typed.valid_period);
  const code = foldWidth(typed.security_code).trim();
  const name = foldWidth(typed.name).trim();
  const faults: { [Field in CardField]?: CardFieldFault } = {};
  if (number === "") faults.number = "number_missing";
  else if (!isCardNumber(number)) faults.number = "number";
  if (typed.valid_period.trim() === "") faults.valid_period = "valid_period_missing";
  else if (period === null) faults.valid_period = "expiry";
  else if (isPeriodOver(period, now)) faults.valid_period = "expired";
  // Of a number that is none nobody knows how long its code is.
  const lengths = isCardNumber(number) ? cardBrand(number).code_lengths : [3, 4];
  if (code === "") faults.security_code = "security_code_missing";
  else if (!/^\d+$/.test(code) || !lengths.includes(code.length)) faults.security_code = "security_code";
  if (name === "") faults.name = "name_missing";
  // A name with digits in it is a number in the wrong field.
  else if (/\d/.test(name)) faults.name = "name";
  return faults;
}
