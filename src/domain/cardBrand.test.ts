import { describe, expect, it } from "vitest";
import { cardBrand } from "./cardBrand.ts";
import { isCardNumber } from "./cardNumber.ts";

/** Numbers that gateways publish for tests: Stripe, PayPal, Adyen, Cybersource, Worldpay. */
const published = {
  visa: [
    "4242424242424242",
    "4000056655665556",
    "4000003920000003",
    "4111111111111111",
    "4012888888881881",
    "4222222222222",
    "4000000000000002",
    "4000002760003184",
    "4012000033330026",
  ],
  mastercard: [
    "5555555555554444",
    "2223003122003222",
    "5200828282828210",
    "5105105105105100",
    "5454545454545454",
    "2222400070000005",
    "2222410740360010",
    "5555341244441115",
  ],
  jcb: ["3566002020360505", "3530111333300000", "3569990010095841", "3528000700000000", "3566111111111113"],
  amex: ["378282246310005", "371449635398431", "378734493671000", "370000000000002", "343434343434343"],
  diners: ["30569309025904", "38520000023237", "36227206271667", "36006666333344"],
  other: [
    "6011111111111117",
    "6011000990139424",
    "6200000000000005",
    "6205500000000000004",
    "5019717010103742",
  ],
} as const;

const rows = Object.entries(published).flatMap(([brand, numbers]) =>
  numbers.map((number) => [number, brand] as const),
);

describe("the brand of a published test number", () => {
  it.each(rows)("%s is %s, and its check digit is right", (number, brand) => {
    expect(cardBrand(number).brand).toBe(brand);
    expect(isCardNumber(number)).toBe(true);
  });

  it.each(rows)("%s has its brand's length and no other", (number, brand) => {
    if (brand === "other") return;
    const { lengths } = cardBrand(number);
    expect(lengths).toContain(number.length);
    expect(isCardNumber(number.slice(0, -1))).toBe(false);
    expect(isCardNumber(`${number}0`)).toBe(false);
  });
});
