import type { CardFault, CardTyped } from "#contract/payment.ts";
import { foldWidth } from "#domain/values/typedText.ts";
import { cardBrand, cardDigits, isCardNumber } from "./cardNumber.ts";

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

/** A card's valid period as typed ("1/30", "12 / 2030", "0130", "１２／３０") as MM/YY; null when it is none. */
export function cardPeriod(typed: string): string | null {
  const [, month, year] = /^(0?[1-9]|1[0-2])\D*(?:20)?(\d\d)$/.exec(foldWidth(typed).trim()) ?? [];
  return month === undefined || year === undefined ? null : `${month.padStart(2, "0")}/${year}`;
}

/** Whether a card's period, MM/YY, is over: it is valid to the end of its month. */
export function isPeriodOver(period: string, now: Date): boolean {
  const [month, year] = period.split("/").map(Number);
  return Date.UTC(2000 + (year ?? 0), month ?? 0, 1) <= now.getTime();
}

/**
 * A card's valid period while it is typed, with the slash set by itself: "1" stays, "5" is "05/", "1230" is "12/30".
 * What was pasted or filled in whole ("12 / 2030") is understood. Nothing is added while signs are being taken away.
 */
export function typedPeriod(typed: string, isDeleting = false): string {
  const text = foldWidth(typed).trim();
  if (isDeleting) return text.replaceAll(/[^\d/]/g, "").replace(/\/$/, "");
  const digits = text.replaceAll(/\D/g, "");
  const whole = digits.length > 4 || /\D/.test(text.slice(0, -1)) ? cardPeriod(text) : null;
  if (whole !== null) return whole;
  const [first = ""] = digits;
  const isMonthWhole =
    /^[2-9]/.test(first) || (first === "1" && /^1\D/.test(text)) || /^0?[1-9]\D/.test(text);
  const padded = isMonthWhole && !digits.startsWith("0") ? `0${digits}` : digits;
  if (padded.length < 2) return padded;
  return `${padded.slice(0, 2)}/${padded.slice(2, 4)}`;
}
