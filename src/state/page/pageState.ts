import { atom } from "jotai";
import type { OffPremises } from "#contract/enumerations.ts";

export interface Place {
  readonly store_id: string | null;
  readonly table_id: string | null;
  /** Whether the present screen is about it; elsewhere it is only remembered, for the way back. */
  readonly isHere: boolean;
}

/** The store and table that one is in; while the present screen is about them they go with every request. */
export const placeAtom = atom<Place>({ store_id: null, table_id: null, isHere: false });

/** What the present screen is about by name, a store or a dish; it stands before the page's title. */
export const pageSubjectAtom = atom<string | null>(null);

/** Requests under way that the customer waits for. */
export const busyAtom = atom(0);

/** Whether the network was found slow, and nobody has said yet whether data is to be saved. */
export const isSlowAtom = atom(false);

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

/**
 * Since when the page is kept that is shown, in milliseconds, as the service worker wrote it; null for one that the
 * server sent just now.
 */
export function keptAt(): number | null {
  const since = typeof document === "undefined" ? undefined : document.documentElement.dataset["keptAt"];
  return since ? Number(since) : null;
}

/** What the page's HTML was drawn by, of what the device remembers. */
export interface Drawn {
  /** Where a place is kept free for "my usual"; missing for nowhere. */
  readonly usual?: string;
  /** The code of the table that the page is of, where the device has ordered there; missing elsewhere. */
  readonly ordered?: string;
  /** How one orders; missing where nothing depends on it. */
  readonly way?: OffPremises;
}

/** The first render goes by it, and agrees with the HTML. */
export const drawnAtom = atom<Drawn>({});
