import { describe, expect, it } from "vitest";
import { CodePurpose } from "#contract/scalars.ts";
import { codeText, hintText } from "./smsText.ts";

const languages = ["ja", "zh", "en", "tw", "ko"] as const;
const purposes = [...CodePurpose._zod.values].map((value) => CodePurpose.parse(value));

describe.each(languages)("a text in %s", (language) => {
  it.each(purposes)("to %s begins with its code and ends with the line that fills it in", (purpose) => {
    const text = codeText({ code: "0417", purpose, language, host: "order.example.com" });
    const lines = text.split("\n");
    expect(lines[0]).toMatch(/^0417 \S/);
    expect(lines.at(-1)).toBe("@order.example.com #0417");
    // Two parts of a long text at most: 67 characters each.
    expect(text.length).toBeLessThanOrEqual(134);
    expect(codeText({ code: "0417", purpose, language, host: null })).toBe(lines[0]);
  });

  it("that brings no code has no digits to type in", () => {
    for (const hint of ["registered", "unregistered", "taken"] as const)
      expect(hintText({ hint, language })).not.toMatch(/\d/);
  });
});
