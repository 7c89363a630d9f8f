import { and, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { FoundState } from "#contract/calls/desk/find.ts";
import { OrderStatus, type OrderType, PayStatus, type PayType } from "#contract/enumerations.ts";
import { addDays, zonedInstant } from "#domain/hours/zonedTime.ts";
import { foldWidth, typedAmount, typedPhone } from "#domain/values/typedText.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";

/** What is looked for among a store's orders. */
export interface OrderFilter {
  readonly text?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly state?: FoundState | undefined;
  readonly order_type?: OrderType | undefined;
  readonly pay_type?: PayType | undefined;
}

/** A place in a list of orders, the newest first: when one was placed, and its number. */
export type OrderPlace = readonly [placed_at: string, order_no: string];

/** Fewest characters of the end of an order's number, and fewest last digits of a phone, by which one is looked for. */
const END_OF_NUMBER = 4;
const END_OF_PHONE = 3;
/** Digits that a number called at the counter has at least. */
const CALLED = 3;

const states: Readonly<Record<FoundState, SQL>> = {
  pending: eq(orders.order_status, OrderStatus.pending),
  confirmed: eq(orders.order_status, OrderStatus.confirmed),
  completed: eq(orders.order_status, OrderStatus.completed),
  settled: eq(orders.order_status, OrderStatus.settled),
  canceled: eq(orders.order_status, OrderStatus.canceled),
  // As numbers in the statement, so that the few orders' own indexes are seen to serve it.
  refunded: sql`${orders.pay_status} = ${sql.raw(String(PayStatus.refunded))}`,
  refund_failed: sql`${orders.pay_status} = ${sql.raw(String(PayStatus.refundFailed))}`,
};

const beginsWith = (column: SQL, text: string) =>
  sql`${column} like ${`${text.replaceAll(/[\\%_]/g, "\\$&")}%`}`;
const reversed = (text: string) => [...text].toReversed().join("");

/**
 * What a text can mean, each a condition that an index of the store's orders answers (`orders_found_…`): together they
 * would be answered by reading all of them.
 */
function meaningsOf(text: string, seesCustomers: boolean): SQL[] {
  const typed = foldWidth(text).trim();
  const number = typed.replace(/^#/, "").toUpperCase();
  const meanings: SQL[] = [
    inArray(orders.call_number, [...new Set([number, number.padStart(CALLED, "0")])]),
    sql`lower(${orders.seat_number}) = ${typed.toLowerCase()}`,
  ];
  if (/^[\dA-Z-]+$/.test(number) && number.length >= END_OF_NUMBER)
    meanings.push(beginsWith(sql`reverse(${orders.order_no})`, reversed(number)));
  const { yen } = typedAmount(typed);
  if (yen !== null) meanings.push(eq(orders.total, yen));
  if (!seesCustomers) return meanings;
  // Numbers are kept in E.164, which has no zero in front.
  const digits = typedPhone(typed)
    .replace(/^\+/, "")
    .replace(/^0(?=\d{9})/, "");
  if (/^\d+$/.test(digits) && digits.length >= END_OF_PHONE)
    meanings.push(
      and(
        sql`${orders.contact_phone} <> ''`,
        beginsWith(sql`reverse(${orders.contact_phone})`, reversed(digits)),
      ) ?? sql`false`,
    );
  const name = typed.toLowerCase().replaceAll(/\s/g, "");
  const column = sql`translate(lower(${orders.contact_name}), ' \u3000', '')`;
  meanings.push(and(sql`${orders.contact_name} <> ''`, beginsWith(column, name)) ?? sql`false`);
  return meanings;
}

/** The statement that reads orders of a store, the newest first; no more than `limit`, from a place on. */
export function ordersQuery(
  db: Database,
  store: Pick<StoreRow, "id" | "time_zone">,
  filter: OrderFilter,
  page: { readonly after: OrderPlace | null; readonly limit: number; readonly seesCustomers: boolean },
) {
  const { from, order_type, pay_type, state, text = "", to } = filter;
  const { after, limit, seesCustomers } = page;
  const chosen = and(
    eq(orders.store_id, store.id),
    from === undefined ? undefined : gte(orders.placed_at, zonedInstant(from, 0, store.time_zone)),
    to === undefined ? undefined : lt(orders.placed_at, zonedInstant(addDays(to, 1), 0, store.time_zone)),
    state === undefined ? undefined : states[state],
    order_type === undefined ? undefined : eq(orders.order_type, order_type),
    pay_type === undefined ? undefined : eq(orders.pay_type, pay_type),
    after === null
      ? undefined
      : sql`(${orders.placed_at}, ${orders.order_no}) < (${after[0]}::timestamptz, ${after[1]})`,
  );
  const newest = [desc(orders.placed_at), desc(orders.order_no)] as const;
  const meanings = text.trim() === "" ? [] : meaningsOf(text, seesCustomers);
  const numbers = meanings.map(
    (meaning) =>
      sql`(${db
        .select({ order_no: orders.order_no })
        .from(orders)
        .where(and(chosen, meaning))
        .orderBy(...newest)
        .limit(limit)
        .getSQL()})`,
  );
  const where =
    meanings.length === 0
      ? chosen
      : and(eq(orders.store_id, store.id), sql`${orders.order_no} in (${sql.join(numbers, sql` union `)})`);
  return db
    .select()
    .from(orders)
    .where(where)
    .orderBy(...newest)
    .limit(limit);
}

/** A page of a store's orders, and the place to go on from; null: there are no more. */
export async function pageOfOrders(
  db: Database,
  store: Pick<StoreRow, "id" | "time_zone">,
  filter: OrderFilter,
  page: { readonly after: OrderPlace | null; readonly size: number; readonly seesCustomers: boolean },
): Promise<{ readonly rows: OrderRow[]; readonly next: OrderPlace | null }> {
  const found = await ordersQuery(db, store, filter, { ...page, limit: page.size + 1 });
  const rows = found.slice(0, page.size);
  const last = found.length > page.size ? rows.at(-1) : undefined;
  return { rows, next: last === undefined ? null : [last.placed_at.toISOString(), last.order_no] };
}
