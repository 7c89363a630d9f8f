import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A style sheet without its comments. */
const cssOf = (file: string) => readFileSync(file, "utf8").replaceAll(/\/\*.*?\*\//gs, "");

const rawColour = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;

test("every colour outside the tokens is one of the design system's tokens, so that light and dark stay whole", () => {
  const files = globSync("src/**/*.css").filter((file) => !/^src\/ui\/.*tokens\.css$/i.test(file));
  const found = files.flatMap((file) => {
    const lines = cssOf(file).split("\n");
    return lines.filter((line) => line.search(rawColour) >= 0).map((line) => `${file}: ${line.trim()}`);
  });
  expect(files.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

test("what scrolls sideways holds what is placed within it, so that hidden words make no page wider", () => {
  const scrolls = /overflow(?:-x)?: auto( hidden)?;/;
  const isPlaced = /\bposition: (?:relative|sticky|absolute|fixed);/;
  const found = globSync("src/**/*.css").flatMap((file) =>
    (cssOf(file).match(/[^{}]*\{[^{}]*\}/g) ?? [])
      .filter((rule) => scrolls.test(rule) && !isPlaced.test(rule))
      .map((rule) => `${file}: ${rule.split("{")[0]?.trim()}`),
  );
  expect(found).toEqual([]);
});
