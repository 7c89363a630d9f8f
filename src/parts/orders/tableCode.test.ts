import { describe, expect, it } from "vitest";
import { tableCode } from "./tableCode.ts";

const SIGNED = "T1.3.c2lnbmVk";

describe("what leads back to an order's table", () => {
  it.each([
    ["the signed code of the address", "T1", [SIGNED], SIGNED],
    ["a signed code before a bare id", "T1", ["T1", null, SIGNED], SIGNED],
    ["the table's own code before one of another table", "T1", ["T11.1.c2ln", SIGNED], SIGNED],
    ["the address where no code is of that table", "T1", ["T2", "T11.1.c2ln"], "T2"],
    ["the bare id where nothing else is known", "T1", [null, undefined], "T1"],
    ["nothing for what was ordered at no table", null, [null], undefined],
    ["the address where the order names no table", null, [SIGNED], SIGNED],
  ] as const)("is %s", (_, table_id, known, code) => {
    expect(tableCode({ table_id }, known)).toBe(code);
  });
});
