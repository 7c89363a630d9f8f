import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { OrderType, PayType } from "#contract/scalars.ts";
import { OrderStatus, PayStatus } from "#contract/enumerations.ts";
import { dayFigures, type DayFigures, type OpenMoney } from "#domain/close/dayFigures.ts";
import { groupBy } from "#domain/values/groupBy.ts";
import type { ClosedOrder, Entry } from "#domain/close/sales.ts";
import type { Database } from "#provider/db/database.ts";
import { closeEntries, dayCloses } from "#provider/db/tables/closes.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { lineChanges } from "#provider/db/tables/lineChanges.ts";
import { orderLines, orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { auditLog } from "#provider/db/tables/staff.ts";
import { OPEN } from "#provider/payments/paymentRows.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { businessDayAt, morningOf } from "#provider/stores/hours/businessDay.ts";
import { allEntries } from "./sources.ts";

export type CloseRow = typeof dayCloses.$inferSelect;

/** What a store has sold and received since its last close, as a close would say it. */
export interface DaySoFar {
  readonly day: string;
  /** When the last close was made; before the first, when the business day began. */
  readonly since: Date;
  readonly last: CloseRow | null;
  readonly entries: readonly Entry[];
  readonly figures: DayFigures;
  readonly open: OpenMoney;
  /** Whether the store has a drawer with cash. */
  readonly hasDrawer: boolean;
}

export async function readDay(db: Database, store: StoreRow, now: Date): Promise<DaySoFar> {
  const day = businessDayAt(store, now);
  const last = await lastClose(db, store.id);
  const since = last?.closed_at ?? morningOf(store, day);
  const entries = await openEntries(db, store, { last, since });
  const figures = dayFigures(entries, await ordersOf(db, entries), hourIn(store.time_zone));
  const open = await openMoney(db, store.id);
  return { day, since, last, entries, figures, open, hasDrawer: hasDrawer(store, figures, last) };
}

export async function lastClose(db: Database, store_id: string): Promise<CloseRow | null> {
  const own = eq(dayCloses.store_id, store_id);
  const [last] = await db.select().from(dayCloses).where(own).orderBy(desc(dayCloses.number)).limit(1);
  return last ?? null;
}

/** A store that takes cash, or has some in its drawer. Parcels bring none: their carrier takes it. */
function hasDrawer({ order_types, pay_list }: StoreRow, { money }: DayFigures, last: CloseRow | null) {
  const bringsBack = pay_list.includes(7) && order_types.includes(3);
  const isTaken = money.some(({ pay_type }) => pay_type === 1);
  return pay_list.includes(1) || bringsBack || isTaken || (last?.change_float ?? 0) > 0;
}

/**
 * How long what was written before a close may have committed after it: a close finds by their names what the one before it
 * has not counted, and looks back so far for it.
 */
const LATE = 3_600_000;

const Row = z.object({
  ref: z.string(),
  kind: z.literal(["in", "out", "sold", "reduced", "returned", "canceled"]),
  subject: z.literal(["order", "value", "counter"]),
  at: z.union([z.date(), z.string()]),
  order_no: z.nullable(z.string()),
  order_type: z.nullable(OrderType),
  pay_type: z.nullable(PayType),
  amount: z.int(),
  staff_id: z.nullable(z.string()),
});
const Rows = z.object({ rows: z.array(Row) });

/** What no close has counted yet, the oldest first. */
async function openEntries(
  db: Database,
  { id: store_id }: Pick<StoreRow, "id">,
  { last, since }: Pick<DaySoFar, "last" | "since">,
): Promise<Entry[]> {
  const from = last === null ? since : await lookedBackFrom(db, last);
  const found = await db.execute(sql`
    select * from (${allEntries({ store_id, since: from })}) all_entries
    where not exists (
      select from ${closeEntries}
      where ${closeEntries.store_id} = ${store_id} and ${closeEntries.ref} = all_entries.ref
    )
    order by at, ref`);
  const rows = Rows.parse(found).rows.map((row) => ({ ...row, at: new Date(row.at) }));
  const hands = await handsAt(db, store_id, rows);
  return rows.map((row) => ({ ...row, staff_id: row.staff_id ?? hands(row) }));
}

/** Never before the first close began: what was before it is in no close. */
async function lookedBackFrom(db: Database, { closed_at, since, store_id }: CloseRow): Promise<Date> {
  const looked = new Date(closed_at.getTime() - LATE);
  if (looked >= since) return looked;
  const first = and(eq(dayCloses.store_id, store_id), eq(dayCloses.number, 1));
  const [begun] = await db.select({ since: dayCloses.since }).from(dayCloses).where(first);
  return begun === undefined || looked > begun.since ? looked : begun.since;
}

/** Rows that are asked for by their names at once. */
const STEP = 500;

async function inSteps<Row>(names: readonly string[], read: (some: string[]) => Promise<Row[]>) {
  const rows: Row[] = [];
  for (let start = 0; start < names.length; start += STEP)
    rows.push(...(await read(names.slice(start, start + STEP))));
  return rows;
}

/** What a deed changed of an order, or said of what was shown at the counter. */
const Changed = z.object({
  pay_status: z.optional(z.int()),
  order_status: z.optional(z.int()),
  said: z.optional(z.string()),
});

/** Whose hand each went through, as the audit log has it. */
async function handsAt(db: Database, store_id: string, rows: readonly Omit<Entry, "staff_id">[]) {
  const subjects = new Set(rows.map(subjectOf));
  const deeds = await inSteps([...subjects], (some) =>
    db
      .select({ subject: auditLog.subject, after: auditLog.after, who: auditLog.staff_id })
      .from(auditLog)
      .where(
        and(
          inArray(auditLog.subject, some),
          eq(auditLog.store_id, store_id),
          inArray(auditLog.did, ["order.act", "use.confirm", "use.reverse"]),
        ),
      )
      .orderBy(asc(auditLog.id)),
  );
  const hands = new Map<string, string | null>();
  for (const { after, subject, who } of deeds) {
    const { order_status, pay_status, said } = Changed.safeParse(after).data ?? {};
    const isPaid = pay_status === PayStatus.paid || pay_status === PayStatus.collected;
    if (isPaid || said === "confirmed") hands.set(`take ${subject}`, who);
    if (pay_status === PayStatus.refunded || said === "reversed") hands.set(`return ${subject}`, who);
    if (order_status === OrderStatus.canceled) hands.set(`cancel ${subject}`, who);
  }
  return (row: Omit<Entry, "staff_id">): string | null => {
    const hand = row.kind === "canceled" ? "cancel" : ["in", "sold"].includes(row.kind) ? "take" : "return";
    return hands.get(`${hand} ${subjectOf(row)}`) ?? null;
  };
}

/** By what the audit log names it: the order, or what was shown at the counter. */
function subjectOf({ order_no, ref }: Pick<Entry, "order_no" | "ref">): string {
  return order_no ?? ref.slice(ref.indexOf(" ") + 1);
}

/** The orders that sales are about, with their lines and coupons. */
async function ordersOf(db: Database, entries: readonly Entry[]): Promise<Map<string, ClosedOrder>> {
  const sales = entries.filter(({ kind }) => kind === "sold" || kind === "reduced" || kind === "returned");
  const numbers = [...new Set(sales.flatMap(({ order_no }) => order_no ?? []))];
  const rows = await inSteps(numbers, (some) =>
    db
      .select({
        order_no: orders.order_no,
        bill: orders.bill,
        people: orders.people,
        coupon: { id: coupons.id, name: coupons.name },
      })
      .from(orders)
      .leftJoin(memberCoupons, eq(memberCoupons.id, orders.member_coupon_id))
      .leftJoin(coupons, eq(coupons.id, memberCoupons.coupon_id))
      .where(inArray(orders.order_no, some)),
  );
  const { goods_id, name, number, order_no, unit_price } = orderLines;
  const lines = await inSteps(numbers, (some) =>
    db
      .select({ order_no, goods_id, name, number, unit_price })
      .from(orderLines)
      .where(inArray(order_no, some)),
  );
  const linesAt = groupBy(lines, (line) => line.order_no);
  const { bill, bill_before, how, id, made_at, total_before, was_paid } = lineChanges;
  const changes = await inSteps(numbers, (some) =>
    db
      .select({
        order_no: lineChanges.order_no,
        change_id: id,
        goods_id: lineChanges.goods_id,
        name: lineChanges.name,
        how,
        number: lineChanges.number,
        bill_before,
        bill,
      })
      .from(lineChanges)
      .where(and(inArray(lineChanges.order_no, some), was_paid))
      .orderBy(asc(made_at), desc(total_before)),
  );
  // What is given for nothing was sold all the same.
  const counted = changes.map((change) => ({ ...change, number: change.how === "free" ? 0 : change.number }));
  const changesAt = groupBy(counted, (change) => change.order_no);
  return new Map(
    rows.map((row) => [
      row.order_no,
      { ...row, lines: linesAt.get(row.order_no) ?? [], changes: changesAt.get(row.order_no) ?? [] },
    ]),
  );
}

/** The hour of a store's clock. */
function hourIn(timeZone: string): (at: Date) => number {
  const format = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", hourCycle: "h23", timeZone });
  return (at) => Number(format.format(at));
}

const Tallied = z.object({
  rows: z.tuple([z.object({ count: z.coerce.number(), amount: z.coerce.number() })]),
});

/** What is still open at a store: unpaid orders, payments that nobody knows of yet, money that has not gone back. */
async function openMoney(db: Database, store_id: string): Promise<OpenMoney> {
  const tally = async (amount: ReturnType<typeof sql>, from: ReturnType<typeof sql>) => {
    const found = await db.execute(
      sql`select count(*)::integer as count, coalesce(sum(${amount}), 0)::integer as amount ${from}`,
    );
    return Tallied.parse(found).rows[0];
  };
  const ofPayments = sql`${payments.amount}`;
  const ownOrders = sql`from ${orders} where ${orders.store_id} = ${store_id}`;
  const unpaid = await tally(
    sql`${orders.total} - ${orders.stored_total} - ${orders.parts_total}`,
    sql`${ownOrders} and ${inArray(orders.order_status, [OrderStatus.pending, OrderStatus.confirmed, OrderStatus.completed])}
      and ${orders.pay_status} = ${PayStatus.unpaid}`,
  );
  const under_way = await tally(
    ofPayments,
    sql`from ${payments} where ${payments.store_id} = ${store_id} and ${inArray(payments.state, OPEN)}`,
  );
  const due = await tally(
    ofPayments,
    sql`from ${payments} where ${payments.store_id} = ${store_id} and ${payments.is_to_return}
      and ${payments.state} = 'paid'`,
  );
  const failed = await tally(
    ofPayments,
    sql`from ${orders} join ${payments} on ${payments.trans_id} = ${orders.trans_id}
        and ${payments.store_id} = ${orders.store_id}
      where ${orders.store_id} = ${store_id} and ${orders.pay_status} = 4 and ${payments.state} = 'paid'
        and not ${payments.is_to_return}`,
  );
  const to_return = { count: due.count + failed.count, amount: due.amount + failed.amount };
  return { unpaid, under_way, to_return };
}
