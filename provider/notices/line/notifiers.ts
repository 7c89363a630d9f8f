import { and, eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { lineNotifiers } from "#provider/db/tables/lineMessages.ts";
import type { LineNotifier } from "#provider/gateways/line/lineMessages.ts";
import type { Parts } from "#provider/server/context.ts";
import { seal, Sealed, unseal } from "#provider/server/signing.ts";

const PURPOSE = "noren LINE notifier";
/** Milliseconds for which an order may have news; LINE's own permission lasts a year. */
const LIFE = 30 * 86_400_000;

type Key = Pick<Parts, "signingKey">;

interface Allowed {
  readonly order_no: string;
  readonly uid: string;
  readonly notifier: LineNotifier;
  readonly now: Date;
}

/** What LINE allows for an order, unreadable at rest. */
export async function keepNotifier(db: Database, allowed: Allowed, key: Key): Promise<void> {
  const { order_no, uid } = allowed;
  const row = { uid, ...rowOf(allowed, key) };
  await db
    .insert(lineNotifiers)
    .values({ order_no, ...row })
    .onConflictDoUpdate({ target: lineNotifiers.order_no, set: row });
}

/** What LINE allows after a message; not kept for who wanted no more of them, or left, while it was sent. */
export async function renewNotifier(db: Database, allowed: Allowed, key: Key): Promise<void> {
  const { order_no, uid } = allowed;
  const own = and(eq(lineNotifiers.order_no, order_no), eq(lineNotifiers.uid, uid));
  await db.update(lineNotifiers).set(rowOf(allowed, key)).where(own);
}

function rowOf({ notifier, now }: Allowed, { signingKey }: Key) {
  const life = Math.min(notifier.expires_in * 1_000, LIFE);
  return {
    token: JSON.stringify(seal(notifier.token, signingKey, PURPOSE)),
    remaining: notifier.remaining,
    expires_at: new Date(now.getTime() + life),
  };
}

/** The token by which LINE shows an order's service messages to its customer; null where there is none left. */
export async function readNotifier(
  db: Database,
  { order_no, uid, now }: { readonly order_no: string; readonly uid: string; readonly now: Date },
  { signingKey }: Key,
): Promise<string | null> {
  const [row] = await db.select().from(lineNotifiers).where(eq(lineNotifiers.order_no, order_no));
  if (row === undefined || row.uid !== uid || row.remaining < 1 || row.expires_at <= now) return null;
  return unseal(Sealed.parse(JSON.parse(row.token)), signingKey, PURPOSE);
}

/** There is none left, or nobody knows any more which token is good. */
export async function spendNotifier(db: Database, order_no: string): Promise<void> {
  await db.delete(lineNotifiers).where(eq(lineNotifiers.order_no, order_no));
}
