import type { Database } from "#provider/db/database.ts";
import { contactsOf } from "./contactsOf.ts";
import { ordersOf } from "./ordersOf.ts";
import { personOf } from "./personOf.ts";
import { valueOf } from "./valueOf.ts";
import { wordsOf } from "./wordsOf.ts";

/**
 * All that is kept of one person, in plain keys, as it was at one moment: read in one transaction that sees nothing of
 * what others write meanwhile. No secret is in it, nor anything of who sat at the same table. Null for who is not there.
 */
export function readOwnData(db: Database, uid: string, now: Date) {
  return db.transaction(
    async (read) => {
      const person = await personOf(read, uid);
      if (person === null) return null;
      return {
        made_at: now.toISOString(),
        ...person,
        ...(await contactsOf(read, uid)),
        ...(await ordersOf(read, uid)),
        ...(await valueOf(read, uid)),
        ...(await wordsOf(read, uid)),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
