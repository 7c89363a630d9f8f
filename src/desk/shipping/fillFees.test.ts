import { expect, it } from "vitest";
import { fillFees } from "./fillFees.ts";

const fees = ["13", "40", "46", "47"].map((code) => ({ code, is_shipped_to: code === "13", fee: "650" }));

it("one fee is written to a region, and ships there", () => {
  expect(fillFees(fees, ["40", "46"], "１,200")).toEqual([
    { code: "13", is_shipped_to: true, fee: "650" },
    { code: "40", is_shipped_to: true, fee: "1200" },
    { code: "46", is_shipped_to: true, fee: "1200" },
    { code: "47", is_shipped_to: false, fee: "650" },
  ]);
  expect(fillFees(fees, ["47"], "0")?.at(-1)).toEqual({ code: "47", is_shipped_to: true, fee: "0" });
});

it("none ships nowhere, and what is no fee is written to none", () => {
  const all = fees.map(({ code }) => code);
  expect(fillFees(fees, all, "")?.every(({ is_shipped_to }) => !is_shipped_to)).toBe(true);
  for (const wrong of ["much", "-5", "100001"]) expect(fillFees(fees, all, wrong)).toBeNull();
});
