import { describe, expect, it } from "vitest";
import { PHONE_PATTERN } from "#contract/fieldRules.ts";
import {
  foldWidth,
  shownPhone,
  shownPostalCode,
  typedAmount,
  typedCode,
  typedPhone,
  typedPostalCode,
} from "./typedText.ts";

describe("typed", () => {
  describe("what a Japanese keyboard types", () => {
    it("is folded to half width, and words are left alone", () => {
      expect(foldWidth("Ｒａｍｅｎ７　＋８１－９０")).toBe("Ramen7 +81-90");
      expect(foldWidth("らーめん 拉麵 라멘 ｶﾅ")).toBe("らーめん 拉麵 라멘 ｶﾅ");
    });
  });

  describe("a phone number", () => {
    it.each([
      ["090-1234-5678", "09012345678"],
      ["０９０－１２３４－５６７８", "09012345678"],
      ["０９０ー１２３４ー５６７８", "09012345678"],
      [" 090 1234 5678 ", "09012345678"],
      ["(090)1234-5678", "09012345678"],
      ["+82 10-1234-5678", "+821012345678"],
      ["＋８８６　９１２　３４５　６７８", "+886912345678"],
      ["+81 (0)90-1234-5678", "+819012345678"],
    ])("%s is sent as %s", (typed, sent) => {
      expect(typedPhone(typed)).toBe(sent);
      expect(sent).toMatch(PHONE_PATTERN);
    });

    it.each([
      ["+819012345678", "090-1234-5678"],
      ["09012345678", "090-1234-5678"],
      ["+821012345678", "+821012345678"],
    ])("%s is shown as %s", (phone, shown) => expect(shownPhone(phone)).toBe(shown));

    it("keeps what is none, so that it is named as a fault", () => {
      expect(typedPhone("09012345678a")).toBe("09012345678a");
      expect(typedPhone("")).toBe("");
    });
  });

  describe("a verification code", () => {
    it.each([
      ["1234", "1234"],
      ["１２３４", "1234"],
      ["12 34", "1234"],
      [" 1 2 3 4 ", "1234"],
      ["12345", "1234"],
      ["【のれん】認証コードは 4821 です。5分間有効です。", "4821"],
      ["abc", ""],
    ])("in %j is %j", (typed, code) => expect(typedCode(typed, 4)).toBe(code));
  });
});

describe("an amount as it is typed", () => {
  it.each([
    ["500", 500],
    ["５００", 500],
    ["1,280", 1_280],
    ["￥１，２８０", 1_280],
    [" 3 000 円", 3_000],
    ["007", 7],
    ["999999999", 999_999_999],
  ])("%s is %d yen", (typed, yen) => {
    expect(typedAmount(typed)).toEqual({ yen, fault: null });
  });

  it.each([
    ["", "missing"],
    ["　", "missing"],
    ["0", "zero"],
    ["０００", "zero"],
    ["-5", "negative"],
    ["－５", "negative"],
    ["−5", "negative"],
    ["1234567890", "long"],
    ["１２３４５６７８９０", "long"],
    ["5.5", "digits"],
    ["five", "digits"],
    ["五百", "digits"],
    ["1e3", "digits"],
  ])("%s is refused: %s", (typed, fault) => {
    expect(typedAmount(typed)).toEqual({ yen: null, fault });
  });
});

describe("a postal code", () => {
  it.each([
    "1000001",
    "100-0001",
    "〒100-0001",
    "１００－０００１",
    "１００ー０００１",
    " 100 0001 ",
    "100−0001",
    "100‐0001",
  ])("is the same however one writes it: %s", (written) => expect(typedPostalCode(written)).toBe("1000001"));

  it.each([
    ["🍣", "🍣"],
    ["<b>1</b>", "<b>1</b>"],
    ["", ""],
    ["10", "10"],
  ])("keeps what does not belong to one, so that it can be told: %j", (written, kept) =>
    expect(typedPostalCode(written)).toBe(kept),
  );

  it("is shown as on a letter, and nothing else is", () => {
    expect(shownPostalCode("1000001")).toBe("100-0001");
    expect(shownPostalCode("100-0001")).toBe("100-0001");
    expect(shownPostalCode("10000")).toBe("10000");
  });
});
