import type { keptFiles } from "./keptFiles.ts";
import { filesOf, type keptPages } from "./keptPages.ts";

/** Milliseconds that a page has to begin to come before the kept one is shown in its place. */
const PATIENCE = 3_000;
/** What stands before the server says that it is out of reach. */
const OUT_OF_REACH: readonly number[] = [502, 503, 504];

interface Surroundings {
  readonly pages: Pick<ReturnType<typeof keptPages>, "find" | "keep">;
  readonly files: Pick<ReturnType<typeof keptFiles>, "add" | "has">;
  /** The page of the network; rejects without one. */
  readonly fromNetwork: () => Promise<Response>;
  readonly offline: () => Promise<Response>;
  readonly wait: (milliseconds: number) => Promise<null>;
  /** Work that the answer does not wait for. */
  readonly later: (work: Promise<unknown>) => void;
}

/**
 * A page of the network; where that does not begin to come in three seconds the kept one; without either a page that
 * says so. A page that came is kept, with its files.
 */
export async function answerPage(url: URL, around: Surroundings): Promise<Response> {
  const { pages, files, later } = around;
  const coming = around.fromNetwork().then(
    (response) => {
      const copy = response.clone();
      later(pages.keep(url, copy).then((addresses) => addAll(files, addresses)));
      return response;
    },
    () => null,
  );
  const first = await Promise.race([coming, around.wait(PATIENCE)]);
  if (first && !OUT_OF_REACH.includes(first.status)) return first;
  const kept = await pages.find(url);
  if (kept && (await isWhole(kept, files))) {
    later(coming);
    return kept;
  }
  return (await coming) ?? around.offline();
}

/** Keeps files, as far as they can be had. */
export async function addAll(files: Surroundings["files"], addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map((address) => files.add(address).catch(() => null)));
}

/** A page whose code is gone would be shown and then do nothing. */
async function isWhole(page: Response, files: Surroundings["files"]): Promise<boolean> {
  const addresses = filesOf(await page.clone().text());
  const found = await Promise.all(addresses.map(files.has));
  return found.every(Boolean);
}
