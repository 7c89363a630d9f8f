import { expect, test } from "vitest";
import { readArguments } from "./arguments.ts";

test("without arguments all parts are measured, briefly, against nobody", () => {
  const { parts, json, isLong, against } = readArguments([]);
  expect(parts).toEqual(["page", "menu", "meal", "board", "provider", "stores", "orders"]);
  expect({ json, isLong, against }).toEqual({ json: null, isLong: false, against: null });
  expect(readArguments(["--long"]).parts).toContain("growth");
});

test("some parts, a file, the long run and another address are taken by name", () => {
  expect(readArguments(["--only", "meal,page", "--long", "--json", "figures.json"])).toEqual({
    parts: ["meal", "page"],
    json: "figures.json",
    isLong: true,
    minutes: 30,
    scale: 1,
    against: null,
  });
  expect(readArguments(["--only", "meal", "--long", "--minutes", "0.5"]).minutes).toBe(0.5);
  expect(readArguments(["--against", "https://example.com/menu?table=3"]).against?.href).toBe(
    "https://example.com/menu?table=3",
  );
});

test.each([
  [["--only", "meals"], /no part "meals".*page, menu, meal/],
  [["--only", ""], /no part ""/],
  [["--against", "nonsense"], /--against takes the address of a page.*"nonsense"/],
  [["--against", "ftp://example.com/"], /--against takes the address/],
  [["--against"], /--against/],
  [["--against", "https://example.com/", "--only", "meal"], /leave --only and --long out/],
  [["--scale", "0"], /--scale takes a number above 0/],
  [["--scale", "all"], /--scale takes a number above 0/],
  [["--minutes", "0"], /--minutes takes a number above 0/],
  [["--minutes", "long"], /--minutes takes a number above 0/],
  [["--fast"], /--fast/],
  [["meal"], /meal/],
])("%j is refused in words", (words, told) => {
  expect(() => readArguments(words)).toThrow(told);
});
