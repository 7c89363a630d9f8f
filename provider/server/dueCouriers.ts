import { and, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { lineMessages } from "#provider/db/tables/lineMessages.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { mails } from "#provider/db/tables/receipts.ts";
import { smsMessages } from "#provider/db/tables/signIn.ts";
import { oneAtATime } from "./oneAtATime.ts";
import type { Courier } from "./outbox.ts";

interface Couriers {
  readonly outbox: Courier;
  readonly sms: Courier;
  readonly mail: Courier;
  readonly line: Courier;
}

type Due = { readonly [Name in keyof Couriers]: boolean };

/**
 * Wakes those who have something to send: one question to the database in the place of a lease and a look for each of
 * them. Where it cannot be asked all are woken.
 */
export function wakeDue(db: Database, couriers: Couriers, clock: () => Date): () => Promise<void> {
  const waking = oneAtATime(async () => {
    const due = await whatIsDue(db, clock()).catch(() => null);
    for (const name of ["outbox", "sms", "mail", "line"] as const)
      if (due === null || due[name]) couriers[name].wake();
  });
  return waking.run;
}

async function whatIsDue(db: Database, now: Date): Promise<Due | null> {
  const is = (rows: SQL) => sql<boolean>`exists (${rows})`;
  const [due] = await db
    .select({
      outbox: is(sql`select 1 from ${outbox} where ${isNull(outbox.sent_at)}`),
      sms: is(sql`select 1 from ${smsMessages} where ${isNull(smsMessages.done_at)}`),
      mail: is(sql`select 1 from ${mails} where ${and(isNull(mails.sent_at), lte(mails.due_at, now))}`),
      line: is(
        sql`select 1 from ${lineMessages} where ${and(isNull(lineMessages.sent_at), lte(lineMessages.due_at, now))}`,
      ),
    })
    .from(sql`(select 1) as one`);
  return due ?? null;
}
