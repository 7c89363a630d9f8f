import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bcp47, LOCALES } from "#domain/values/localeCodes.ts";
import { writeWords } from "./pageWords.ts";

const page = readFileSync(new URL("../../../index.html", import.meta.url), "utf8");

test("a page without its script says so in every language", () => {
  const written = writeWords(page);
  const [, notLoaded = ""] = /<template id="not-loaded">(.*)<\/template>/s.exec(written) ?? [];
  const [, noScript = ""] = /<noscript>(.*)<\/noscript>/s.exec(written) ?? [];
  for (const said of [notLoaded, noScript])
    expect(Array.from(said.matchAll(/<p lang="([^"]+)">[^<]+<\/p>/g), ([, lang]) => lang)).toEqual(
      LOCALES.map(bcp47),
    );
});

test("a page that has no place for the words is an error", () => {
  expect(() => writeWords("<html></html>")).toThrow("index.html lacks <!--noren:notLoaded-->");
});
