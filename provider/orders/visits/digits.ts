import { eq, sql } from "drizzle-orm";
import type { callWaiter } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { tables } from "#provider/db/tables/stores.ts";
import type { ContextOf } from "#provider/server/context.ts";
import { clearPaced, countPaced, type Pace, takeBack } from "#provider/server/limits.ts";
import { isSameText } from "#provider/server/signing.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import type { FoundTable } from "#provider/stores/findTable.ts";
import { digitsNow, renewDigits } from "./openVisit.ts";
import type { Visit } from "./presentVisit.ts";

const HOUR = 3_600;
/** Tries of one guest. */
const BY_GUEST: Pace = { name: "digits by a guest", free: 5, pause: 30, longest: 900, drains: HOUR };
/** Wrong tries at one table, of everybody together: some forty a day at most, of ten thousand digits. */
const AT_TABLE: Pace = { name: "digits of a table", free: 10, pause: 60, longest: HOUR, drains: 24 * HOUR };
/** Wrong tries after which a table gets other digits. */
const MOST_WRONG = 10;

type TableRow = FoundTable["row"];
const tableSubject = ({ id, store_id }: Pick<TableRow, "id" | "store_id">) => JSON.stringify([store_id, id]);

/** Forgets what was guessed at a table: its staff have seen to it. */
export async function forgetGuesses(
  db: ContextOf<typeof callWaiter>["db"],
  table: Pick<TableRow, "id" | "store_id">,
): Promise<void> {
  await clearPaced(db, AT_TABLE, tableSubject(table));
  await db.update(tables).set({ wrong_digits: 0, guessed_at: null }).where(eq(tables.id, table.id));
}

/**
 * Counts a try at the digits of a table before it is looked at: 90006 with the seconds to wait where the guest, or everybody
 * at this table, has tried too often. Whoever has nothing to type goes on: the staff let in by a tap, and a phone that is in by
 * its code. What is answered looks at the digits, with the table's row locked.
 */
export async function areRight(
  { store, table, digits }: { readonly store: StoreRow; readonly table: FoundTable; readonly digits: string },
  context: ContextOf<typeof callWaiter>,
): Promise<{ readonly check: (row: TableRow, visit: Visit | null) => Promise<void> }> {
  const { caller, db, fail, failKeeping, now, parts } = context;
  const subject = tableSubject(table.row);
  const seconds =
    (await countPaced(db, BY_GUEST, caller.uid, now)) ?? (await countPaced(db, AT_TABLE, subject, now));
  if (seconds !== null) return fail(Code.tooManyRequests, { seconds, reason: "digits" });
  return {
    check: async (row, visit) => {
      const right = digitsNow(store, row, visit, { now, key: parts.signingKey });
      if (right !== null && isSameText(digits, right)) {
        await takeBack(db, BY_GUEST, caller.uid);
        await takeBack(db, AT_TABLE, subject);
        return;
      }
      if (row.wrong_digits + 1 < MOST_WRONG) {
        await db
          .update(tables)
          .set({ wrong_digits: sql`${tables.wrong_digits} + 1` })
          .where(eq(tables.id, row.id));
      } else {
        // What a guesser has ruled out is worth nothing any more; the code of the visit was not guessed at.
        await renewDigits(db, { table: row, now, parts, keepsCode: true });
        await db.update(tables).set({ guessed_at: now }).where(eq(tables.id, row.id));
      }
      failKeeping(Code.wrongOrderCode, { reason: "digits" });
    },
  };
}
