import { ask } from "./ask.ts";
import { pageLoad } from "./lighthouseRun.ts";
import { meal, type Table } from "./meal/meal.ts";
import { type Pair, pairsOf } from "./ratios.ts";

/**
 * Measures a page elsewhere beside this build's menu, in turn and alike: how it loads; and, where it is a table's page of
 * another Noren, a whole meal there too, which really orders.
 */
export async function peers(ours: Table, url: URL, executablePath: string): Promise<Pair[]> {
  const load = (address: string) => pageLoad("the page", address, executablePath);
  const pairs = pairsOf(await load(ours.origin + ours.tableLink), await load(url.href));
  if (!(await isTableOfNoren(url))) return pairs;
  console.warn(`A table of another Noren: the walk orders at ${url.host}.`);
  const here = { origin: ours.origin, tableLink: ours.tableLink };
  const there = { origin: url.origin, tableLink: url.pathname + url.search };
  const walk = (at: Table) => meal(at, executablePath, new Map());
  return [...pairs, ...pairsOf(await walk(here), await walk(there))];
}

/** Whether an address is a table's page of a Noren, which says so in the description of its API. */
async function isTableOfNoren({ origin, pathname, searchParams }: URL): Promise<boolean> {
  if (pathname !== "/orderFood" || !searchParams.has("tableId")) return false;
  try {
    const described = JSON.parse(await ask(new URL("/openapi.json", origin)));
    const { info } = described as { readonly info?: { readonly title?: unknown } };
    return String(info?.title).includes("Noren");
  } catch {
    return false;
  }
}
