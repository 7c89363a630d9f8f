// @vitest-environment jsdom
import { expect, it } from "vitest";
import { markSignOn, takeSignOnMark } from "./signOnMark.ts";

it("the mark of a sign-on is found once", () => {
  const storage = () => sessionStorage;
  expect(takeSignOnMark(storage)).toBe(false);
  markSignOn(storage);
  expect([takeSignOnMark(storage), takeSignOnMark(storage)]).toEqual([true, false]);
});

it("without a storage nobody is expected, and nothing fails", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  markSignOn(blocked);
  expect(takeSignOnMark(blocked)).toBe(false);
});
