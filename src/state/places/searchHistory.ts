import { atom } from "jotai";
import { searchText } from "#domain/values/searchText.ts";
import { parseJson } from "#domain/values/untrusted.ts";
import { storedAtom } from "#state/storage/storedAtom.ts";

/** Searches that a device remembers. */
const KEPT = 20;

type Searches = readonly string[];

const none: Searches = [];
const isSame = (one: string, other: string) => searchText(one) === searchText(other);

/** Newest first, each once however it was typed. */
function remembered(words: string, searches: Searches): Searches {
  return [words, ...searches.filter((one) => !isSame(one, words))].slice(0, KEPT);
}

/** Searches as stored, checked by hand: whatever is broken is no history. */
function readSearches(text: string | null): Searches {
  const stored = parseJson(text);
  const isHistory = Array.isArray(stored) && stored.every((one) => typeof one === "string" && one.trim());
  return isHistory ? stored.slice(0, KEPT) : none;
}

const held = storedAtom<Searches>("noren.searches", none, {
  read: readSearches,
  write: (searches) => (searches.length === 0 ? null : JSON.stringify(searches)),
});

/** What was searched for on this device, the last first; for this visit alone where nothing can be stored. */
export const searchHistoryAtom = atom((get) => get(held));

/** Remembers a search that was carried out. */
export const rememberSearchAtom = atom(null, (_get, set, words: string) => {
  const typed = words.trim();
  if (typed !== "") set(held, (searches) => remembered(typed, searches));
});

/** Forgets one search, or with null all of them. */
export const forgetSearchAtom = atom(null, (_get, set, words: string | null) =>
  set(held, (searches) => (words === null ? none : searches.filter((one) => !isSame(one, words)))),
);

/** Brings searches back that were forgotten by mistake, in their old order. */
export const bringSearchesBackAtom = atom(null, (_get, set, before: Searches) =>
  set(held, (searches) =>
    [...searches.filter((now) => !before.some((one) => isSame(one, now))), ...before].slice(0, KEPT),
  ),
);
