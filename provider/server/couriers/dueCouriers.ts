import { setTimeout as wait } from "node:timers/promises";
import { and, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { leaseQuery, untilAfter } from "#provider/db/lease.ts";
import { lineMessages } from "#provider/db/tables/lineMessages.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { mails } from "#provider/db/tables/receipts.ts";
import { smsMessages } from "#provider/db/tables/signIn.ts";
import { oneAtATime } from "#provider/server/oneAtATime.ts";
import type { Courier } from "./courier.ts";

interface Couriers {
  readonly outbox: Courier;
  readonly sms: Courier;
  readonly mail: Courier;
  readonly line: Courier;
}

type Name = keyof Couriers;
const NAMES: readonly Name[] = ["outbox", "sms", "mail", "line"];

/** Milliseconds within which what is left to be sent is sent together. */
const GATHERED = 20;

/**
 * Wakes those who have something to send: one statement asks what is due and takes the turns for it, in the place of a
 * lease and a look for each of them. What is left by many at once is gathered. Where nothing can be asked all are woken.
 */
export function wakeDue(db: Database, couriers: Couriers, clock: () => Date): () => Promise<void> {
  let begun = -Infinity;

  async function takeDue(): Promise<Asked> {
    const at = performance.now();
    const asked = await whatIsDue(db, couriers, clock());
    for (const name of asked.taken) couriers[name].turn.took(at);
    return asked;
  }

  const waking = oneAtATime(async () => {
    const early = begun + GATHERED - performance.now();
    if (early > 0) await wait(early);
    begun = performance.now();
    const inTurn = NAMES.reduce<() => Promise<Asked>>(
      (work, name) => () => couriers[name].turn.inOrder(work),
      takeDue,
    );
    const { due, taken } = await inTurn().catch((): Asked => ({ due: NAMES, taken: [] }));
    for (const name of due) couriers[name].wake();
    // By now each of them has asked for its turn itself.
    for (const name of taken) await couriers[name].turn.leave();
  });
  return waking.run;
}

interface Asked {
  readonly due: readonly Name[];
  /** Those whose lease is taken. */
  readonly taken: readonly Name[];
}

/** What is due; its leases are taken, where nobody else has them. */
async function whatIsDue(db: Database, couriers: Couriers, now: Date): Promise<Asked> {
  const waiting: Readonly<Record<Name, SQL>> = {
    outbox: sql`from ${outbox} where ${isNull(outbox.sent_at)}`,
    sms: sql`from ${smsMessages} where ${isNull(smsMessages.done_at)}`,
    mail: sql`from ${mails} where ${and(isNull(mails.sent_at), lte(mails.due_at, now))}`,
    line: sql`from ${lineMessages} where ${and(isNull(lineMessages.sent_at), lte(lineMessages.due_at, now))}`,
  };
  const leased = NAMES.map((name) => {
    const { turn } = couriers[name];
    return sql`select ${name}::text, ${turn.lease.name}::text, ${turn.lease.holder}::text where exists (select 1 ${waiting[name]})`;
  });
  const { span } = couriers.outbox.turn.lease;
  const due = db.$with("due", { kind: sql<Name>`kind`.as("kind"), lease: sql<string>`lease`.as("lease") });
  const taken = db.$with("taken").as(leaseQuery(db, sql`select lease, holder, ${untilAfter(span)} from due`));
  const rows = await db
    .with(due.as(sql`select * from (${sql.join(leased, sql` union all `)}) each(kind, lease, holder)`), taken)
    .select({ kind: sql<Name>`due.kind`, isTaken: sql<boolean>`due.lease in (select name from taken)` })
    .from(sql`due`);
  return {
    due: rows.map(({ kind }) => kind),
    taken: rows.filter(({ isTaken }) => isTaken).map(({ kind }) => kind),
  };
}
