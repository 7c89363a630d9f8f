import { describe, expect, it } from "vitest";
import { type Code, codes, isCode, UNIVERSAL_CODES } from "./codes.ts";
import { allCalls } from "./registry.ts";

/** The five tables of the specification's section 8. */
const catalogue: Readonly<Record<string, readonly number[]>> = {
  account: [101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 121, 122],
  store: [201, 202, 203, 204, 205, 206],
  goods: [301, 302, 303, 304, 305, 306, 307, 308, 309],
  order: [
    400, 401, 403, 404, 405, 407, 408, 409, 410, 411, 412, 413, 415, 416, 417, 418, 419, 420, 421, 422, 423,
    424, 425, 426, 427, 428, 429, 430, 431, 433,
  ],
  coupon: [501, 502, 503, 504, 505, 506],
};
/** Those that its text names beside them. */
const others = [10000, 1000, 1001, 2061, 20001, 20002, 20003, 40003];

const all = Object.keys(codes).map(Number).filter(isCode);

describe("the catalogue of codes", () => {
  it("holds the specification's 68 codes in their groups", () => {
    expect(Object.values(catalogue).flat()).toHaveLength(68);
    for (const [group, numbers] of Object.entries(catalogue)) {
      expect(all.filter((code) => codes[code].group === group && code < 1000)).toEqual(numbers);
    }
  });

  it("holds the others that the specification names, and beyond them only the provider's own from 90001", () => {
    const named = [...Object.values(catalogue).flat(), ...others];
    expect(named.filter((code) => !isCode(code))).toEqual([]);
    expect(all.filter((code) => !named.includes(code) && code < 90001)).toEqual([]);
    expect(all.filter((code) => code >= 90001 && codes[code].group !== "provider")).toEqual([]);
  });

  it("leaves no code without a call that may answer it, but for those of other operators", () => {
    const declared = new Set<Code>([...UNIVERSAL_CODES, ...allCalls.flatMap(({ fails }) => fails)]);
    expect(all.filter((code) => !declared.has(code))).toEqual([305, 1001, 10000, 40003]);
  });
});
