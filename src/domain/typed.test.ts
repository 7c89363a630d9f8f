import { describe, expect, it } from "vitest";
import { PHONE_PATTERN } from "#contract/accountRules.ts";
import { foldWidth } from "./foldWidth.ts";
import { shownPhone } from "./shownPhone.ts";
import { typedCode } from "./typedCode.ts";
import { typedPhone } from "./typedPhone.ts";

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
