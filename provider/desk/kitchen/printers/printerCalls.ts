import { and, asc, count, eq, inArray } from "drizzle-orm";
import {
  addPrinter,
  changePrinter,
  MOST_PRINTERS,
  orderPapers,
  printers as printersCall,
  type PrinterFacts,
  printOrder,
  removePrinter,
  testPrinter,
} from "#contract/calls/desk/printers.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { printers, printJobs } from "#provider/db/tables/printing.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { readStations } from "#provider/desk/kitchen/readKitchen.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import { numberOf } from "#provider/orders/orderFacts.ts";
import { newJob, orderSources, printBill, printTicketsAgain } from "#provider/printing/makeJobs.ts";
import { type PrinterRow, sealSecret, stateOfPrinter } from "#provider/printing/printers.ts";
import { isWanted, leavePrinter } from "#provider/printing/queue.ts";
import { renderPicture } from "#provider/printing/render.ts";
import { testSource } from "#provider/printing/ticketSource.ts";
import { answerDesk, seesCustomersOf } from "#provider/staff/deskDispatch.ts";

const addressOf = (origin: string, { id, kind }: Pick<PrinterRow, "id" | "kind">) =>
  `${origin}/print/${kind}/${id}`;
const ofStore = (store_id: string) => eq(printers.store_id, store_id);
const onePrinter = (store_id: string, id: string) => and(ofStore(store_id), eq(printers.id, id));

const all = answerDesk(printersCall, async ({ store_id }, context) => {
  const { db, language, now, origin } = context;
  const store = await ownStore(context, store_id);
  const rows = await db
    .select()
    .from(printers)
    .where(ofStore(store_id))
    .orderBy(asc(printers.added_at), asc(printers.id));
  const waiting = await db
    .select({ printer_id: printJobs.printer_id, jobs: count() })
    .from(printJobs)
    .where(and(eq(printJobs.store_id, store_id), inArray(printJobs.state, ["queued", "sent"]), isWanted))
    .groupBy(printJobs.printer_id);
  return {
    store_name: store.name[language],
    stations: await readStations(db, store_id),
    printers: rows.map((one) => ({
      printer_id: one.id,
      name: one.name,
      kind: one.kind,
      language: one.language,
      columns: one.columns,
      stations: one.stations,
      prints_tickets: one.prints_tickets,
      prints_bills: one.prints_bills,
      state: stateOfPrinter(one, now),
      seen_time: one.seen_at?.toISOString() ?? null,
      trouble: one.trouble,
      waiting: waiting.find(({ printer_id }) => printer_id === one.id)?.jobs ?? 0,
      address: addressOf(origin, one),
    })),
  };
});

const add = answerDesk(addPrinter, async ({ facts, kind, store_id }, context) => {
  const { fail, now, origin, parts, write } = context;
  await ownStore(context, store_id);
  // Names of printers are typed by hand at some of them.
  const id = `p${parts.random(6).replaceAll(/[-_]/g, "x")}`;
  const secret = parts.random(18).replaceAll(/[-_]/g, "x");
  const row = {
    id,
    store_id,
    kind,
    ...facts,
    secret: sealSecret(id, secret, parts.signingKey),
    added_at: now,
  };
  await write(async ({ audit, db }) => {
    // One at a time, or two at once would be one too many.
    await db.select({ id: stores.id }).from(stores).where(eq(stores.id, store_id)).for("update");
    if ((await db.$count(printers, ofStore(store_id))) >= MOST_PRINTERS) fail("too_many");
    if (!(await areThere(db, store_id, facts))) fail("gone");
    await db.insert(printers).values(row);
    await audit({ did: "printer.add", subject: id, store_id, after: { kind, ...facts } });
  });
  return { printer_id: id, address: addressOf(origin, row), user: id, secret };
});

