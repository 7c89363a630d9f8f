import { atom } from "jotai";

export interface ProfileValues {
  readonly nickname: string;
  readonly family_name: string;
  readonly given_name: string;
  readonly sex: "0" | "1" | "2";
  readonly email: string;
}

/** What was typed over one's details and not saved yet, by whose they are. In memory alone, as any person's data. */
export const profileDraftAtom = atom<{ readonly uid: string; readonly values: ProfileValues } | null>(null);
