import { inTime, type Wait } from "./kept.ts";
import type { keptFiles } from "./keptFiles.ts";
import { filesOf, type keptPages } from "./keptPages.ts";

/** Milliseconds that a page has to begin to come before the kept one, which says of when it is, is shown in its place. */
const PATIENCE = 3_000;

interface Surroundings {
  readonly pages: Pick<ReturnType<typeof keptPages>, "find" | "keep">;
  readonly files: Pick<ReturnType<typeof keptFiles>, "add" | "has">;
  /** The page of the network; rejects without one. */
  readonly fromNetwork: () => Promise<Response>;
  readonly offline: () => Promise<Response>;
  readonly wait: Wait;
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
  const first = await inTime(coming, { patience: PATIENCE, wait: around.wait });
  if (first) return first;
  // A storage that fails is as good as an empty one.
  const kept = await pages.find(url).catch(() => null);
  if (kept && (await isWhole(await kept.clone().text(), files))) {
    later(coming);
    return kept;
  }
  return (await coming) ?? around.offline();
}

/** Keeps files, as far as they can be had. */
export async function addAll(files: Surroundings["files"], addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map((address) => files.add(address).catch(() => null)));
}

/** Whether all of the files that a page names are kept: without its code it would be shown and then do nothing. */
export async function isWhole(html: string, files: Pick<Surroundings["files"], "has">): Promise<boolean> {
  const found = await Promise.all(filesOf(html).map((address) => files.has(address).catch(() => false)));
  return found.every(Boolean);
}
