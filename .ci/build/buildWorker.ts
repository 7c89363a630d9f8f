import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { LOCALES } from "#domain/values/localeCodes.ts";
import { chunkGraph, Manifest } from "#provider/pages/chunkGraph.ts";
import { journeyOf, keptJourneys } from "./journeys.ts";

/**
 * Builds the service worker into the folder of a built client, as one file of its own beside the page. It knows the
 * build by its name and by the files that it keeps from the start.
 */
export async function buildWorker(client: string): Promise<void> {
  const manifest: unknown = JSON.parse(await readFile(join(client, ".vite/manifest.json"), "utf8"));
  const kept = Object.keys(Manifest.parse(manifest)).filter((module) => {
    const journey = journeyOf(module);
    return journey !== undefined && keptJourneys.includes(journey);
  });
  const { scripts, styles } = chunkGraph(manifest)(kept);
  const files = [...new Set([...scripts, ...styles])];
  const name = createHash("sha256").update(JSON.stringify(manifest)).digest("hex").slice(0, 12);
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: {
      __NOREN_BUILD__: JSON.stringify(name),
      __NOREN_FILES__: JSON.stringify(files),
      __NOREN_WORDS__: JSON.stringify(await words()),
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: "src/worker/main.ts",
        output: { entryFileNames: "sw.js", format: "iife" },
      },
    },
  });
}

/** Words of the page that stands in for one that cannot be had: the worker speaks without the app. */
async function words(): Promise<Readonly<Record<string, unknown>>> {
  const read = LOCALES.map(async (locale) => {
    const { page }: { page: unknown } = JSON.parse(await readFile(`locales/${locale}/offline.json`, "utf8"));
    return [locale, page] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
