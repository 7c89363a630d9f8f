import { atom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { TableInfo } from "#contract/store.ts";

/** What each plus goes by, as a store last said it. */
interface KnownStore {
  /** Most pieces of one line; undefined: not known. */
  readonly linePieces: number | undefined;
  /** The table that one sits at; null for none. */
  readonly table: TableInfo | null;
}

const knownAtom = atom<Readonly<Record<string, KnownStore>>>({});

interface Said {
  readonly store_id: string;
  readonly extra_config: { readonly line_pieces?: number | undefined };
  readonly table?: TableInfo | null;
}

/** Remembers what a store takes of one line and at its table, for all that counts them below its screen. */
export function useKeepStore(store: Said | undefined): void {
  const keep = useSetAtom(knownAtom);
  const storeId = store?.store_id;
  const linePieces = store?.extra_config.line_pieces;
  const table = store?.table ?? null;
  useEffect(() => {
    if (storeId !== undefined) keep((known) => ({ ...known, [storeId]: { linePieces, table } }));
  }, [keep, storeId, linePieces, table]);
}

/** What a store has said since the page was loaded; undefined: nothing yet. */
export function useKnownStore(storeId: string): KnownStore | undefined {
  return useAtomValue(knownAtom)[storeId];
}
