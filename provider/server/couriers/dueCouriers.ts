import { setTimeout as wait } from "node:timers/promises";
import { and, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { leaseQuery, type Lease } from "#provider/db/lease.ts";
import { lineMessages } from "#provider/db/tables/lineMessages.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { mails } from "#provider/db/tables/receipts.ts";
import { smsMessages } from "#provider/db/tables/signIn.ts";
import { oneAtATime } from "#provider/server/oneAtATime.ts";
import type { Courier } from "./courier.ts";
import type { Turn } from "./turn.ts";

interface Couriers {
  readonly outbox: Courier;
  readonly sms: Courier;
  readonly mail: Courier;
  readonly line: Courier;
}

type Due = { readonly [Name in keyof Couriers]: boolean };

/** Milliseconds within which what is left to be sent is sent together. */
const GATHERED = 20;

/**
 * Wakes those who have something to send: one statement asks what is due and takes the process's turn, in the place of a
 * lease and a look for each of them. What is left by many at once is gathered. Where nothing can be asked all are woken.
 */
export function wakeDue(
  db: Database,
  { couriers, turn }: { readonly couriers: Couriers; readonly turn: Turn },
  clock: () => Date,
): () => Promise<void> {
  let begun = -Infinity;
  const waking = oneAtATime(async () => {
    const early = begun + GATHERED - performance.now();
    if (early > 0) await wait(early);
    begun = performance.now();
    const asked = await turn.takeBy((lease) => whatIsDue(db, lease, clock())).catch(() => null);
    for (const name of ["outbox", "sms", "mail", "line"] as const)
      if (asked === null || asked[name]) couriers[name].wake();
    // By now each of them has asked for the turn itself.
    if (asked?.isOurs) await turn.leave();
  });
  return waking.run;
}

/** What is due; the lease is taken where anything is, and nobody else has it. */
async function whatIsDue(db: Database, lease: Lease, now: Date): Promise<Due & { isOurs: boolean }> {
  const is = (rows: SQL, name: string) => sql<boolean>`exists (${rows})`.as(name);
  const due = db.$with("due").as(
    db
      .select({
        outbox: is(sql`select 1 from ${outbox} where ${isNull(outbox.sent_at)}`, "outbox"),
        sms: is(sql`select 1 from ${smsMessages} where ${isNull(smsMessages.done_at)}`, "sms"),
        mail: is(
          sql`select 1 from ${mails} where ${and(isNull(mails.sent_at), lte(mails.due_at, now))}`,
          "mail",
        ),
        line: is(
          sql`select 1 from ${lineMessages} where ${and(isNull(lineMessages.sent_at), lte(lineMessages.due_at, now))}`,
          "line",
        ),
      })
      .from(sql`(select 1) as one`),
  );
  const taken = db
    .$with("taken")
    .as(leaseQuery(db, lease, sql`from due where outbox or sms or mail or line`));
  const [found] = await db
    .with(due, taken)
    .select({
      outbox: due.outbox,
      sms: due.sms,
      mail: due.mail,
      line: due.line,
      isOurs: sql<boolean>`exists (select 1 from ${taken})`,
    })
    .from(due);
  if (found === undefined) throw new Error("Asking what is due answers with a row");
  return found;
}
