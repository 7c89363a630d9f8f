import { asc, count, inArray, sql } from "drizzle-orm";
import type { LineChoice } from "#contract/cart.ts";
import { OrderStatus, PayStatus } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { OrderState } from "#domain/orders/orderMachine.ts";
import { LOCALES, wireLanguage } from "#domain/values/localeCodes.ts";
import type { Database } from "#provider/db/database.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import { orderLines, orderRounds, orders } from "#provider/db/tables/orders.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { textsIn } from "#provider/server/texts.ts";
import { storeColumns, type StoreRow } from "#provider/stores/findStore.ts";
import type { OrderRow } from "./lockOrder.ts";

/** An order with what belongs to it. */
export interface OrderFacts {
  readonly order: OrderRow;
  readonly store: StoreRow;
  /** By round, then as they were ordered. */
  readonly lines: readonly LineRow[];
  readonly rounds: readonly RoundRow[];
  readonly is_reviewed: boolean;
  /** Orders of its purchase in the mall; 0 where it is of none. */
  readonly purchase_count: number;
}

type LineRow = typeof orderLines.$inferSelect;
export type RoundRow = typeof orderRounds.$inferSelect;

/** What is read out of each field of a choice: a field without an entry does not compile. */
const READ_OUT: { readonly [Field in keyof LineChoice]-?: (line: LineRow) => Localized } = {
  goods_id: ({ name }) => name,
  option_value: ({ option_name }) => option_name,
};

/** A line as the desk, slips, and receipts say it: the goods, and how they were chosen; empty where nothing was. */
export function lineWords(line: LineRow, language: WireLanguage): { name: string; choices: string } {
  const { goods_id, ...choices } = READ_OUT;
  const words = Object.values(choices).map((read) => read(line)[language]);
  return { name: goods_id(line)[language], choices: words.filter((word) => word !== "").join(" / ") };
}

/** Letters of an order's number that tell it from the others of a day. */
const TOLD = 4;

/** What an order is called by; the end of its number where it has none. */
export function numberOf({ call_number, order_no }: { call_number: string; order_no: string }): string {
  return call_number === "" ? order_no.slice(-TOLD) : call_number;
}

/** What guests wrote with an order and its rounds, each thing once. */
export function remarksOf(written: readonly { readonly remark: string }[]): string[] {
  return [...new Set(written.map(({ remark }) => remark))].filter((remark) => remark !== "");
}

/** Lines of these orders, by round, then as they were ordered. */
export const linesOf = (db: Database, order_nos: readonly string[]): Promise<LineRow[]> =>
  db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.order_no, [...order_nos]))
    .orderBy(asc(orderLines.round), asc(orderLines.position));

/** Rounds of these orders, from the first to the last. */
export const roundsOf = (db: Database, order_nos: readonly string[]): Promise<RoundRow[]> =>
  db
    .select()
    .from(orderRounds)
    .where(inArray(orderRounds.order_no, [...order_nos]))
    .orderBy(asc(orderRounds.round));

/** Reads what belongs to these orders, in a few queries however many there are; in the order given. */
export async function orderFacts(db: Database, rows: readonly OrderRow[]): Promise<OrderFacts[]> {
  if (rows.length === 0) return [];
  const numbers = rows.map(({ order_no }) => order_no);
  const lines = await linesOf(db, numbers);
  const rounds = await roundsOf(db, numbers);
  const storeIds = [...new Set(rows.map(({ store_id }) => store_id))];
  const storeRows = await db.select(storeColumns).from(stores).where(inArray(stores.id, storeIds));
  const reviewed = await db
    .select({ order_no: reviews.order_no })
    .from(reviews)
    .where(inArray(reviews.order_no, numbers));
  const purchases = await ordersOfPurchases(db, rows);
  return rows.flatMap((order) => {
    const store = storeRows.find(({ id }) => id === order.store_id);
    const belongs = (row: { order_no: string | null }) => row.order_no === order.order_no;
    return store === undefined
      ? []
      : [
          {
            order,
            store,
            lines: lines.filter(belongs),
            rounds: rounds.filter(belongs),
            is_reviewed: reviewed.some(belongs),
            purchase_count: purchases.get(order.purchase_id ?? "") ?? 0,
          },
        ];
  });
}

