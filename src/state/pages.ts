import { atom, type WritableAtom } from "jotai";

/** What was read of a list beyond its first page. */
export interface FurtherPages<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** Further pages of lists by their keys; null drops those of a key. */
export type PagesAtom<Item> = WritableAtom<
  ReadonlyMap<string, FurtherPages<Item>>,
  [key: string, pages: FurtherPages<Item> | null],
  void
>;

/** Lists kept at most, the oldest dropped first. */
const KEPT = 8;

/** Keeps further pages of lists of one kind by their key, so that going back finds the place where one was. */
export function pagesAtom<Item>(): PagesAtom<Item> {
  const held = atom<ReadonlyMap<string, FurtherPages<Item>>>(new Map());
  return atom(
    (get) => get(held),
    (get, set, key: string, pages: FurtherPages<Item> | null) => {
      const others = [...get(held)].filter(([name]) => name !== key);
      set(held, new Map(pages ? [...others.slice(1 - KEPT), [key, pages]] : others));
    },
  );
}
