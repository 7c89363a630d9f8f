import { expect, it } from "vitest";
import { hostsOwnFirst } from "./PayTypeCards.tsx";

it("in WeChat its own payment comes first, where the store takes it, and nothing else is moved", () => {
  expect(hostsOwnFirst([1, 5, 2, 4], "wechat")).toEqual([2, 1, 5, 4]);
  expect(hostsOwnFirst([1, 5, 4], "wechat")).toEqual([1, 5, 4]);
  expect(hostsOwnFirst([1, 5, 2, 4], "line")).toEqual([1, 5, 2, 4]);
  expect(hostsOwnFirst([1, 5, 2, 4], "browser")).toEqual([1, 5, 2, 4]);
});
