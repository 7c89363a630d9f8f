import { randomUUID } from "node:crypto";
import { and, count, eq, exists, gt, isNull, min, or, type SQL, sql } from "drizzle-orm";
import type { callWaiter } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { StaffCallKind } from "#contract/enumerations.ts";
import type { EntryInfo } from "#contract/store.ts";
import { type TableRules, tableRules } from "#domain/orders/tableRules.ts";
import type { Database } from "#provider/db/database.ts";
import { staffCalls } from "#provider/db/tables/messages.ts";
import { tables, visits } from "#provider/db/tables/stores.ts";
import { lockMember } from "#provider/members/member.ts";
import { signalStore } from "#provider/notices/inform.ts";
import { flag } from "#provider/server/calls/envelope.ts";
import type { ContextOf } from "#provider/server/context.ts";
import { keyedHash, visitTableId } from "#provider/server/signing.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { type FoundTable, lockStrangers } from "#provider/stores/findTable.ts";
import { tableInUse } from "#provider/stores/tablesInUse.ts";
import { areRight } from "./digits.ts";
import { isLetIn } from "./entry.ts";
import { letIn, openVisit } from "./openVisit.ts";
import { presentVisit, type Visit } from "./presentVisit.ts";

const MINUTE = 60_000;
const SECOND = 1_000;

interface Asked {
  readonly store: StoreRow;
  readonly table: FoundTable;
  /** Those of the table, as somebody typed them; undefined: the staff are asked. */
  readonly digits: string | undefined;
}

/**
 * Lets a guest in to a table's visit by its digits, which opens it where nobody has; or asks the staff to, where the store has
 * them asked. Answers whether the guest is in. 400 for wrong digits, 90006 where too many were tried or too many ask, 40003
 * where the staff are not asked.
 */
export async function askEntry(
  { store, table, digits }: Asked,
  context: ContextOf<typeof callWaiter>,
): Promise<boolean> {
  const { caller, db, fail, now, parts } = context;
  const { uid } = caller;
  const { id: store_id } = store;
  const table_id = table.row.id;
  const guess = digits === undefined ? null : await areRight({ store, table, digits }, context);
  await lockMember(db, uid);
  const [row] = await db.select().from(tables).where(tableInUse(store_id, table_id)).for("update");
  if (row === undefined) return fail(Code.tableMissing);
  const visit = await presentVisit(db, table_id, { uid, visit_id: table.visit_id, now });
  if (await isLetIn(db, { store, table, visit, now }, uid)) return true;
  if (guess !== null) {
    await guess.check(row, visit);
    const visit_id = await openVisit(db, { store, table: row, now, parts });
    await letIn(db, { visit_id, store_id, table_id, uid }, now);
    return true;
  }
  if (store.table_entry !== "confirmed") return fail(Code.backToTableMenu, { reason: "visit" });
  const rules = tableRules(store.table_rules);
  const open = openAsks(rules, now);
  const own = and(open, askedAt(db, table.row), eq(staffCalls.uid, uid));
  if ((await db.$count(staffCalls, own)) > 0) return false;
  await lockStrangers(db, store_id);
  await checkRoom(db, and(open, eq(staffCalls.table_id, table_id)), rules, rules.table_waiting, context);
  await checkRoom(db, and(open, eq(staffCalls.store_id, store_id)), rules, rules.store_waiting, context);
  await db.insert(staffCalls).values({
    id: randomUUID(),
    store_id,
    table_id,
    uid,
    kind: StaffCallKind.entry,
    content: "",
    is_known: false,
    created_at: now,
  });
  await signalStore(db, store_id, "table_changed", now);
  return false;
}

/** Asks to be let in that wait for the staff. */
export function openAsks({ let_in_minutes }: TableRules, now: Date): SQL | undefined {
  const since = new Date(now.getTime() - let_in_minutes * MINUTE);
  return and(
    eq(staffCalls.kind, StaffCallKind.entry),
    isNull(staffCalls.answered_at),
    gt(staffCalls.created_at, since),
  );
}

/** Asks at a table, and those that have gone from it with the party that sat there. */
export function askedAt(
  db: Database,
  { id, store_id }: { readonly id: string | SQL; readonly store_id: string },
): SQL | undefined {
  const moved = db
    .select({ table_id: visits.table_id })
    .from(visits)
    .where(
      and(
        eq(visits.store_id, store_id),
        eq(visits.table_id, staffCalls.table_id),
        isNull(visits.closed_at),
        sql`${visits.left_tables} @> array[${id}]::text[]`,
      ),
    );
  return and(eq(staffCalls.store_id, store_id), or(eq(staffCalls.table_id, id), exists(moved)));
}

/** 90006 with the seconds until there is room, where as many ask already as the store has ask. */
async function checkRoom(
  db: Database,
  where: SQL | undefined,
  { let_in_minutes }: TableRules,
  most: number,
  { fail, now }: Pick<ContextOf<typeof callWaiter>, "fail" | "now">,
): Promise<void> {
  const [asks] = await db
    .select({ number: count(), first: min(staffCalls.created_at) })
    .from(staffCalls)
    .where(where);
  if ((asks?.number ?? 0) < most) return;
  const ends = (asks?.first ?? now).getTime() + let_in_minutes * MINUTE;
  const seconds = Math.max(1, Math.ceil((ends - now.getTime()) / SECOND));
  fail(Code.tooManyRequests, { seconds, reason: "let_in" });
}

/** What a phone that asks is called on the staff's screen and on its own: two digits. */
export function phoneOf(call_id: string, key: string): string {
  const hash = keyedHash(key, "phone that asks", call_id);
  return String(10 + (Buffer.from(hash, "base64url").readUInt32BE(0) % 90));
}

/** How somebody stands to the visit of a table whose card is not enough; `visit`: the one that they are in, null for none. */
export function presentEntry(
  at: {
    readonly store: Pick<StoreRow, "id" | "table_entry">;
    readonly table: Pick<FoundTable["row"], "id" | "epoch">;
    readonly visit: Visit | null;
    /** What they have asked the staff to be let in by; null: nothing. */
    readonly ask: { readonly id: string; readonly created_at: Date } | null;
  },
  key: string,
): EntryInfo {
  const { store, table, visit } = at;
  const { id: table_id, epoch } = table;
  const ask = visit === null ? at.ask : null;
  const code = visit?.code ?? null;
  return {
    is_in: flag(visit !== null),
    may_ask: flag(store.table_entry === "confirmed"),
    asked_time: ask?.created_at.toISOString() ?? null,
    phone: ask === null ? null : phoneOf(ask.id, key),
    digits: visit?.digits ?? null,
    visit_table_id: code === null ? null : visitTableId({ store_id: store.id, table_id, epoch }, code, key),
    end_time: visit?.ends_at?.toISOString() ?? null,
  };
}
