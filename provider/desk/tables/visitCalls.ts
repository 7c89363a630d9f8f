import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import {
  answerEntry,
  newDigits,
  openTableVisit,
  printVisitSlip,
  tableVisits,
  type VisitTable,
} from "#contract/calls/desk/visits.ts";
import { StaffCallKind } from "#contract/enumerations.ts";
import { bcp47, LOCALES, wireLanguage } from "#domain/values/localeCodes.ts";
import { permanentLink } from "#domain/share/shareCard.ts";
import type { Database } from "#provider/db/database.ts";
import { staffCalls } from "#provider/db/tables/messages.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { visitGuests } from "#provider/db/tables/signIn.ts";
import { tables } from "#provider/db/tables/stores.ts";
import { openCalls } from "#provider/desk/board/readCalls.ts";
import { reading } from "#provider/desk/counter.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import { signalStore } from "#provider/notices/inform.ts";
import { forgetGuesses } from "#provider/orders/visits/digits.ts";
import { digitsNow, letIn, openVisit, renewDigits } from "#provider/orders/visits/openVisit.ts";
import { isTimeOver, presentVisit, stands } from "#provider/orders/visits/presentVisit.ts";
import { seatedAt } from "#provider/orders/visits/whereSeated.ts";
import { billPrinter } from "#provider/printing/makeJobs.ts";
import { printSlip } from "#provider/printing/printSlip.ts";
import { textsIn } from "#provider/server/texts.ts";
import { answerDesk, type DeskContext } from "#provider/staff/deskDispatch.ts";
import type { Signed } from "#provider/staff/deskSession.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import type { FoundTable } from "#provider/stores/findTable.ts";
import { tableInUse, tablesInUse } from "#provider/stores/tablesInUse.ts";

type TableRow = FoundTable["row"];

const read = answerDesk(tableVisits, async ({ store_id }, context) => {
  const store = await ownStore(context, store_id);
  const rows = await context.db
    .select()
    .from(tables)
    .where(tablesInUse(store_id))
    .orderBy(asc(tables.position), asc(tables.id));
  const { name, table_entry, time_zone } = store;
  const seen: VisitTable[] = [];
  for (const row of rows) seen.push(await presentOne(store, row, context));
  const lines = LOCALES.map((locale) => ({
    lang: bcp47(locale),
    text: textsIn(wireLanguage(locale), "provider/tableCard")("visit"),
  }));
  const has_printer = (await billPrinter(context.db, store_id, context.now)) !== null;
  return { name: name.ja, time_zone, table_entry, has_printer, lines, tables: seen };
});

async function presentOne(store: StoreRow, row: TableRow, context: DeskContext<Signed>): Promise<VisitTable> {
  const { db, now, origin, parts } = context;
  const { liffId } = parts.settings;
  const at = await seatOf(db, row, now);
  const present = await presentVisit(db, at.id, { uid: null, visit_id: null, now });
  const visit = present !== null && stands(present, now) ? present : null;
  const isOver = visit !== null && isTimeOver(visit, now);
  const code = isOver ? null : (visit?.code ?? null);
  const link = code === null ? null : reading(parts).tableLink(at, code);
  return {
    table_id: row.id,
    name: row.name,
    state: visit === null ? "free" : isOver ? "over" : "open",
    digits: digitsNow(store, at, present, { now, key: parts.signingKey }),
    link: link === null ? null : permanentLink(link, { liffId: null, origin }),
    line_link: link === null || liffId === null ? null : permanentLink(link, { liffId, origin }),
    phones: visit === null ? 0 : await phonesIn(db, visit.id),
    ends_at: visit?.ends_at?.toISOString() ?? null,
    guessed_at: at.guessed_at?.toISOString() ?? null,
  };
}

/** The table where the party sits to which a table belongs: mostly itself. */
async function seatOf(db: Database, row: TableRow, now: Date): Promise<TableRow> {
  if (row.joined_sitting_id === null) return row;
  const { id: table_id, store_id } = row;
  const seated = seatedAt({ store_id, table_id, uid: null, led: null, now });
  const [other] = await db
    .select()
    .from(tables)
    .where(and(eq(tables.id, seated), eq(tables.store_id, store_id)));
  return other ?? row;
}

