import { atom } from "jotai";

export interface StaffCall {
  readonly store_id: string;
  readonly table_id: string;
  /** When the provider took it, RFC 3339. */
  readonly time: string;
}

/** The last call of the staff that got through on this page; null for none. */
export const staffCallAtom = atom<StaffCall | null>(null);
