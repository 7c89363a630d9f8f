import { describe, expect, it } from "vitest";
import { isRegistrationNumber, registrationNumber, typedRegistrationNumber } from "./registrationNumber.ts";

describe("a registration number", () => {
  it("has the check digit of the tax agency's own number", () => {
    expect(registrationNumber("000012050002")).toBe("T7000012050002");
  });

  it("refuses what is not twelve digits", () => {
    expect(() => registrationNumber("123")).toThrow(RangeError);
  });

  it("is read in any width, with spaces and hyphens", () => {
    for (const typed of ["t7000012050002", "Ｔ７０００－０１２０－５０００２", " T7000 0120 50002 "])
      expect(typedRegistrationNumber(typed)).toBe("T7000012050002");
  });

  it("is none with another check digit, without T, or too short", () => {
    expect(isRegistrationNumber("T7000012050002")).toBe(true);
    for (const typed of ["T8000012050002", "7000012050002", "T700001205000", "T70000120500021", ""])
      expect(isRegistrationNumber(typed)).toBe(false);
  });
});
