import { describe, expect, it } from "vitest";
import { typedAmount } from "./typedAmount.ts";

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
