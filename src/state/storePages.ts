import { atom } from "jotai";
import type { StoreSummary } from "#contract/storeSummary.ts";

/** What was read of a list beyond its first page. */
export interface FurtherPages {
  readonly items: readonly StoreSummary[];
  readonly next: string | null;
}

/** Lists kept at most, the oldest dropped first. */
const KEPT = 8;

const held = atom<ReadonlyMap<string, FurtherPages>>(new Map());

/** Further pages of the lists of stores by their key, so that going back finds the place where one was. */
export const storePagesAtom = atom(
  (get) => get(held),
  (get, set, key: string, pages: FurtherPages | null) => {
    const others = [...get(held)].filter(([name]) => name !== key);
    set(held, new Map(pages ? [...others.slice(1 - KEPT), [key, pages]] : others));
  },
);
