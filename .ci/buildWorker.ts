import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LOCALES } from "#domain/values/localeCodes.ts";
import { isRecord } from "#domain/values/untrusted.ts";
import { chunkGraph, Manifest } from "#provider/pages/chunkGraph.ts";

const TABLE = "src/app/screens.ts";

/** What a phone keeps from the first visit on: the screens that one begins with, and what an order at a table opens. */
const SHELL = [
  "src/features/menu/MenuScreen.tsx",
  "src/features/home/HomeScreen.tsx",
  "src/features/mall/MallScreen.tsx",
  "src/features/stores/StoreHomeScreen.tsx",
  TABLE,
  // By its name a page and a worker know whether they are of one build.
  "src/app/fetchAhead.ts",
  "src/app/frame/Warnings.tsx",
  "src/app/frame/Toasts.tsx",
  // A cart that is there already is read by it.
  "src/state/cart/storedCart.ts",
  "src/parts/menu/OptionSheet.tsx",
  "src/parts/cart/CartSheet.tsx",
  "src/features/checkout/SubmitOrderScreen.tsx",
];

/**
 * Builds the service worker into the folder of a built client, as one file of its own beside the page. It knows the
 * build by its name and by the files that it keeps from the start.
 */
export async function buildWorker(client: string): Promise<void> {
  const { build } = await import("vite");
  const manifest: unknown = JSON.parse(await readFile(join(client, ".vite/manifest.json"), "utf8"));
  const missing = SHELL.filter((module) => !isRecord(manifest) || !(module in manifest));
  if (missing.length > 0)
    throw new Error(`The service worker keeps what is not built: ${missing.join(", ")}`);
  const needed = chunkGraph(manifest);
  const { scripts, styles } = needed([...SHELL, ...opened(manifest, needed(SHELL).scripts)]);
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

/** What the files of the shell load when it is needed; the table of all screens apart, which would be the whole app. */
function opened(manifest: unknown, scripts: readonly string[]): readonly string[] {
  return Object.entries(Manifest.parse(manifest)).flatMap(([name, { file, dynamicImports }]) =>
    name !== TABLE && scripts.includes(`/${file}`) ? dynamicImports : [],
  );
}

/** Words of the page that stands in for one that cannot be had: the worker speaks without the app. */
async function words(): Promise<Readonly<Record<string, unknown>>> {
  const read = LOCALES.map(async (locale) => {
    const { page }: { page: unknown } = JSON.parse(await readFile(`locales/${locale}/offline.json`, "utf8"));
    return [locale, page] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
