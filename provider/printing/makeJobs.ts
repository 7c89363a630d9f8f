import { createHash } from "node:crypto";
import { and, asc, eq, inArray, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { OrderType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { orderLines } from "#provider/db/tables/orders.ts";
import { printers, printJobs } from "#provider/db/tables/printing.ts";
import { stores } from "#provider/db/tables/stores.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { linesAtStations } from "#provider/orders/linesAtStations.ts";
import {
  leftToPay,
  linesOf,
  numberOf,
  remarksOf,
  type RoundRow,
  roundsOf,
} from "#provider/orders/orderFacts.ts";
import { isAlive, type PrinterRow } from "./printers.ts";
import { billSource, ticketSource } from "./ticketSource.ts";

type NewJob = typeof printJobs.$inferInsert;

/** Whether a store prints tickets: to be asked along with another statement, so that it costs none. */
export const hasPrinters = (store_id: string): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${printers} where ${and(eq(printers.store_id, store_id), printers.prints_tickets)})`;

/**
 * Leaves the tickets of what was just taken to the store's printers, in the transaction that takes it: for each the dishes
 * of its stations. What is taken back and taken anew is not printed anew.
 */
export async function makeTickets(
  db: Database,
  order: OrderRow,
  rounds: readonly RoundRow[],
  now: Date,
): Promise<void> {
  if (order.order_type === OrderType.shipping) return;
  const made = await ticketsOf(db, order, rounds);
  const jobs = made.map(({ printer, round, source }) => ({
    ...newJob(printer, now),
    id: ticketId(order.order_no, round.round, printer.id),
    kind: "ticket" as const,
    order_no: order.order_no,
    round: round.round,
    source,
  }));
  if (jobs.length > 0) await db.insert(printJobs).values(jobs).onConflictDoNothing();
}

/**
 * Prints an order's tickets again: what did not print, else all that was taken, marked as a copy where there were tickets.
 * @returns on how many printers
 */
export async function printTicketsAgain(
  db: Database,
  order: OrderRow,
  { newId, now }: Again,
): Promise<number> {
  const ofOrder = and(
    eq(printJobs.order_no, order.order_no),
    eq(printJobs.store_id, order.store_id),
    eq(printJobs.kind, "ticket"),
  );
  const waiting = await db
    .update(printJobs)
    // Of what a printer has in hand at this moment nobody can say whether it prints.
    .set({ state: "queued", made_at: now, due_at: now, trouble: "", is_copy: sql`${printJobs.tries} > 0` })
    .where(and(ofOrder, ne(printJobs.state, "printed")))
    .returning({ printer_id: printJobs.printer_id });
  if (waiting.length > 0) return new Set(waiting.map(({ printer_id }) => printer_id)).size;
  const is_copy = (await db.$count(printJobs, ofOrder)) > 0;
  const rounds = await roundsOf(db, [order.order_no]);
  const taken = rounds.filter(({ accepted_at }) => accepted_at !== null);
  const made = await ticketsOf(db, order, taken);
  const jobs = made.map(({ printer, round, source }) => ({
    ...newJob(printer, now),
    id: newId(),
    kind: "ticket" as const,
    order_no: order.order_no,
    round: round.round,
    source,
    is_copy,
  }));
  if (jobs.length > 0) await db.insert(printJobs).values(jobs);
  return new Set(jobs.map(({ printer_id }) => printer_id)).size;
}

/** Prints an order's bill on the store's printer of bills, one that asks before one that is silent; whether there is one. */
export async function printBill(db: Database, order: OrderRow, again: Again): Promise<boolean> {
  const { order_no, store_id } = order;
  const lines = await linesOf(db, [order_no]);
  return printAtTill(db, { store_id, kind: "bill", order_no }, again, ({ printer: { language }, store }) =>
    billSource({
      language,
      time_zone: store.time_zone,
      order,
      number: numberOf(order),
      lines,
      store_name: store.name[language],
      left: leftToPay(order),
    }),
  );
}

/** Leaves a paper to the store's printer of bills, written for that printer; whether there is one. */
export async function printAtTill(
  db: Database,
  paper: Pick<NewJob, "kind" | "order_no" | "store_id">,
  { newId, now }: Again,
  write: (at: PrinterOfStore) => string,
): Promise<boolean> {
  const at = await chooseBillPrinter(db, paper.store_id, now);
  if (at === undefined) return false;
  await db.insert(printJobs).values({ ...newJob(at.printer, now), ...paper, id: newId(), source: write(at) });
  return true;
}

type PrinterOfStore = NonNullable<Awaited<ReturnType<typeof chooseBillPrinter>>>;

/** The store's printer of bills, one that asks before one that is silent. */
async function chooseBillPrinter(db: Database, store_id: string, now: Date) {
  const all = (await printersOf(db, store_id)).filter(({ printer }) => printer.prints_bills);
  const [chosen = all[0]] = all.filter(({ printer }) => isAlive(printer, now));
  return chosen;
}

/** The same; null: the store has none. */
export async function billPrinter(db: Database, store_id: string, now: Date): Promise<PrinterRow | null> {
  return (await chooseBillPrinter(db, store_id, now))?.printer ?? null;
}

/** An order's tickets, or its bill, as a browser prints them: for who has no printer, or none that prints. */
export async function orderSources(
  db: Database,
  order: OrderRow,
  { kind, language, seesCustomers, store }: Browsed,
): Promise<string[]> {
  const about = { language, time_zone: store.time_zone, order, number: numberOf(order) };
  const all = await linesOf(db, [order.order_no]);
  if (kind === "bill")
    return [billSource({ ...about, lines: all, store_name: store.name[language], left: leftToPay(order) })];
  const rounds = await roundsOf(db, [order.order_no]);
  return rounds.flatMap((round) => {
    const lines = all.filter((line) => line.round === round.round && line.serving !== null);
    if (lines.length === 0) return [];
    const isAddition = round.round > 1;
    const remarks = seesCustomers ? remarksWith(order, round) : [];
    return [ticketSource({ ...about, lines, remarks, isAddition })];
  });
}

interface Browsed {
  readonly kind: "ticket" | "bill";
  readonly language: WireLanguage;
  /** Whether what guests wrote is printed. */
  readonly seesCustomers: boolean;
  readonly store: Pick<typeof stores.$inferSelect, "name" | "time_zone">;
}

/** What guests wrote with a round of theirs; with the first also what they wrote with the order. */
const remarksWith = (order: OrderRow, round: RoundRow): string[] =>
  remarksOf(round.round === 1 ? [order, round] : [round]);

interface Again {
  readonly newId: () => string;
  readonly now: Date;
}

export const newJob = (printer: PrinterRow, now: Date): Omit<NewJob, "id" | "kind" | "source"> => ({
  store_id: printer.store_id,
  printer_id: printer.id,
  made_at: now,
  due_at: now,
});

/** What is printed once has one id, whoever makes it. */
export function ticketId(...parts: readonly (string | number)[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 20);
}

/** For each printer of tickets, and each of these rounds, the ticket with its stations' dishes. */
async function ticketsOf(db: Database, order: OrderRow, rounds: readonly RoundRow[]) {
  const all = (await printersOf(db, order.store_id)).filter(({ printer }) => printer.prints_tickets);
  if (all.length === 0 || rounds.length === 0) return [];
  const { order_no, store_id } = order;
  const isMade = and(
    eq(orderLines.order_no, order_no),
    eq(orderLines.store_id, store_id),
    inArray(
      orderLines.round,
      rounds.map(({ round }) => round),
    ),
    isNotNull(orderLines.serving),
  );
  const lines = await linesAtStations(db, isMade);
  // Where no printer has all dishes, those that no station makes come out of the first.
  const spare = all.some(({ printer }) => printer.stations === null) ? undefined : all[0]?.printer.id;
  return all.flatMap(({ printer, store }) =>
    rounds.flatMap((round) => {
      const own = lines.filter(
        ({ line, station_id }) => line.round === round.round && isOf(printer, station_id, spare),
      );
      if (own.length === 0) return [];
      const source = ticketSource({
        language: printer.language,
        time_zone: store.time_zone,
        order,
        number: numberOf(order),
        lines: own.map(({ line }) => line),
        remarks: remarksWith(order, round),
        isAddition: round.round > 1,
      });
      return [{ printer, round, source }];
    }),
  );
}

/** The printers that print what one station makes; none is asked for the station where a store has no printers of tickets. */
export async function printersFor(db: Database, store_id: string, station: () => Promise<string | null>) {
  const all = (await printersOf(db, store_id)).filter(({ printer }) => printer.prints_tickets);
  if (all.length === 0) return [];
  const station_id = await station();
  const spare = all.some(({ printer }) => printer.stations === null) ? undefined : all[0]?.printer.id;
  return all.filter(({ printer }) => isOf(printer, station_id, spare));
}

/** Whether a printer prints what a station makes; what none makes comes out of those for all dishes, else of the spare one. */
const isOf = (printer: PrinterRow, station_id: string | null, spare: string | undefined): boolean =>
  printer.stations === null ||
  (station_id === null ? printer.id === spare : printer.stations.includes(station_id));

/** A store's printers, in the order in which they were added, with what their paper says of it. */
async function printersOf(db: Database, store_id: string) {
  return db
    .select({ printer: printers, store: { name: stores.name, time_zone: stores.time_zone } })
    .from(printers)
    .innerJoin(stores, eq(stores.id, printers.store_id))
    .where(eq(printers.store_id, store_id))
    .orderBy(asc(printers.added_at), asc(printers.id));
}
