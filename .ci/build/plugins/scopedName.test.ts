import { expect, test } from "vitest";
import { scopedName } from "./scopedName.ts";

test("a class is told apart by its file and its name, wherever the repository lies and whatever asks for it", () => {
  const here = (path: string) => new URL(`../../../${path}`, import.meta.url).pathname;
  const one = scopedName("page", here("src/one.module.css"));
  expect(one).toMatch(/^page_[0-9a-z]{4}$/);
  expect(scopedName("page", here("src/one.module.css?used"))).toBe(one);
  expect(scopedName("page", here("src/other.module.css"))).not.toBe(one);
  expect(scopedName("mark", here("src/one.module.css"))).toBe(one.replace("page", "mark"));
});
