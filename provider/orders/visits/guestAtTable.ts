import { and, asc, eq, exists, ne, or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { OrderStatus } from "#contract/enumerations.ts";
import type { TableRules } from "#domain/orders/tableRules.ts";
import type { Database } from "#provider/db/database.ts";
import { staffCalls } from "#provider/db/tables/messages.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { favourites, visitGuests } from "#provider/db/tables/signIn.ts";
import { visits } from "#provider/db/tables/stores.ts";
import { type Sent, sentBy, sentInVisit } from "#provider/orders/placing/orderLimits.ts";
import { isSeenIn, waitsOutside } from "./admission.ts";
import { askedAt, openAsks } from "./askEntry.ts";
import { presentColumns, presentQuery, type Visit, visitOf } from "./presentVisit.ts";

/** Who is at a table, and how somebody stands to them, as the database has it now. */
export interface GuestAtTable {
  /** The present visit, as they mean it. */
  readonly visit: Visit | null;
  // What follows is a guest's own; of whoever has no session nothing is.
  readonly isFavourite: boolean;
  /** Whether they were let in to the visit; and whether they were seen in it: see `hasBeenSeen`. */
  readonly isGuest: boolean;
  readonly isSeen: boolean;
  /** Whether an order of theirs is of the visit; and whether one waits at the table to be let in. */
  readonly hasOrdered: boolean;
  readonly hasWaiting: boolean;
  /** What they have sent to the store lately, and what the visit has. */
  readonly sent: Sent;
  readonly sentInVisit: Sent;
  /** What they have asked the staff to be let in by. */
  readonly ask: { readonly id: string; readonly created_at: Date } | null;
}

interface Asked {
  readonly store_id: string;
  readonly table_id: string;
  /** The guest; null: somebody without a session. */
  readonly uid: string | null;
  /** The visit whose code they carry, as far as it was looked for, and the code itself; null: none. */
  readonly visit_id: string | null;
  readonly code: string | null;
  readonly rules: TableRules;
  readonly now: Date;
}

/** Nobody has this uid: who has none asks by the same statement, which has one plan for all. */
const NOBODY = "";

/** Reads it by one statement: what another guest has changed this moment is in it. */
export async function guestAtTable(db: Database, asked: Asked): Promise<GuestAtTable> {
  const { code, rules, store_id, table_id, visit_id, now } = asked;
  const uid = asked.uid ?? NOBODY;
  const isMeant = or(eq(visits.id, visit_id ?? ""), eq(visits.code, code ?? ""));
  const present = presentQuery(db, { table_id, uid, isMeant, now });
  const sent = sentBy(db, uid, store_id, now);
  const there = sentInVisit(db, eq(orders.sitting_id, present.id), now);
  const ask = db
    .select({ id: staffCalls.id, created_at: staffCalls.created_at })
    .from(staffCalls)
    .where(and(openAsks(rules, now), askedAt(db, { id: table_id, store_id }), eq(staffCalls.uid, uid)))
    .orderBy(asc(staffCalls.created_at))
    .limit(1)
    .as("ask");
  const ofOrders = (which: SQL | undefined) => is(db, orders, and(eq(orders.uid, uid), which));
  const [found] = await db
    .select({
      present: presentColumns(present),
      isFavourite: is(db, favourites, and(eq(favourites.uid, uid), eq(favourites.store_id, store_id))),
      isGuest: is(db, visitGuests, and(eq(visitGuests.visit_id, present.id), eq(visitGuests.uid, uid))),
      isSeen: ofOrders(isSeenIn(present.id)),
      hasOrdered: ofOrders(
        and(
          eq(orders.sitting_id, present.id),
          eq(orders.table_id, table_id),
          ne(orders.order_status, OrderStatus.canceled),
        ),
      ),
      hasWaiting: ofOrders(and(eq(orders.table_id, table_id), waitsOutside)),
      sent: { sent: sent.sent, first: sent.first },
      sentInVisit: { sent: there.sent, first: there.first },
      ask: { id: ask.id, created_at: ask.created_at },
    })
    .from(sql`(select 1) as one`)
    .leftJoin(present, sql`true`)
    .innerJoin(sent, sql`true`)
    .innerJoinLateral(there, sql`true`)
    .leftJoin(ask, sql`true`);
  if (found === undefined) throw new Error("Asking who is at a table answers with a row");
  const { present: visit, ...at } = found;
  return { ...at, visit: visit === null ? null : visitOf(visit) };
}

const is = (db: Database, table: PgTable, where: SQL | undefined) =>
  sql<boolean>`${exists(db.select({ one: sql`1` }).from(table).where(where))}`;
