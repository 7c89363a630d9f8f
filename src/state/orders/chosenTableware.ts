import { parseRecord } from "#domain/values/untrusted.ts";
import { storedAtom } from "#state/storage/storedAtom.ts";

type Chosen = Readonly<Record<string, string>>;

function readChosen(text: string | null): Chosen {
  return Object.fromEntries(
    Object.entries(parseRecord(text)).flatMap(([store, id]) => (typeof id === "string" ? [[store, id]] : [])),
  );
}

/** By store the kind of tableware that was chosen last on this device, a `dishware_id`. */
export const chosenTablewareAtom = storedAtom<Chosen>(
  "noren.tableware",
  {},
  { read: readChosen, write: JSON.stringify },
);
