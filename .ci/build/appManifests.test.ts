import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { LOCALES } from "#domain/values/localeCodes.ts";
import { matchRoute } from "#routes/matchRoute.ts";
import { appManifest, manifestWords } from "./appManifests.ts";

describe.each(LOCALES)("the app's manifest in %s", (locale) => {
  it("leads only to screens that there are, and shows only pictures that there are", async () => {
    const { start_url, shortcuts, icons, screenshots } = appManifest(locale, await manifestWords(locale));
    for (const address of [start_url, ...shortcuts.map(({ url }) => url)]) {
      expect(matchRoute(address, "")?.missing).toEqual([]);
    }
    for (const { src } of [...icons, ...shortcuts.flatMap((one) => one.icons)]) {
      expect([src, existsSync(`public${src}`)]).toEqual([src, true]);
    }
    for (const { src } of screenshots) {
      expect([src, existsSync(src.replace("/screens", ".github/screens"))]).toEqual([src, true]);
    }
  });

  it("is one and the same app, with icons for a mask and without, in the colour of its page", async () => {
    const { id, icons, background_color } = appManifest(locale, await manifestWords(locale));
    expect(id).toBe("/");
    expect(new Set(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`))).toEqual(
      new Set(["192x192 any", "192x192 maskable", "512x512 any", "512x512 maskable"]),
    );
    expect(await readFile("src/ui/tokens.css", "utf8")).toContain(`--page: light-dark(${background_color},`);
  });
});
