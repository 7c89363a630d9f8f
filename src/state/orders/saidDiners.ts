import { isRecord, parseRecord } from "#domain/values/untrusted.ts";
import { storedAtom } from "#state/storage/storedAtom.ts";

/** How many were said to sit at a table, or to have joined it, before their order is placed. */
interface SaidDiners {
  readonly people: number;
  /** They joined a table that had ordered; otherwise they are the whole party. */
  readonly joins: boolean;
  /** In milliseconds of this device's clock. */
  readonly at: number;
}

type Said = Readonly<Record<string, SaidDiners>>;

/** Milliseconds after which others sit there. */
const LONGEST = 4 * 3_600_000;

function isSaid(kept: unknown, now: number): kept is SaidDiners {
  if (!isRecord(kept)) return false;
  const { at, joins, people } = kept;
  const isRecent = typeof at === "number" && at <= now && now - at < LONGEST;
  return isRecent && typeof joins === "boolean" && typeof people === "number" && people >= 0;
}

function readSaid(text: string | null): Said {
  const now = Date.now();
  return Object.fromEntries(
    Object.entries(parseRecord(text)).flatMap(([table, said]) => (isSaid(said, now) ? [[table, said]] : [])),
  );
}

/** Under which what was said of a table is kept; of the store's own menu without one. */
export const dinersKey = (store_id: string, table_id = ""): string => `${store_id}/${table_id}`;

/** By table what was said of its diners on this device in the last four hours. */
export const saidDinersAtom = storedAtom<Said>(
  "noren.diners",
  {},
  { read: readSaid, write: (said) => (Object.keys(said).length === 0 ? null : JSON.stringify(said)) },
);
