import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const rawColour = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;

test("every colour outside the tokens is one of the design system's tokens, so that light and dark stay whole", () => {
  const files = globSync("src/**/*.css").filter((file) => !/^src\/ui\/.*tokens\.css$/i.test(file));
  const found = files.flatMap((file) => {
    const lines = readFileSync(file, "utf8")
      .replaceAll(/\/\*.*?\*\//gs, "")
      .split("\n");
    return lines.filter((line) => line.search(rawColour) >= 0).map((line) => `${file}: ${line.trim()}`);
  });
  expect(files.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});
