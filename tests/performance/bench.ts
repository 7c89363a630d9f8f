// npm run bench [-- --json FILE] [--only page,menu,provider,stores,orders] [--long [--scale 1]]: how fast the production
// build is, against its bars. --long grows a database as well, for most of an hour at full scale; alone by --only growth.
import { writeFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ensureChromium, ensureFonts } from "../../.ci/services/chromium.ts";
import { growth } from "./growth/growth.ts";
import { lighthouseRun, type MeasuredPage } from "./lighthouseRun.ts";
import { menuOf2000 } from "./menuOf2000.ts";
import { orderPlacing } from "./orderPlacing.ts";
import { providerLoad } from "./providerLoad.ts";
import { type SecureServer, startSecureServer } from "./secureServer.ts";
import { storeLists } from "./storeLists.ts";
import { type Figure, isMissed, table } from "./table.ts";

const { values } = parseArgs({
  options: {
    json: { type: "string" },
    only: { type: "string", default: "page,menu,provider,stores,orders" },
    long: { type: "boolean", default: false },
    scale: { type: "string", default: "1" },
  },
});
const wanted = values.only.split(",");
const [busy = 0] = loadavg();
if (busy > availableParallelism() / 2)
  console.warn(`This machine is busy (load ${busy.toFixed(1)}): milliseconds will come out too high.`);
const figures: Figure[] = [];
if (["page", "menu", "provider"].some((part) => wanted.includes(part))) await ofServer();
if (wanted.includes("stores")) figures.push(...(await storeLists()));
if (wanted.includes("orders")) figures.push(...(await orderPlacing()));

/** The menu at a table, and the doors to the others. */
function pagesOf({ origin, tableLink }: SecureServer): readonly MeasuredPage[] {
  return [
    { name: "/orderFood", url: origin + tableLink, lcp: 1000, html: 14, runs: 5 },
    { name: "/home", url: `${origin}/home`, lcp: 1500, runs: 3 },
    { name: "/storeHome", url: `${origin}/storeHome?storeId=ramen`, lcp: 1500, runs: 3 },
    { name: "/mall", url: `${origin}/mall`, lcp: 1500, runs: 3 },
  ];
}

/** What is measured on a provider in a process of its own. */
async function ofServer(): Promise<void> {
  const limit = AbortSignal.timeout(300_000);
  const chromium = await ensureChromium(limit);
  if (chromium === undefined)
    throw new Error("There is no Chromium here. Install one, or set CHROMIUM_PATH.");
  await ensureFonts(limit);
  const server = await startSecureServer(fileURLToPath(new URL("../..", import.meta.url)));
  try {
    if (wanted.includes("page"))
      for (const page of pagesOf(server)) figures.push(...(await lighthouseRun(page, chromium)));
    if (wanted.includes("menu")) figures.push(...(await menuOf2000(server.origin, chromium)));
    if (wanted.includes("provider")) figures.push(...(await providerLoad(server)));
  } finally {
    await server.stop();
  }
}

if (values.long) figures.push(...(await growth(Number(values.scale))));

console.log(table(figures));
if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(figures, null, 2)}\n`);
const missed = figures.filter(isMissed);
for (const { name } of missed) console.error(`✗ ${name} misses its bar.`);
// The embedded databases that were measured leave threads behind, which would keep this process alive.
process.exit(missed.length > 0 ? 1 : 0);
