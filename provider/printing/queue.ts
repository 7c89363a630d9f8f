import { and, asc, eq, exists, gt, inArray, isNotNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#provider/db/database.ts";
import { orderRounds, orders } from "#provider/db/tables/orders.ts";
import { printers, printJobs } from "#provider/db/tables/printing.ts";
import { isAlive, type PrinterRow, SILENT } from "./printers.ts";

export type JobRow = typeof printJobs.$inferSelect;

const SECOND = 1_000;
/** Milliseconds after which a printer that was handed something and says nothing of it is handed it again. */
const UNCONFIRMED = 30 * SECOND;
/** The longest pause between two tries of what did not print. */
const LONGEST = 60 * SECOND;
/** What waits so long at a printer in trouble comes out of another. */
const TROUBLED = 180 * SECOND;
/** What did not print for so long is of no use to a kitchen any more. */
const GIVEN_UP = 7_200 * SECOND;
/** Milliseconds after which the board says that a ticket has not printed. */
const LATE = 60 * SECOND;

/** One try to print something, by which a printer says what became of it. */
export const tokenOf = ({ id }: Pick<JobRow, "id">, tries: number): string => `${id}-${tries}`;

function readToken(token: string): { readonly id: string; readonly tries: number } | null {
  const [, id, tries] = /^([\w-]{1,40})-(\d{1,6})$/.exec(token) ?? [];
  return id === undefined ? null : { id, tries: Number(tries) };
}

/** What is still to be printed: nothing of an order that was cancelled, or whose taking was taken back. */
export const isWanted: SQL = sql`(${printJobs.kind} <> 'ticket' or exists (
  select 1 from ${orders} join ${orderRounds} on ${orderRounds.order_no} = ${orders.order_no}
  where ${orders.order_no} = ${printJobs.order_no} and ${orders.store_id} = ${printJobs.store_id}
    and ${orders.order_status} > 0 and ${orderRounds.round} = ${printJobs.round}
    and ${orderRounds.accepted_at} is not null))`;

/** What a printer is to print next, one at a time and the oldest first; null: nothing, or nothing yet. */
export async function nextJob(db: Database, printer: PrinterRow, now: Date): Promise<JobRow | null> {
  const waiting = await db
    .select()
    .from(printJobs)
    .where(
      and(
        eq(printJobs.printer_id, printer.id),
        eq(printJobs.store_id, printer.store_id),
        inArray(printJobs.state, ["queued", "sent"]),
        isWanted,
      ),
    )
    .orderBy(asc(printJobs.made_at), asc(printJobs.round), asc(printJobs.id))
    .limit(50);
  const isInHand = ({ sent_at, state }: JobRow) =>
    state === "sent" && now.getTime() - (sent_at?.getTime() ?? 0) < UNCONFIRMED;
  if (waiting.some(isInHand)) return null;
  return waiting.find(({ due_at, state }) => state === "sent" || due_at <= now) ?? null;
}

/** Hands what was found to its printer; null: another request was faster. */
export async function handOut(db: Database, job: JobRow, now: Date): Promise<JobRow | null> {
  const [taken] = await db
    .update(printJobs)
    .set({
      state: "sent",
      tries: job.tries + 1,
      sent_at: now,
      // Nobody knows what became of the last try.
      is_copy: job.is_copy || job.state === "sent",
    })
    .where(and(sameJob(job), eq(printJobs.tries, job.tries), eq(printJobs.state, job.state)))
    .returning();
  return taken ?? null;
}

/** What a printer asks for by a token that it was offered, again as often as it asks; null: it is not to be had. */
export async function takeByToken(
  db: Database,
  printer: PrinterRow,
  token: string,
  now: Date,
): Promise<JobRow | null> {
  const asked = readToken(token);
  if (asked === null) return null;
  const [job] = await db
    .select()
    .from(printJobs)
    .where(and(eq(printJobs.id, asked.id), eq(printJobs.printer_id, printer.id), isWanted));
  if (job === undefined) return null;
  if (job.state === "sent" && job.tries === asked.tries) return job;
  const isOffered = job.tries === asked.tries - 1 && (job.state === "queued" || job.state === "sent");
  return isOffered ? handOut(db, job, now) : null;
}

/**
 * Notes what became of a try, once: what is told again, or of an older try, changes nothing. What did not print is tried
 * again after a pause that grows.
 * @param trouble why it did not print; empty: it did
 */
export async function endTry(
  db: Database,
  printer: PrinterRow,
  token: string,
  { now, trouble }: { readonly now: Date; readonly trouble: string },
): Promise<void> {
  const told = readToken(token);
  if (told === null) return;
  const ofTry = and(
    eq(printJobs.id, told.id),
    eq(printJobs.store_id, printer.store_id),
    eq(printJobs.tries, told.tries),
  );
  const isOwn = and(eq(printJobs.printer_id, printer.id), eq(printJobs.state, "sent"));
  if (trouble === "") {
    // It was moved to another meanwhile, or given up, and had printed after all.
    const isLate = inArray(printJobs.state, ["queued", "failed"]);
    await db
      .update(printJobs)
      .set({ state: "printed", printed_at: now, trouble: "" })
      .where(and(ofTry, gt(printJobs.tries, 0), or(isOwn, isLate)));
    return;
  }
  const pause = Math.min(LONGEST, 5 * SECOND * 2 ** Math.max(0, told.tries - 1));
  const due_at = new Date(now.getTime() + pause);
  await db.update(printJobs).set({ state: "queued", trouble, due_at }).where(and(ofTry, isOwn));
}

/** All that a printer was handed and has not spoken of: it could read none of it. */
export async function failAll(
  db: Database,
  printer: PrinterRow,
  { now, trouble }: { readonly now: Date; readonly trouble: string },
): Promise<void> {
  const inHand = await db
    .select()
    .from(printJobs)
    .where(and(eq(printJobs.printer_id, printer.id), eq(printJobs.state, "sent")));
  for (const job of inHand) await endTry(db, printer, tokenOf(job, job.tries), { now, trouble });
}

/**
 * What waits at a printer that has fallen silent, or is in trouble for long, goes to another one of its store that asks;
 * what is too old is given up. To be called every half minute.
 */
export async function sweepJobs(db: Database, now: Date): Promise<void> {
  const before = (span: number) => new Date(now.getTime() - span);
  const isWaiting = inArray(printJobs.state, ["queued", "sent"]);
  await db
    .update(printJobs)
    .set({ state: "failed" })
    .where(and(isWaiting, lt(printJobs.made_at, before(GIVEN_UP))));
  const others = alias(printers, "others");
  const prints = sql`case ${printJobs.kind} when 'ticket' then ${others.prints_tickets} when 'test' then false else ${others.prints_bills} end`;
  // What can go nowhere stays out of the way of what can.
  const isMovable = exists(
    db
      .select({ one: sql`1` })
      .from(others)
      .where(
        and(
          eq(others.store_id, printJobs.store_id),
          ne(others.id, printJobs.printer_id),
          prints,
          eq(others.trouble, ""),
          gt(others.seen_at, before(SILENT)),
        ),
      ),
  );
  const stuck = await db
    .select({ job: printJobs, printer: printers })
    .from(printJobs)
    .innerJoin(
      printers,
      and(eq(printers.id, printJobs.printer_id), eq(printers.store_id, printJobs.store_id)),
    )
    .where(
      and(
        isWaiting,
        or(
          sql`${printers.seen_at} is null`,
          lt(printers.seen_at, before(SILENT)),
          and(ne(printers.trouble, ""), lt(printJobs.made_at, before(TROUBLED))),
        ),
        isMovable,
      ),
    )
    .orderBy(asc(printJobs.made_at))
    .limit(500);
  for (const [store_id, own] of Map.groupBy(stuck, ({ job }) => job.store_id)) {
    const alive = (await printersOf(db, store_id)).filter((one) => isAlive(one, now));
    for (const { job, printer } of own) await moveJob(db, job, { from: printer, to: alive }, now);
  }
}

/** A store's printers, in the order in which they were added. */
const printersOf = (db: Database, store_id: string): Promise<PrinterRow[]> =>
  db
    .select()
    .from(printers)
    .where(eq(printers.store_id, store_id))
    .orderBy(asc(printers.added_at), asc(printers.id));

/** Gives a job to another printer that prints its kind: one that asks, and in the same language, if there is one. */
async function moveJob(
  db: Database,
  job: JobRow,
  { from, to: all }: { readonly from: PrinterRow; readonly to: readonly PrinterRow[] },
  now: Date,
): Promise<void> {
  if (job.kind === "test") return;
  const able = all.filter(
    (one) => one.id !== from.id && (job.kind === "ticket" ? one.prints_tickets : one.prints_bills),
  );
  const fitness = (one: PrinterRow) => 2 * Number(isAlive(one, now)) + Number(one.language === from.language);
  const [to] = able.toSorted((one, other) => fitness(other) - fitness(one));
  if (to === undefined) return;
  await db
    .update(printJobs)
    .set({
      printer_id: to.id,
      state: "queued",
      due_at: now,
      is_copy: job.is_copy || job.state === "sent",
    })
    .where(and(sameJob(job), eq(printJobs.tries, job.tries), eq(printJobs.state, job.state)));
}

/** Gives what waits at a printer that is being removed to the others, although they may be silent now. */
export async function leavePrinter(db: Database, printer: PrinterRow, now: Date): Promise<void> {
  const waiting = await db
    .select()
    .from(printJobs)
    .where(and(eq(printJobs.printer_id, printer.id), inArray(printJobs.state, ["queued", "sent"])));
  const all = await printersOf(db, printer.store_id);
  for (const job of waiting) await moveJob(db, job, { from: printer, to: all }, now);
}

/** Orders of a store, or this one of them, of which a ticket has not printed although it should have. */
export async function unprintedOrders(
  db: Database,
  { order_no, store_id }: { readonly order_no?: string; readonly store_id: string },
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ order_no: printJobs.order_no })
    .from(printJobs)
    .where(
      and(
        eq(printJobs.store_id, store_id),
        eq(printJobs.kind, "ticket"),
        ne(printJobs.state, "printed"),
        lt(printJobs.made_at, new Date(now.getTime() - LATE)),
        order_no === undefined ? isNotNull(printJobs.order_no) : eq(printJobs.order_no, order_no),
        isWanted,
      ),
    );
  return new Set(rows.flatMap((row) => row.order_no ?? []));
}

const sameJob = ({ id, store_id }: JobRow) => and(eq(printJobs.id, id), eq(printJobs.store_id, store_id));
