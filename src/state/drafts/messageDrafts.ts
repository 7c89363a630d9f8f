import { atom } from "jotai";
import * as z from "zod/mini";
import { jsonCodec, storedAtom } from "#state/storage/storedAtom.ts";

const Drafts = z.record(z.string(), z.string());

/** Messages being written, by store: a lost connection or a closed page loses none. */
const draftsAtom = storedAtom<z.infer<typeof Drafts>>("noren.messages", {}, jsonCodec(Drafts, {}));

const atoms = new Map<string, ReturnType<typeof makeDraftAtom>>();

function makeDraftAtom(storeId: string) {
  return atom(
    (get) => get(draftsAtom)[storeId] ?? "",
    (_get, set, words: string) =>
      set(draftsAtom, (drafts) => {
        const { [storeId]: _, ...others } = drafts;
        return words === "" ? others : { ...others, [storeId]: words };
      }),
  );
}

/** The message to a store that is being written; empty when there is none. */
export function messageDraftAtom(storeId: string) {
  const found = atoms.get(storeId) ?? makeDraftAtom(storeId);
  atoms.set(storeId, found);
  return found;
}