const change = answerDesk(changePrinter, async ({ facts, printer_id, store_id }, context) => {
  const { fail, write } = context;
  await ownStore(context, store_id);
  await write(async ({ audit, db }) => {
    const [before] = await db.select().from(printers).where(onePrinter(store_id, printer_id)).for("update");
    if (before === undefined || !(await areThere(db, store_id, facts))) return fail("gone");
    await db.update(printers).set(facts).where(onePrinter(store_id, printer_id));
    await audit({
      did: "printer.change",
      subject: printer_id,
      store_id,
      before: factsOf(before),
      after: facts,
    });
  });
  return {};
});

const remove = answerDesk(removePrinter, async ({ printer_id, store_id }, context) => {
  const { fail, now, write } = context;
  await ownStore(context, store_id);
  await write(async ({ audit, db }) => {
    const [before] = await db.select().from(printers).where(onePrinter(store_id, printer_id)).for("update");
    if (before === undefined) return fail("gone");
    await leavePrinter(db, before, now);
    await db.delete(printers).where(onePrinter(store_id, printer_id));
    await audit({ did: "printer.remove", subject: printer_id, store_id, before: factsOf(before) });
  });
  return {};
});

const test = answerDesk(testPrinter, async ({ printer_id, store_id }, context) => {
  const { fail, now, parts, write } = context;
  const store = await ownStore(context, store_id);
  await write(async ({ db }) => {
    const [printer] = await db.select().from(printers).where(onePrinter(store_id, printer_id));
    if (printer === undefined) return fail("gone");
    const { language, stations } = printer;
    const known = await readStations(db, store_id);
    const names = known.filter(({ station_id }) => stations?.includes(station_id)).map(({ name }) => name);
    const source = testSource({
      language,
      store_name: store.name[language],
      stations: stations === null ? null : names,
    });
    await db
      .insert(printJobs)
      .values({ ...newJob(printer, now), id: parts.random(15), kind: "test", source });
  });
  return {};
});

const order = answerDesk(printOrder, async ({ kind, order_no, store_id }, context) => {
  const { fail, now, parts, write } = context;
  await ownStore(context, store_id);
  const printed = await write(async ({ audit, db }) => {
    const own = and(eq(orders.order_no, order_no), eq(orders.store_id, store_id));
    // Under its lock: two who print at once print once what has not printed.
    const [row] = await db.select().from(orders).where(own).for("update");
    if (row === undefined) return fail("gone");
    const again = { newId: () => parts.random(15), now };
    const made =
      kind === "ticket" ? await printTicketsAgain(db, row, again) : Number(await printBill(db, row, again));
    if (made > 0) await audit({ did: "order.print", subject: order_no, store_id, after: { kind } });
    return made;
  });
  return { printers: printed };
});

const papers = answerDesk(orderPapers, async ({ kind, order_no, store_id }, context) => {
  const { db, fail, language, parts, signed } = context;
  const store = await ownStore(context, store_id);
  const own = and(eq(orders.order_no, order_no), eq(orders.store_id, store_id));
  const [row] = await db.select().from(orders).where(own);
  if (row === undefined) return fail("gone");
  const sources = await orderSources(db, row, {
    kind,
    language,
    seesCustomers: seesCustomersOf(signed, parts),
    store,
  });
  return {
    number: numberOf(row),
    papers: sources.map((source) => renderPicture(source, { language, columns: 48 })),
  };
});

export const printerCalls = [all, add, change, remove, test, order, papers];

/** Whether the stations that a printer is for are there. */
async function areThere(db: Database, store_id: string, { stations }: PrinterFacts): Promise<boolean> {
  if (stations === null) return true;
  const known = new Set((await readStations(db, store_id)).map(({ station_id }) => station_id));
  return stations.every((each) => known.has(each));
}

const factsOf = ({ columns, language, name, prints_bills, prints_tickets, stations }: PrinterRow) => ({
  columns,
  language,
  name,
  prints_bills,
  prints_tickets,
  stations,
});
