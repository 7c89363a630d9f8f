import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const sources = Object.keys(import.meta.glob("/src/**/*.tsx")).filter((file) => !file.endsWith(".test.tsx"));

it("whatever comes late stands within a boundary of its own, so that the screen goes on where it does not come", () => {
  const all = sources.map((file) => ({ file, text: readFileSync(`.${file}`, "utf8") }));
  const late = all.filter(({ text }) => /<Lazy(?:Part|Layer)\b/.test(text));
  expect(late.length).toBeGreaterThan(30);
  const bare = all.filter(({ text }) => text.includes("<Suspense"));
  expect(bare.map(({ file }) => file)).toEqual(["/src/parts/trouble/lazyAgain.tsx"]);
  const lines = (bare[0]?.text ?? "").split("\n");
  const before = lines.flatMap((line, at) => (line.includes("<Suspense") ? [lines[at - 1]?.trim()] : []));
  expect(before).toEqual(["<SectionBoundary>", "<SectionBoundary isLayer>"]);
});
