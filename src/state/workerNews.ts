import { atom } from "jotai";

/** What the service worker has to tell whoever reads the page. */
export interface WorkerNews {
  /** Milliseconds since when the page is kept, until the server was reached again. */
  readonly keptAt: number | null;
  /** Goes over to the new version; null where there is none. */
  readonly renew: (() => void) | null;
}

/** Null as long as there is nothing to tell. */
export const workerNewsAtom = atom<WorkerNews | null>(null);

/** Adds to the news. */
export const tellWorkerNewsAtom = atom(null, (get, set, news: Partial<WorkerNews>) => {
  set(workerNewsAtom, { keptAt: null, renew: null, ...get(workerNewsAtom), ...news });
});
