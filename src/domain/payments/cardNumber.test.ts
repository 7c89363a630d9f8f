import { assert, integer, nat, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { cardBrand, cardDigits, groupedCardNumber, isCardNumber } from "./cardNumber.ts";

describe("card number", () => {
  const brandOf = (digits: string) => cardBrand(digits).brand;

  describe("a card's brand", () => {
    it.each([
      ["4", "visa"],
      ["4242424242424242", "visa"],
      ["50", "other"],
      ["51", "mastercard"],
      ["55", "mastercard"],
      ["56", "other"],
      ["2220", "other"],
      ["2221", "mastercard"],
      ["2230", "mastercard"],
      ["2699", "mastercard"],
      ["2719", "mastercard"],
      ["2720", "mastercard"],
      ["2721", "other"],
      ["3527", "other"],
      ["3528", "jcb"],
      ["3530", "jcb"],
      ["3589", "jcb"],
      ["3590", "other"],
      ["34", "amex"],
      ["37", "amex"],
      ["35", "other"],
      ["300", "diners"],
      ["305", "diners"],
      ["306", "other"],
      ["36", "diners"],
      ["38", "diners"],
      ["39", "diners"],
      ["6011000990139424", "other"],
      ["", "other"],
    ])("of %j is %s", (digits, brand) => {
      expect(brandOf(digits)).toBe(brand);
    });

    it("says how long its security code is", () => {
      expect(cardBrand("378282246310005").code_lengths).toEqual([4]);
      expect(cardBrand("4242").code_lengths).toEqual([3]);
    });
  });

  describe("a card number", () => {
    it.each([
      "4242424242424242",
      "4222222222222",
      "5555555555554444",
      "2223003122003222",
      "3566002020360505",
      "378282246310005",
      "30569309025904",
      "6011000990139424",
    ])("%s is one", (digits) => {
      expect(isCardNumber(digits)).toBe(true);
    });

    it.each([
      "",
      "4242424242424243",
      "42424242424242",
      "424242424242424242",
      "3782822463100050",
      "3056930902590",
      "4242x4242424242",
      "00000000000",
    ])("%j is none", (digits) => {
      expect(isCardNumber(digits)).toBe(false);
    });

    it("with one digit mistyped, or two neighbours swapped, is none", () => {
      const digits = "4242424242424242";
      assert(
        property(nat({ max: 15 }), integer({ min: 1, max: 9 }), (place, by) => {
          const wrong = (Number(digits[place]) + by) % 10;
          expect(isCardNumber(`${digits.slice(0, place)}${wrong}${digits.slice(place + 1)}`)).toBe(false);
        }),
      );
      expect(isCardNumber("4224242424242424")).toBe(false);
    });

    it("is read as it is typed, and shown as it is embossed", () => {
      expect(cardDigits("４２４２　4242-4242 4242")).toBe("4242424242424242");
      expect(groupedCardNumber("4")).toBe("4");
      expect(groupedCardNumber("42424")).toBe("4242 4");
      expect(groupedCardNumber("4242-4242-4242-4242-99")).toBe("4242 4242 4242 4242");
      expect(groupedCardNumber("378282246310005")).toBe("3782 822463 10005");
      expect(groupedCardNumber("30569309025904")).toBe("3056 930902 5904");
      expect(groupedCardNumber("3566 0020x")).toBe("3566 0020");
      expect(groupedCardNumber("6011000990139424123")).toBe("6011 0009 9013 9424 123");
      expect(groupedCardNumber("")).toBe("");
    });
  });
});

describe("card brand", () => {
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
});
