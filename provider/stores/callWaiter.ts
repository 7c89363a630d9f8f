import { randomUUID } from "node:crypto";
import { and, eq, gt, isNotNull, ne, or } from "drizzle-orm";
import { callWaiter } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus, OrderType, StaffCallKind } from "#contract/enumerations.ts";
import { PACE_MINUTES, tableRules } from "#domain/orders/tableRules.ts";
import type { Database } from "#provider/db/database.ts";
import { staffCalls } from "#provider/db/tables/messages.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { tables } from "#provider/db/tables/stores.ts";
import { openCalls } from "#provider/desk/board/readCalls.ts";
import { lockMember } from "#provider/members/member.ts";
import { inform } from "#provider/notices/inform.ts";
import { needsAdmission } from "#provider/orders/visits/admission.ts";
import { presentVisit } from "#provider/orders/visits/visits.ts";
import { flag } from "#provider/server/calls/envelope.ts";
import { answer } from "#provider/server/context.ts";
import { findStore } from "./findStore.ts";
import { findTable, type FoundTable, lockStrangers } from "./findTable.ts";

const PAUSE = 60_000;
const SOON = PACE_MINUTES * PAUSE;
const HOUR = 60 * PAUSE;
/** What was ordered longer ago makes nobody a guest. */
const RECENT = 12 * HOUR;

export const answerCallWaiter = answer(callWaiter, async (request, { caller, db, fail, now, parts }) => {
  const { uid } = caller;
  const { store_id, kind, content, table_id: tableId } = request;
  const store = await findStore(db, store_id, fail);
  const rules = tableRules(store.table_rules);
  const table =
    tableId === undefined
      ? null
      : await findTable(db, { store_id, tableId, key: parts.signingKey, uid }, fail);
  if (kind === StaffCallKind.call && table === null) return fail(Code.tableMissing);
  if (kind !== StaffCallKind.call && content === "") return fail(Code.missingParameter);

  await lockMember(db, uid);
  const [last] = await db
    .select({ id: staffCalls.id })
    .from(staffCalls)
    .where(
      and(
        eq(staffCalls.uid, uid),
        eq(staffCalls.store_id, store_id),
        eq(staffCalls.kind, kind),
        gt(staffCalls.created_at, new Date(now.getTime() - PAUSE)),
      ),
    )
    .limit(1);
  if (last !== undefined) return fail(Code.noConsecutiveMessages);

  const table_id = table?.row.id ?? null;
  const isAtTable = table !== null && (await isSeen(db, { table, rules, uid }));
  const is_known =
    isAtTable || (kind !== StaffCallKind.call && (await hasOrdered(db, { uid, store_id, now })));
  // Who calls at one table waits for the same staff; who is not known here takes nobody else's place. What was called
  // longer ago and never marked as answered keeps nobody from calling.
  const within = (span: number) => gt(staffCalls.created_at, new Date(now.getTime() - span));
  const mine = and(openCalls(store, now), eq(staffCalls.is_known, is_known), within(is_known ? SOON : HOUR));
  if (kind === StaffCallKind.call && table_id !== null) {
    await db.select({ id: tables.id }).from(tables).where(eq(tables.id, table_id)).for("update");
    const atTable = and(mine, eq(staffCalls.kind, StaffCallKind.call), eq(staffCalls.table_id, table_id));
    const most = is_known ? rules.table_calls : 1;
    if ((await db.$count(staffCalls, atTable)) >= most) return fail(Code.noConsecutiveMessages);
  }
  if (!is_known) {
    await lockStrangers(db, store_id);
    if ((await db.$count(staffCalls, mine)) >= rules.stranger_calls) return fail(Code.noConsecutiveMessages);
  }

  const call = { store_id, table_id, uid, kind, content, is_known };
  await db.insert(staffCalls).values({ id: randomUUID(), ...call, created_at: now });
  const notice = { uid, store_id, order_no: null, event: "own_message", content, now } as const;
  const { inform_id } = await inform(db, notice);
  return { inform_id, time: now.toISOString(), is_known: flag(is_known) };
});

async function isSeen(
  db: Database,
  { table, rules, uid }: { table: FoundTable; rules: ReturnType<typeof tableRules>; uid: string },
): Promise<boolean> {
  const visit = await presentVisit(db, table.row.id, uid);
  return !(await needsAdmission(db, { table, visit, rules }, uid));
}

/** Whether somebody has an order here, of today or still to come, other than one that waits to be let in. */
async function hasOrdered(
  db: Database,
  { uid, store_id, now }: { readonly uid: string; readonly store_id: string; readonly now: Date },
): Promise<boolean> {
  const isRecent = or(
    gt(orders.placed_at, new Date(now.getTime() - RECENT)),
    gt(orders.pickup_at, now),
    gt(orders.receive_at, now),
    eq(orders.order_type, OrderType.shipping),
  );
  const isTaken = or(
    ne(orders.order_type, OrderType.dineIn),
    eq(orders.is_table_verified, true),
    isNotNull(orders.confirmed_at),
  );
  const own = and(
    eq(orders.uid, uid),
    eq(orders.store_id, store_id),
    ne(orders.order_status, OrderStatus.canceled),
  );
  return (await db.$count(orders, and(own, isRecent, isTaken))) > 0;
}
