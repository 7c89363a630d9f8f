import { describe, expect, it } from "vitest";
import { shownPostalCode } from "./shownPostalCode.ts";
import { typedPostalCode } from "./typedPostalCode.ts";

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
