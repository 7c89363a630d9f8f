import { expect, it } from "vitest";
import { cookieOf } from "./cookie.ts";

it.each([
  ["way=3", "3"],
  ["a=b; way=3; c=d", "3"],
  ["a=b;way=", ""],
  ["away=3", undefined],
  ["way", undefined],
  ["", undefined],
])("reads one cookie of %j", (cookies, value) => {
  expect(cookieOf(cookies, "way")).toBe(value);
});
