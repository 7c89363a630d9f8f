import { expect, it } from "vitest";
import { giftCode } from "./giftCode.ts";

it.each([
  ["4F7K-2MQ0-ZP9C", "4F7K-2MQ0-ZP9C"],
  ["4f7k2mq0zp9c", "4F7K-2MQ0-ZP9C"],
  ["４Ｆ７Ｋ　２ＭＱ０　ＺＰ９Ｃ", "4F7K-2MQ0-ZP9C"],
  [" 4F7K 2MQ0 ", "4F7K-2MQ0"],
  ["", ""],
])("a code typed as %j is read as %j", (typed, code) => {
  expect(giftCode(typed)).toBe(code);
});
