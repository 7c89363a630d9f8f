import type { CardBrand, CardFault, CardTyped } from "#contract/payment.ts";
import { cardPeriod, isPeriodOver } from "#domain/payments/cardFaults.ts";
import { cardBrand, cardDigits, isCardNumber } from "#domain/payments/cardNumber.ts";
import type { CardBehaviour } from "#provider/db/tables/cards.ts";
import { foldWidth } from "#domain/values/typedText.ts";

/** All that is kept of a card. */
export interface TestCard {
  readonly brand: CardBrand;
  readonly last4: string;
  readonly valid_period: string;
  readonly behaviour: CardBehaviour;
}

/** The usual test numbers of payment services; no bank ever issued one. */
const testNumbers: Readonly<Record<string, CardBehaviour>> = {
  "4242424242424242": "approve",
  "4111111111111111": "approve",
  "5555555555554444": "approve",
  "2223003122003222": "approve",
  "3566002020360505": "approve",
  "3530111333300000": "approve",
  "378282246310005": "approve",
  "30569309025904": "approve",
  "6011000990139424": "approve",
  "4000000000000002": "decline",
  "4000000000009995": "short",
  "4000002760003184": "challenge",
  "4000000000003220": "challenge",
  "4000000000000119": "silent",
};

/**
 * Reads a card as typed, full-width digits and spaces included; answers every fault at once. Real numbers are refused,
 * so that none is handled.
 */
export function readTestCard(typed: Omit<CardTyped, "name">, now: Date): TestCard | CardFault[] {
  const number = cardDigits(typed.number);
  const behaviour = testNumbers[number];
  const { brand, code_lengths } = cardBrand(number);
  const period = cardPeriod(typed.valid_period);
  const code = foldWidth(typed.security_code).trim();
  const faults: CardFault[] = [];
  if (!isCardNumber(number)) faults.push("number");
  else if (behaviour === undefined) faults.push("not_a_test_number");
  if (period === null) faults.push("expiry");
  else if (isPeriodOver(period, now)) faults.push("expired");
  // Of a number that is none nobody knows how long its code is.
  const lengths = isCardNumber(number) ? code_lengths : [3, 4];
  if (!/^\d+$/.test(code) || !lengths.includes(code.length)) faults.push("security_code");
  if (behaviour === undefined || period === null || faults.length > 0) return faults;
  return { brand, behaviour, last4: number.slice(-4), valid_period: period };
}
