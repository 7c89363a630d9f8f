import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";

/** Visitors of each sort that are looked at in one step, which is a transaction of its own; and steps of one run. */
const AT_ONCE = 50;
const STEPS = 40;
const DAY = 86_400_000;
/** Days after which a visitor goes who can no longer come back and left nothing that is kept. */
const VISITOR_DAYS = 180;
/** Days after which one is looked at again of whom something was kept. */
const AGAIN_DAYS = 30;
/** Whose orders are that are nobody's any more: a row without a name, for which there is no session. */
export const NOBODY = "nobody";

/** Tables by which a visitor is needed still; a row in any of them keeps the visitor. */
export const KEEPS_VISITOR = [
  "sessions",
  "member_platforms",
  "orders",
  "order_rounds",
  "payments",
  "receipts",
  "reviews",
  "cards",
  "refill_cards",
  "refill_orders",
  "vouchers",
  "use_tickets",
  "ledger_accounts",
  "balance_corrections",
  "uploads",
  "feedbacks",
  "privacy_requests",
] as const;

/** Tables whose rows go with the visitor. */
export const GOES_WITH_VISITOR = [
  "addresses",
  "favourites",
  "known_devices",
  "shopcart_lines",
  "member_coupons",
  "informs",
  "staff_calls",
  "visit_guests",
  "line_messages",
  "line_notifiers",
] as const;

/** Visitors old enough without a session, an order, or anything else that is kept. */
export function dueVisitors(now: Date): SQL | undefined {
  return and(isVisitor, lt(members.created_at, before(now, VISITOR_DAYS)), isNothingKept);
}

const isVisitor = and(eq(members.kind, "visitor"), ne(members.uid, NOBODY));
const isNothingKept = and(
  ...KEEPS_VISITOR.map(
    (table) =>
      sql`not exists (select 1 from ${sql.identifier(table)} kept where kept.uid = ${members}.${sql.identifier("uid")})`,
  ),
);
const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY);

/** Forgets visitors of whom nothing is kept, in small steps; answers how many went. */
export async function forgetVisitors(db: Database, now: Date): Promise<number> {
  let total = 0;
  for (let left = STEPS; left > 0; left -= 1) {
    const { gone, looked } = await db.transaction(async (inner) => {
      const found = await lookAtSome(inner, now);
      await forget(inner, found.gone);
      return found;
    });
    total += gone.length;
    if (looked < AT_ONCE) break;
  }
  return total;
}

/** Whether there is one of whom nothing is kept, as far as a run looks. */
export async function isAnyVisitorDue(db: Database, now: Date): Promise<boolean> {
  for (let left = STEPS; left > 0; left -= 1) {
    const { gone, looked } = await lookAtSome(db, now);
    if (gone.length > 0) return true;
    if (looked < AT_ONCE) break;
  }
  return false;
}

/** Looks at these visitors anew: what was kept of them has gone. In a transaction of the caller's. */
export async function lookAgainAt(db: Database, uids: readonly string[]): Promise<void> {
  await db
    .update(members)
    .set({ looked_at: null })
    .where(and(inArray(members.uid, [...uids]), isNotNull(members.looked_at)));
}

/**
 * Looks at the next visitors, each once it is old enough and then every month, so that none is looked at every hour.
 * Notes of whom something is kept, and answers of whom nothing is.
 */
async function lookAtSome(
  db: Database,
  now: Date,
): Promise<{ readonly looked: number; readonly gone: readonly string[] }> {
  const old = await db
    .select({ uid: members.uid })
    .from(members)
    .where(and(isVisitor, isNull(members.looked_at), lt(members.created_at, before(now, VISITOR_DAYS))))
    .orderBy(asc(members.created_at))
    .limit(AT_ONCE);
  const known = await db
    .select({ uid: members.uid })
    .from(members)
    .where(and(isVisitor, lt(members.looked_at, before(now, AGAIN_DAYS))))
    .orderBy(asc(members.looked_at))
    .limit(AT_ONCE);
  const uids = [...old, ...known].map(({ uid }) => uid);
  if (uids.length === 0) return { looked: 0, gone: [] };
  const rows = await db
    .select({ uid: members.uid })
    .from(members)
    .where(and(inArray(members.uid, uids), isVisitor, isNothingKept));
  const gone = rows.map(({ uid }) => uid);
  const kept = uids.filter((uid) => !gone.includes(uid));
  if (kept.length > 0) await db.update(members).set({ looked_at: now }).where(inArray(members.uid, kept));
  return { looked: uids.length, gone };
}

async function forget(db: Database, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return;
  for (const table of GOES_WITH_VISITOR)
    await db.execute(sql`delete from ${sql.identifier(table)} where uid in ${uids}`);
  await db.delete(members).where(inArray(members.uid, [...uids]));
}