/** Phones that were let in to a visit, or have ordered in it. */
async function phonesIn(db: Database, visit_id: string): Promise<number> {
  const guests = await db
    .select({ uid: visitGuests.uid })
    .from(visitGuests)
    .where(eq(visitGuests.visit_id, visit_id))
    .union(
      db
        .select({ uid: orders.uid })
        .from(orders)
        .where(and(eq(orders.sitting_id, visit_id), isNull(orders.staff_id))),
    );
  return guests.length;
}

type Acting = DeskContext<Signed, "gone">;

/**
 * Does something to a table of the store, locked, or to the one whose party it was joined to, and writes the log; `gone` where
 * there is none such.
 */
async function atTable(
  context: Acting,
  on: { readonly store_id: string; readonly table_id: string; readonly button: string },
  work: (db: Database, store: StoreRow, table: TableRow) => Promise<unknown>,
): Promise<Record<string, never>> {
  const { fail, now, write } = context;
  const { store_id, table_id, button } = on;
  const store = await ownStore(context, store_id);
  await write(async ({ audit, db }) => {
    const lock = async (id: string) =>
      (
        await db
          .select()
          .from(tables)
          .where(and(eq(tables.id, id), eq(tables.store_id, store_id)))
          .for("update")
      )[0];
    const own = await lock(table_id);
    if (own === undefined) return fail("gone");
    const at = await seatOf(db, own, now);
    const table = at.id === own.id ? own : await lock(at.id);
    if (table === undefined) return fail("gone");
    await work(db, store, table);
    await signalStore(db, store_id, "table_changed", now);
    await audit({ did: "table.act", subject: table_id, store_id, before: null, after: { button } });
  });
  return {};
}

const open = answerDesk(openTableVisit, async (on, context) => {
  const { now, parts } = context;
  return atTable(context, { ...on, button: "open" }, async (db, store, table) => {
    await forgetGuesses(db, table);
    await openVisit(db, { store, table, now, parts });
  });
});

const renew = answerDesk(newDigits, async (on, context) => {
  const { now, parts } = context;
  return atTable(context, { ...on, button: "digits" }, async (db, _, table) => {
    await forgetGuesses(db, table);
    await renewDigits(db, { table, now, parts });
  });
});

const print = answerDesk(printVisitSlip, async ({ is_for_line, store_id, table_id }, context) => {
  const { db, fail, now, parts } = context;
  const store = await ownStore(context, store_id);
  const [row] = await db.select().from(tables).where(tableInUse(store_id, table_id));
  if (row === undefined) return fail("gone");
  const { digits, line_link, link, name } = await presentOne(store, row, context);
  const shown = is_for_line ? line_link : link;
  if (shown === null) return fail("gone");
  const slip = { table_name: name, link: shown, digits };
  return { is_printed: await printSlip(db, store, slip, { newId: () => parts.random(15), now }) };
});

const reply = answerDesk(answerEntry, async ({ store_id, call_id, is_let_in }, context) => {
  const { db: outside, fail, now, parts } = context;
  const store = await ownStore(context, store_id);
  const wanted = and(
    openCalls(store, now),
    eq(staffCalls.id, call_id),
    inArray(staffCalls.kind, [StaffCallKind.entry]),
  );
  const [asked] = await outside.select({ table_id: staffCalls.table_id }).from(staffCalls).where(wanted);
  if (asked === undefined || asked.table_id === null) return fail("gone");
  const on = { store_id, table_id: asked.table_id, button: is_let_in ? "let_in" : "turn_away" };
  return atTable(context, on, async (db, _, table) => {
    // A colleague may have answered it meanwhile.
    const [call] = await db.update(staffCalls).set({ answered_at: now }).where(wanted).returning();
    if (call?.table_id !== asked.table_id) return fail("gone");
    if (!is_let_in) return;
    await forgetGuesses(db, table);
    const visit_id = await openVisit(db, { store, table, now, parts });
    await letIn(db, { visit_id, store_id, table_id: table.id, uid: call.uid }, now);
  });
});

export const visitCalls = [read, open, renew, print, reply];
