import { atom } from "jotai";
import { storedAtom } from "#state/storage/storedAtom.ts";
import { whereaboutsAtom } from "./whereabouts.ts";

const LONGEST = 20;

const chosenAtom = storedAtom<string | null>("noren.prefecture", null, {
  read: (text) => (text !== null && text.length <= LONGEST && text !== "" ? text : null),
  write: (prefecture) => prefecture,
});

/** The beginning of an address as it is written in Japan: its prefecture. */
const BEGINNING = /^(?:〒?\d{3}-?\d{4}\s*)?(東京都|北海道|京都府|大阪府|\S{2,3}県)/;

/**
 * The prefecture, in Japanese, that shipping is reckoned for while no address is known: the one that was chosen on this
 * device, else that of the place that stores are looked for around; null where nobody knows.
 */
export const prefectureAtom = atom(
  (get) => get(chosenAtom) ?? BEGINNING.exec(get(whereaboutsAtom)?.label ?? "")?.[1] ?? null,
  (_get, set, prefecture: string | null) => set(chosenAtom, prefecture),
);
