import { expect, it } from "vitest";
import { typedPeriod } from "./typedPeriod.ts";

it("a valid period gets its slash as it is typed", () => {
  for (const [typed, shown] of [
    ["", ""],
    ["0", "0"],
    ["1", "1"],
    ["5", "05/"],
    ["12", "12/"],
    ["1/", "01/"],
    ["12/3", "12/3"],
    ["1230", "12/30"],
    ["12/301", "12/30"],
    ["05/3", "05/3"],
  ])
    expect(typedPeriod(typed ?? "")).toBe(shown);
});

it("what is pasted or filled in whole is understood, in full width too", () => {
  for (const typed of ["12/2030", "12 / 30", "122030", "１２／３０", "12-30"]) {
    expect(typedPeriod(typed)).toBe("12/30");
  }
  expect(typedPeriod("1/30")).toBe("01/30");
});

it("taking signs away is not undone by the slash", () => {
  expect(typedPeriod("12/", true)).toBe("12");
  expect(typedPeriod("12/3", true)).toBe("12/3");
  expect(typedPeriod("1", true)).toBe("1");
});
