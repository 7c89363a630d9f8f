import { atom, useAtomValue, useSetAtom } from "jotai";
import { use, useEffect } from "react";
import { CartContext } from "./CartContext.ts";

/** Most pieces of one line, by store, as each last said; of the others nothing is known. */
const knownAtom = atom<Readonly<Record<string, number>>>({});

/** Remembers how many pieces of one line a store takes, for all that counts them below its screen. */
export function useKeepLinePieces(
  store:
    | { readonly store_id: string; readonly extra_config: { readonly line_pieces?: number | undefined } }
    | undefined,
): void {
  const keep = useSetAtom(knownAtom);
  const storeId = store?.store_id;
  const most = store?.extra_config.line_pieces;
  useEffect(() => {
    if (storeId !== undefined && most !== undefined) keep((known) => ({ ...known, [storeId]: most }));
  }, [keep, storeId, most]);
}

/** Most pieces of one line in the cart in use; without a limit where none is known, and in the mall, which has none. */
export function useLinePieces(storeId: string): number {
  const known = useAtomValue(knownAtom)[storeId] ?? Infinity;
  return use(CartContext).mall ? Infinity : known;
}
