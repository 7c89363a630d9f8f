import { atom } from "jotai";

export interface Place {
  readonly store_id: string | null;
  readonly table_id: string | null;
  /** Whether the present screen is about it; elsewhere it is only remembered, for the way back. */
  readonly isHere: boolean;
}

/** The store and table that one is in; while the present screen is about them they go with every request. */
export const placeAtom = atom<Place>({ store_id: null, table_id: null, isHere: false });
