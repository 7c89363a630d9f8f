import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planImport } from "../plan/planImport.ts";
import { readMenuFile } from "../readMenuFile.ts";
import { anyMenu, countedIds, NO_MENU } from "../testing/someMenus.ts";
import { FILE_KINDS, writeMenuFile } from "./writeMenuFile.ts";

const combinations = FILE_KINDS.flatMap((kind) =>
  (["ja", "en"] as const).map((language) => ({ kind, language })),
);

describe.each(combinations)("a menu as $kind, titles in $language", ({ kind, language }) => {
  it("is the same after it was exported, imported into an empty store, and exported again", async () => {
    await fc.assert(
      fc.asyncProperty(anyMenu, async (menu) => {
        const file = await writeMenuFile(menu, kind, language);
        const plan = planImport(NO_MENU, readMenuFile(file), countedIds());
        expect(plan.rows.filter(({ state }) => state === "refused")).toEqual([]);
        expect(plan.document).toEqual(menu);
        expect(await writeMenuFile(plan.document ?? NO_MENU, kind, language)).toEqual(file);
      }),
      { numRuns: 25 },
    );
  });

  it("changes nothing when it is imported where it came from", async () => {
    await fc.assert(
      fc.asyncProperty(anyMenu, async (menu) => {
        const plan = planImport(menu, readMenuFile(await writeMenuFile(menu, kind, language)), countedIds());
        expect(plan.rows.filter(({ state }) => state !== "unchanged")).toEqual([]);
        expect(plan.document).toEqual(menu);
      }),
      { numRuns: 15 },
    );
  });
});
