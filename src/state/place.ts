import { atom } from "jotai";

export interface Place {
  readonly store_id: string | null;
  readonly table_id: string | null;
}

/** The store and table that the present screen is about; they go with every request. */
export const placeAtom = atom<Place>({ store_id: null, table_id: null });
