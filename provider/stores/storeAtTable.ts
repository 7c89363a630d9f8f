import { eq, sql } from "drizzle-orm";
import type { storeIndex } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { StoreDetail, TableCourse, TableInfo } from "#contract/store.ts";
import { mostDiners, type TableRules, tableRules } from "#domain/orders/tableRules.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { fewestLeft } from "#provider/orders/placing/orderLimits.ts";
import { isStranger } from "#provider/orders/visits/admission.ts";
import { presentEntry } from "#provider/orders/visits/askEntry.ts";
import { hasCourses, orderedCourses } from "#provider/orders/visits/courses.ts";
import { belongsBy } from "#provider/orders/visits/entry.ts";
import { type GuestAtTable, guestAtTable } from "#provider/orders/visits/guestAtTable.ts";
import { stands } from "#provider/orders/visits/presentVisit.ts";
import { type Came, haveSomeLeft, seatedAt, visitByCode } from "#provider/orders/visits/whereSeated.ts";
import { alone, endOfWindow, type Validity } from "#provider/server/cache/cache.ts";
import { flag } from "#provider/server/calls/envelope.ts";
import type { ContextOf } from "#provider/server/context.ts";
import { bareTable, readTable } from "#provider/server/signing.ts";
import { findStore, type StoreRow } from "./findStore.ts";
import { isReplaced, keptTable, type TableRow } from "./findTable.ts";
import { ratingsOf } from "./presentStore.ts";
import { taxRatesAt } from "./taxRates.ts";

type Asking = ContextOf<typeof storeIndex>;

/** What a store's facts are made of, the same at every table. */
interface StoreFacts {
  readonly store: StoreRow;
  readonly ratings: Awaited<ReturnType<typeof ratingsOf>>;
  readonly rates: Awaited<ReturnType<typeof taxRatesAt>>;
  readonly hasCourses: boolean;
}

/** A store's facts, kept while its version stands and as long as what goes by the clock is right. */
export function storeFacts(
  { store_id }: { readonly store_id: string },
  { db, fail, now, parts }: Asking,
): Promise<StoreFacts> {
  const validity = { store_id, until: endOfWindow(now) };
  return parts.cache.get<StoreFacts>(`facts of ${store_id}`, validity, async () => ({
    store: await findStore(db, store_id, fail),
    ratings: await ratingsOf(db, store_id),
    rates: await taxRatesAt(db, now),
    hasCourses: await hasCourses(db, store_id),
  }));
}

/** Milliseconds that what whoever has no session is told of a table is kept, whatever moves its mark meanwhile. */
const TABLE_WINDOW = 5_000;

/**
 * How long a store's facts are the same for everybody who asks without a session: at a table until something changes there.
 * Null for who carries a visit's code, which opens and closes with the clock.
 */
export function factsValidity(
  { store_id, table_id: tableId }: { readonly store_id: string; readonly table_id?: string | undefined },
  now: Date,
): Validity | null {
  // Whether it is open goes by the clock.
  if (tableId === undefined) return { store_id, until: endOfWindow(now) };
  const table_id = bareTable(tableId);
  return table_id === null ? null : { store_id, table_id, until: endOfWindow(now, TABLE_WINDOW) };
}

/** A store as somebody sees it who came by a table's code: who is there is read as the database has it now, by one statement. */
export async function storeAtTable(
  shared: StoreDetail,
  facts: StoreFacts,
  tableId: string,
  context: Asking,
): Promise<StoreDetail> {
  const { table, isFavourite } = await tableOf(facts, tableId, context);
  const answer = { ...shared, is_favourite: flag(isFavourite), table_id: tableId, table };
  // What a party has of courses changes with every order, which moves no mark.
  return facts.hasCourses && table.is_occupied === 1 ? alone(answer) : answer;
}

async function tableOf(facts: StoreFacts, tableId: string, context: Asking) {
  const { caller, db, fail, language, now, parts } = context;
  const { store } = facts;
  const store_id = store.id;
  const link = readTable({ store_id, tableId }, parts.signingKey) ?? fail(Code.tableMissing);
  const card = await keptTable(parts, { store_id, table_id: link.table_id }, fail);
  if (isReplaced(link, card)) return fail(Code.tableMissing);
  const rules = tableRules(store.table_rules);
  const came = { store_id, table_id: card.id, uid: caller?.uid ?? null, now };
  const { at, led_to, row } = await seatOf({ card, code: link.visit_code, came, rules }, context);
  const seen = { at, led_to, facts, is_verified: link.epoch !== null, language, now, row, rules };
  const table = await presentTable(db, { ...seen, uid: caller?.uid, key: parts.signingKey });
  return { isFavourite: at.isFavourite, table };
}

