import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const sources = Object.keys(import.meta.glob("/src/**/*.{ts,tsx}"))
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(`.${file}`, "utf8") }));

it("whatever comes late stands within a boundary of its own, so that the screen goes on where it does not come", () => {
  const late = sources.filter(({ text }) => /<Lazy(?:Part|Layer)\b/.test(text));
  expect(late.length).toBeGreaterThan(30);
  const bare = sources.filter(({ text }) => text.includes("<Suspense"));
  expect(bare.map(({ file }) => file)).toEqual(["/src/parts/trouble/lazyWithRetry.tsx"]);
  // Nothing but the two that stand within a boundary draws it.
  expect(bare[0]?.text.match(/<Late\b/g)).toHaveLength(2);
  expect(bare[0]?.text.match(/<SectionBoundary(?: isLayer)?>\s*<Late\b/g)).toHaveLength(2);
});

/** Functions whose callers answer for what does not come. */
const LOADERS = [
  "/src/app/fetchAhead.ts",
  "/src/app/loadScreen.ts",
  "/src/boot/chooseHost.ts",
  "/src/boot/loadLineSdk.ts",
  "/src/features/notices/useRealTime.ts",
  "/src/parts/device/lowData.ts",
  "/src/parts/places/map/leafletEngine.ts",
  "/src/parts/places/map/startMap.ts",
  "/src/parts/scan/useCamera.ts",
  "/src/parts/shell/WideAside.tsx",
];

/** From an `import(` to the end of its statement. */
function statementOf(text: string, from: number): string {
  let depth = 0;
  let outermost = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if ("([{".includes(sign)) depth += 1;
    else if (")]}".includes(sign)) depth -= 1;
    else if (sign === ";" && depth === outermost) return text.slice(from, at);
    outermost = Math.min(outermost, depth);
  }
  return text.slice(from);
}

it("code that is fetched where it is needed has an answer for its not coming", () => {
  const unheard = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<!typeof )\bimport\(/g)]
      .filter(({ index }) => {
        const isLoader = /(?:=>|default:|return)\s*(?:\(await )?$/.test(
          text.slice(Math.max(0, index - 20), index),
        );
        const isHeard = /\.catch\(|\(\) => (?:null|\{\})|\(error/.test(statementOf(text, index));
        return !isLoader && !isHeard && !LOADERS.includes(file);
      })
      .map(({ index }) => `${file}: ${text.slice(index, index + 60).split("\n")[0]}`),
  );
  expect(unheard).toEqual([]);
});
