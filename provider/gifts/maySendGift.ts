import { keyedHash } from "#provider/server/signing.ts";
import { countTry, type Limit } from "#provider/server/limits.ts";
import type { Parts } from "#provider/server/context.ts";

const DAY = 86_400;
const OF_STORE: Limit = { name: "gifts sent by a store", most: 300, seconds: DAY };
/** Ours is nobody's way to fill another's mailbox. */
const OF_RECIPIENT: Limit = { name: "gifts sent to one", most: 5, seconds: DAY };

/** Whether one more gift may be sent there today; counted. Never inside a transaction. */
export async function maySendGift(
  { db, signingKey }: Pick<Parts, "db" | "signingKey">,
  { store_id, to, now }: { readonly store_id: string; readonly to: string; readonly now: Date },
): Promise<boolean> {
  const recipient = keyedHash(signingKey, "limit", to);
  const waits = [
    await countTry(db, OF_RECIPIENT, recipient, now),
    await countTry(db, OF_STORE, store_id, now),
  ];
  return waits.every((seconds) => seconds === null);
}