/** How many orders each purchase of these orders has, by its id. */
async function ordersOfPurchases(
  db: Database,
  rows: readonly OrderRow[],
): Promise<ReadonlyMap<string, number>> {
  const ids = [...new Set(rows.flatMap(({ purchase_id }) => purchase_id ?? []))];
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ purchase_id: orders.purchase_id, orders: count() })
    .from(orders)
    .where(inArray(orders.purchase_id, ids))
    .groupBy(orders.purchase_id);
  return new Map(found.map(({ purchase_id, orders: all }) => [purchase_id ?? "", all]));
}

/** What the rules on an order depend on, as `uid` stands to it. */
export function stateOf(
  { order, rounds, is_reviewed }: Pick<OrderFacts, "order" | "rounds" | "is_reviewed">,
  uid: string | null,
): OrderState {
  return {
    order_type: order.order_type,
    order_status: order.order_status,
    pay_status: order.pay_status,
    // At a table paying is the checkout, in part too.
    is_locked: order.is_locked || order.parts_total > 0,
    is_cashier_pending: order.is_cashier_pending,
    is_ready: order.ready_at !== null,
    has_pending_round:
      order.order_status >= 0 && rounds.some(({ round, accepted_at }) => round > 1 && accepted_at === null),
    is_to_be_let_in: order.order_status === OrderStatus.pending && order.let_in_until !== null,
    is_mine: order.uid === uid,
    is_reviewed,
  };
}

const CANCEL_REASONS = ["unpaidInTime", "notLetIn", "notTaken"] as const;

/** Why the system canceled an order (not paid in time, not let in by the staff, not taken by the store), as it is kept. */
export function ownCancelReason(reason: (typeof CANCEL_REASONS)[number], language: WireLanguage): string {
  return textsIn(language, "provider/cancelReasons")(reason);
}

/** Which of the system's reasons a kept one is. */
const ownReasonOf = (kept: string) =>
  CANCEL_REASONS.find((reason) =>
    LOCALES.some((locale) => ownCancelReason(reason, wireLanguage(locale)) === kept),
  );

/** Whether the system gave a reason, and nobody wrote it. */
export const isOwnReason = (kept: string): boolean => ownReasonOf(kept) !== undefined;

/** Why an order was canceled: in the reader's language where the system did it, else as somebody wrote it. */
export function cancelReason(kept: string, language: WireLanguage): string {
  const own = ownReasonOf(kept);
  return own === undefined ? kept : ownCancelReason(own, language);
}

/** Yen of an order that are to be paid beside what balances and parts of its table's bill have paid. */
export function besideParts({
  parts_total,
  stored_total,
  total,
}: Pick<OrderRow, "parts_total" | "stored_total" | "total">): number {
  return total - stored_total - parts_total;
}

/** Whether an order is paid by parts of its table's bill, and by nothing but them beside balances. */
export function isPaidByParts(
  order: Pick<
    OrderRow,
    "counter_paid" | "parts_total" | "pay_status" | "stored_total" | "total" | "trans_id"
  >,
): boolean {
  const { counter_paid, parts_total, pay_status, trans_id } = order;
  const isByOthers = trans_id !== null || (counter_paid ?? 0) > 0;
  return pay_status === PayStatus.paid && parts_total > 0 && !isByOthers && besideParts(order) === 0;
}

/** Yen of an order that are still to be paid beside balances and parts; 0 once it is paid, or cancelled. */
export function leftToPay(
  order: Pick<OrderRow, "order_status" | "pay_status" | "parts_total" | "stored_total" | "total">,
): number {
  return order.order_status >= 0 && order.pay_status === PayStatus.unpaid ? besideParts(order) : 0;
}

/** When an order is due: at its booked time; a table's at once. */
export const dueColumn = sql<Date>`coalesce(${orders.pickup_at}, ${orders.receive_at}, ${orders.placed_at})`;
