// npm run bench [-- --json FILE] [--only page,menu,…] [--long] [--minutes 30] [--scale 1] [--against URL]:
// how fast the production build is, against its bars or against another address. growth takes most of an hour at full size.
import { writeFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { ensureChromium, ensureFonts } from "../../.ci/services/chromium.ts";
import { readArguments, type Wanted } from "./arguments.ts";
import { ask } from "./ask.ts";
import { type BenchServer, startBenchServer } from "./benchServer.ts";
import { boardOf300 } from "./boardOf300.ts";
import { growth } from "./growth/growth.ts";
import { lighthouseRun, type MeasuredPage, pageLoad } from "./lighthouseRun.ts";
import { longUse } from "./meal/longUse.ts";
import { meal, mealsElsewhere, scriptNames } from "./meal/meal.ts";
import { menuOf2000 } from "./menuOf2000.ts";
import { orderRates } from "./orderRates.ts";
import { orderPlacing } from "./orderPlacing.ts";
import { peers } from "./peers.ts";
import { providerLoad } from "./providerLoad.ts";
import { ratioTable } from "./ratios.ts";
import { processes } from "./processes.ts";
import { rush } from "./rush/rush.ts";
import { storeLists } from "./storeLists.ts";
import { type Figure, isMissed, table } from "./table.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const wanted = await argumentsOrEnd();
const [busy = 0] = loadavg();
if (busy > availableParallelism() / 2)
  console.warn(`This machine is busy (load ${busy.toFixed(1)}): milliseconds will come out too high.`);
// The embedded databases that were measured leave threads behind, which would keep this process alive.
process.exit((await (wanted.against === null ? measure() : compare(wanted.against))) ? 0 : 1);

/** What is wanted, of an address that answers; ends the process where it cannot be measured. */
async function argumentsOrEnd(): Promise<Wanted> {
  try {
    const read = readArguments(process.argv.slice(2));
    if (read.against !== null) await ask(read.against);
    return read;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(2);
  }
}

/** Tells every wanted figure of this build, and whether all keep their bars. */
async function measure(): Promise<boolean> {
  const figures: Figure[] = [];
  if (wants("page") || wants("menu") || wants("meal") || wants("board") || wants("provider"))
    figures.push(...(await onServer("HTTP/2", ofServer)));
  if (wants("page")) figures.push(...(await onServer("HTTP/1.1", ofPlainServer)));
  if (wants("stores")) figures.push(...(await storeLists()));
  if (wants("orders")) figures.push(...(await orderPlacing()), ...(await orderRates()));
  if (wants("rush")) figures.push(...(await rush()));
  if (wants("processes")) figures.push(...(await processes()));
  if (wants("growth")) figures.push(...(await growth(wanted.scale)));
  console.log(table(figures));
  await write(figures);
  const missed = figures.filter(isMissed);
  for (const { name } of missed) console.error(`✗ ${name} misses its bar.`);
  return missed.length === 0;
}

/** Tells the same figures of this build and of another address; there is nothing to miss. */
async function compare(url: URL): Promise<boolean> {
  const pairs = await onServer("HTTP/2", (server, chromium) => peers(server, url, chromium));
  console.log(ratioTable(pairs, url.host));
  await write(pairs);
  return true;
}

function wants(part: Wanted["parts"][number]): boolean {
  return wanted.parts.includes(part);
}

/** The menu at a table, and the doors to the others. */
function pagesOf({ origin, tableLink }: BenchServer): readonly MeasuredPage[] {
  return [
    { name: "/orderFood", url: origin + tableLink, lcp: 1000, html: 14, runs: 5 },
    { name: "/home", url: `${origin}/home`, lcp: 1500, runs: 3 },
    { name: "/storeHome", url: `${origin}/storeHome?storeId=ramen`, lcp: 1500, runs: 3 },
    { name: "/mall", url: `${origin}/mall`, lcp: 1500, runs: 3 },
  ];
}

async function ofServer(server: BenchServer, chromium: string): Promise<Figure[]> {
  const names = scriptNames(root);
  const figures: Figure[] = [];
  if (wants("page"))
    for (const page of pagesOf(server)) figures.push(...(await lighthouseRun(page, chromium)));
  if (wants("menu")) figures.push(...(await menuOf2000(server.origin, chromium)));
  if (wants("meal")) {
    figures.push(...(await meal({ ...server, hasDemoDesk: true }, chromium, names)));
    if (wanted.isLong) {
      figures.push(...(await mealsElsewhere(server.origin, chromium, names)));
      figures.push(...(await longUse(server, chromium, wanted.minutes)));
    }
  }
  if (wants("board")) figures.push(...(await boardOf300(server.origin, chromium)));
  if (wants("provider")) figures.push(...(await providerLoad(server)));
  return figures;
}

async function ofPlainServer(server: BenchServer, chromium: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, url } of pagesOf(server))
    figures.push(...(await pageLoad(`${name} over HTTP/1.1`, url, chromium)));
  return figures;
}

/** What is measured on a provider in a process of its own. */
async function onServer<T>(
  protocol: "HTTP/2" | "HTTP/1.1",
  of: (server: BenchServer, chromium: string) => Promise<T>,
): Promise<T> {
  const limit = AbortSignal.timeout(300_000);
  const chromium = await ensureChromium(limit);
  if (chromium === undefined)
    throw new Error("There is no Chromium here. Install one, or set CHROMIUM_PATH.");
  await ensureFonts(limit);
  const server = await startBenchServer(root, protocol);
  try {
    return await of(server, chromium);
  } finally {
    await server.stop();
  }
}

async function write(figures: readonly object[]): Promise<void> {
  if (wanted.json !== null) await writeFile(wanted.json, `${JSON.stringify(figures, null, 2)}\n`);
}
