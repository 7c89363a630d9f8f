import { oneOf } from "#provider/demo/seed/optionGroup.ts";
import { words } from "#provider/demo/seed/words.ts";

/** How much of it. */
export const portion = oneOf(
  "portion",
  words("量", "份量", "Portion", "份量", "양"),
  ["portion-regular", words("並", "标准", "Regular", "一般", "보통")],
  ["portion-large", words("大盛", "大份", "Large", "大份", "곱빼기"), 120],
);