interface Coming {
  /** The table whose code they came by. */
  readonly card: TableRow;
  /** The code of a visit behind it; null: none. */
  readonly code: string | null;
  readonly came: Came;
  readonly rules: TableRules;
}

/**
 * The table where somebody sits, and how they stand to whoever is there. Whether anybody has to be followed from a table is kept
 * until its mark moves, so that they alone are looked for who may be found.
 */
async function seatOf({ card, code, came, rules }: Coming, { db, fail, parts }: Asking) {
  const { store_id, table_id, now, uid } = came;
  const key = `left ${JSON.stringify([store_id, table_id])}`;
  const haveLeft = () =>
    parts.cache.get<{ readonly is: boolean }>(key, { store_id, table_id }, async () => ({
      is: await haveSomeLeft(db, came),
    }));
  if (card.joined_sitting_id === null && (uid === null || !(await haveLeft()).is)) {
    const at = await guestAtTable(db, { ...came, visit_id: null, code, rules });
    if (code === null) return { at, row: card, led_to: null };
    const { visit } = at;
    if (visit?.code === code && stands(visit, now)) return { at, row: card, led_to: visit.id };
  }
  const led = await visitByCode(db, came, code);
  const visit_id = led?.id ?? null;
  const [seat] = await db.select({ id: seatedAt({ ...came, led }) }).from(sql`(select 1) as one`);
  const id = seat?.id ?? card.id;
  const row = id === card.id ? card : await keptTable(parts, { store_id, table_id: id }, fail);
  const at = await guestAtTable(db, { ...came, table_id: id, visit_id, code: null, rules });
  return { at, row, led_to: visit_id };
}

/** A table as a guest who scanned its code sees it, with what its store takes from them there. */
async function presentTable(
  db: Database,
  seen: {
    readonly at: GuestAtTable;
    /** The visit that the code lets one in to which they carry; null: none. */
    readonly led_to: string | null;
    readonly facts: Pick<StoreFacts, "store" | "hasCourses">;
    readonly is_verified: boolean;
    readonly key: string;
    readonly language: WireLanguage;
    readonly now: Date;
    readonly row: TableRow;
    readonly rules: TableRules;
    readonly uid: string | undefined;
  },
): Promise<TableInfo> {
  const { at, facts, is_verified, led_to, key, language, now, row, rules, uid } = seen;
  const { store, hasCourses: mayHaveCourses } = facts;
  const isOpen = store.table_entry === "open";
  const isIn = belongsBy({ store, visit: at.visit, now }, { led_to, isGuest: at.isGuest || at.isSeen });
  // To whoever is not let in, nobody is there.
  const visit = isIn ? at.visit : null;
  const sitting_id = visit?.is_under_way ? visit.id : null;
  const sent = { ofMember: at.sent, ofTable: sitting_id === null ? null : at.sentInVisit };
  // What the others have ordered is for those alone who belong to them.
  const isOfParty = is_verified || !isOpen || (sitting_id !== null && at.isSeen);
  return {
    table_id: row.id,
    name: row.name,
    seats: row.seats,
    is_locked: flag(row.is_locked),
    is_verified: flag(is_verified),
    people_seated: visit?.people ?? 0,
    is_occupied: flag(visit?.is_under_way === true),
    is_of_visit: flag(at.hasWaiting || (sitting_id !== null && at.hasOrdered)),
    most_diners: mostDiners(row.seats),
    is_let_in_by_staff: flag(isOpen && isStranger({ is_verified, visit, rules }, at.isSeen)),
    let_in_minutes: rules.let_in_minutes,
    ...(uid !== undefined && { orders_left: fewestLeft({ ...sent, rules, now }).left }),
    ...((sitting_id === null || (isOfParty && !mayHaveCourses)) && { courses: [] }),
    ...(!isOpen && { entry: presentEntry({ store, table: row, visit, ask: at.ask }, key) }),
    ...(sitting_id !== null &&
      isOfParty &&
      mayHaveCourses && { courses: await presentCourses(db, { sitting_id, rules, language }) }),
  };
}
async function presentCourses(
  db: Database,
  of: { readonly sitting_id: string; readonly rules: TableRules; readonly language: WireLanguage },
): Promise<TableCourse[]> {
  const courses = await orderedCourses(db, eq(orders.sitting_id, of.sitting_id), of.rules);
  return courses.map(({ goods_id, name, persons, last_order_at, ends_at }) => ({
    goods_id,
    name: name[of.language],
    persons,
    last_order_time: last_order_at?.toISOString() ?? null,
    end_time: ends_at?.toISOString() ?? null,
  }));
}
