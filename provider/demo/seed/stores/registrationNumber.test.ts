import { describe, expect, it } from "vitest";
import { registrationNumber } from "./registrationNumber.ts";

describe("a registration number", () => {
  it("has the check digit of the tax agency's own number", () => {
    expect(registrationNumber("000012050002")).toBe("T7000012050002");
  });

  it("refuses what is not twelve digits", () => {
    expect(() => registrationNumber("123")).toThrow(RangeError);
  });
});
