import type { Database } from "#provider/db/database.ts";
import { keepFigures } from "./keepFigures.ts";
import { keepOpenings } from "./keepOpenings.ts";
import { keepSearch } from "./keepSearch.ts";

/** More than any number of stores needs; orders that keep coming must not keep a start from its end. */
const MOST_ROUNDS = 1_000;

/** Whatever lists of stores are made from, for every store: when stores are new, and at each start. Ends early when told. */
export async function lookAfterStores(db: Database, now: Date, stop?: AbortSignal): Promise<void> {
  for (const keep of [keepOpenings, keepFigures]) {
    let round = 0;
    // Few at once: others wait for the embedded database meanwhile.
    while (stop?.aborted !== true && round < MOST_ROUNDS && (await keep(db, now)) > 0) round += 1;
  }
  await keepSearch(db, stop);
}
