import { and, inArray, like, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { cards, sandboxCards } from "#provider/db/tables/cards.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { ledgerAccounts, ledgerEntries } from "#provider/db/tables/ledger.ts";
import { browseCounts } from "#provider/db/tables/messages.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { payments, sandboxPayments } from "#provider/db/tables/payments.ts";
import { mails, receipts } from "#provider/db/tables/receipts.ts";
import { feedbacks } from "#provider/db/tables/reviews.ts";
import { banners, feedPosts, specialGoods, specials, specialStores } from "#provider/db/tables/specials.ts";
import { deskSessions, staff } from "#provider/db/tables/staff.ts";
import { storeChanges } from "#provider/db/tables/storeChanges.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { allStores } from "#provider/demo/seed/stores/allStores.ts";
import { bannerRows } from "#provider/demo/seed/offers/bannerRows.ts";
import { couponRows } from "#provider/demo/seed/offers/couponRows.ts";
import { feedPostRows } from "#provider/demo/seed/offers/feedPostRows.ts";
import { specialRows } from "#provider/demo/seed/offers/specialRows.ts";
import { DEMO_STAFF } from "#provider/staff/accounts.ts";
import { demoStoresIn } from "#provider/operations/demoStores.ts";

/** What was removed, and what of real stores the sandbox "paid", which nobody can undo. */
interface Removed {
  readonly stores: number;
  readonly orders: number;
  /** Orders of real stores that count as paid although no money came. */
  readonly paidBySandbox: readonly string[];
}

/**
 * Takes the demo out of a database: its stores, everything that hangs on them, its offers, and the sandbox's books and
 * cards. Members, real stores and what is theirs stay as they are. All or nothing.
 * @throws where something else hangs on what is the demo's, with nothing removed
 */
export async function removeDemo(db: Database, now: Date): Promise<Removed> {
  return db.transaction(async (on) => {
    const ids = await demoStoresIn(on);
    const orderCount = ids.length === 0 ? 0 : await on.$count(orders, inArray(orders.store_id, ids));
    if (ids.length > 0) {
      await removeStores(on, ids);
      await removeOffers(on, now);
      await closeStaff(on, now);
    }
    return { stores: ids.length, orders: orderCount, paidBySandbox: await removeSandbox(on) };
  });
}

/** The demo's staff, who come in by a tap, are nobody any more. */
async function closeStaff(db: Database, now: Date): Promise<void> {
  const made = like(staff.id, `${DEMO_STAFF}%`);
  await db.update(staff).set({ left_at: now }).where(made);
  await db.delete(deskSessions).where(like(deskSessions.staff_id, `${DEMO_STAFF}%`));
}

/** What was done and closed at its desk stays written: neither is ever shortened. */
const KEPT: readonly string[] = ["audit_log", "day_closes", "close_entries"];

async function removeStores(db: Database, ids: readonly string[]): Promise<void> {
  const own = (table: string, key: string) =>
    sql`(select ${sql.identifier(key)} from ${sql.identifier(table)} where store_id in ${ids})`;
  const ofOwn = inArray(receipts.store_id, [...ids]);
  const sent = db.select({ id: receipts.mail_id }).from(receipts).where(ofOwn);
  await db.delete(mails).where(inArray(mails.id, sent));
  await db
    .delete(browseCounts)
    .where(or(inArray(browseCounts.id, [...ids]), sql`${browseCounts.id} in ${own("goods", "id")}`));
  // What somebody wrote to the operator is theirs to read, whatever it was about.
  await db
    .update(feedbacks)
    .set({ store_id: null, order_no: null })
    .where(
      or(inArray(feedbacks.store_id, [...ids]), sql`${feedbacks.order_no} in ${own("orders", "order_no")}`),
    );
  const touched = await db
    .selectDistinct({ id: ledgerEntries.account_id })
    .from(ledgerEntries)
    .where(sql`${ledgerEntries.transfer_id} in ${own("ledger_transfers", "id")}`);

  /** Columns that name what is a store's, and what of the demo's they name. */
  const named: readonly (readonly [string, SQL])[] = [
    ["store_id", sql`${ids}`],
    ["order_no", own("orders", "order_no")],
    ["refill_order_no", own("refill_orders", "refill_order_no")],
    ["table_id", own("tables", "id")],
    ["goods_id", own("goods", "id")],
    ["coupon_id", own("coupons", "id")],
    ["transfer_id", own("ledger_transfers", "id")],
    ["account_id", own("ledger_accounts", "id")],
  ];
  for (const { table, columns } of await tablesChildrenFirst(db)) {
    if (KEPT.includes(table)) continue;
    const hanging = named.filter(([column]) => columns.includes(column));
    for (const [column, those] of hanging)
      await db.execute(sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} in ${those}`);
  }
  await db.delete(stores).where(inArray(stores.id, [...ids]));
  // That they were changed is of no use where they are gone; whoever keeps lists of stores is told of all of them.
  await db.delete(storeChanges).where(inArray(storeChanges.store_id, [...ids]));
  await db.insert(storeChanges).values({ store_id: null });
  // Accounts of nobody's, as of what came in by a gateway, hold what is left of their movements.
  const sum = sql`coalesce((select sum(amount) from ledger_entries where account_id = ${ledgerAccounts.id}), 0)`;
  if (touched.length > 0)
    await db
      .update(ledgerAccounts)
      .set({ balance: sum })
      .where(
        inArray(
          ledgerAccounts.id,
          touched.map(({ id }) => id),
        ),
      );
}

/** Every table with its columns; whatever refers to a table comes before it. */
async function tablesChildrenFirst(db: Database) {
  const rows = await db
    .select({
      table: sql<string>`c.table_name`,
      column: sql<string>`c.column_name`,
    })
    .from(sql`information_schema.columns c join information_schema.tables t using (table_schema, table_name)`)
    .where(sql`c.table_schema = current_schema() and t.table_type = 'BASE TABLE'`);
  const references = await db
    .select({ from: sql<string>`f.relname`, to: sql<string>`t.relname` })
    .from(sql`pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid`)
    .where(sql`k.contype = 'f' and f.oid <> t.oid and f.relnamespace = current_schema()::regnamespace`);
  const ordered: string[] = [];
  const visit = (table: string): void => {
    if (ordered.includes(table)) return;
    for (const { from, to } of references) if (to === table) visit(from);
    ordered.push(table);
  };
  for (const { table } of rows) visit(table);
  return ordered.map((table) => ({
    table,
    columns: rows.filter((row) => row.table === table).map(({ column }) => column),
  }));
}

/** The demo's offers of no single store; one that real orders or stores have a part in ends instead. */
async function removeOffers(db: Database, now: Date): Promise<void> {
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  await db.delete(banners).where(inArray(banners.id, idsOf(bannerRows(now))));
  const addresses = feedPostRows(now).map(({ url }) => url);
  await db.delete(feedPosts).where(inArray(feedPosts.url, addresses));

  const offered = idsOf(specialRows(allStores, now).specials);
  const inUse = [
    ...(await db.select({ id: specialStores.special_id }).from(specialStores)),
    ...(await db.select({ id: specialGoods.special_id }).from(specialGoods)),
  ].map(({ id }) => id);
  await db.delete(specials).where(and(inArray(specials.id, offered), notInArray(specials.id, inUse)));

  const general = couponRows(allStores, now).filter(({ store_id }) => (store_id ?? null) === null);
  const ofDemo = inArray(coupons.id, idsOf(general));
  await db.update(coupons).set({ end_time: now }).where(ofDemo);
  const spent = sql`(select member_coupon_id from orders where member_coupon_id is not null)`;
  await db
    .delete(memberCoupons)
    .where(and(inArray(memberCoupons.coupon_id, idsOf(general)), sql`${memberCoupons.id} not in ${spent}`));
  await db
    .delete(coupons)
    .where(and(ofDemo, sql`${coupons.id} not in (select coupon_id from member_coupons)`));
}

/** The sandbox's books, and cards that only it knows; answers the orders of real stores that it "paid". */
async function removeSandbox(db: Database): Promise<string[]> {
  const refs = db.select({ ref: sandboxPayments.ref }).from(sandboxPayments);
  const paid = await db
    .select({ order_no: payments.order_no })
    .from(payments)
    .where(and(inArray(payments.gateway_ref, refs), inArray(payments.state, ["paid", "refunded"])))
    .orderBy(payments.order_no);
  const tokens = db.select({ token: sandboxCards.token }).from(sandboxCards);
  await db.delete(cards).where(inArray(cards.vault_token, tokens));
  await db.delete(sandboxCards);
  await db.delete(sandboxPayments);
  return [...new Set(paid.flatMap(({ order_no }) => (order_no === null ? [] : [order_no])))];
}
