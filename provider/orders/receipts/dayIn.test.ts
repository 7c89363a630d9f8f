import { expect, it } from "vitest";
import { dayIn } from "./receiptFacts.ts";

it.each([
  ["ja", "2026年11月23日"],
  ["zh", "2026年11月23日"],
  ["en", "November 23, 2026"],
  ["tw", "2026年11月23日"],
  ["ko", "2026년 11월 23일"],
] as const)("writes a day on a receipt as readers of %s do", (language, day) => {
  expect(dayIn("2026-11-22T15:30:00Z", "Asia/Tokyo", language)).toBe(day);
});
