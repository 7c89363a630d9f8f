import { asc, inArray } from "drizzle-orm";
import type { OrderState } from "#domain/orders/orderMachine.ts";
import type { Database } from "#provider/db/database.ts";
import { orderLines, orderRounds } from "#provider/db/tables/orders.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import { stores } from "#provider/db/tables/stores.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import type { OrderRow } from "./lockOrder.ts";

/** An order with what belongs to it. */
export interface OrderFacts {
  readonly order: OrderRow;
  readonly store: StoreRow;
  /** By round, then as they were ordered. */
  readonly lines: readonly (typeof orderLines.$inferSelect)[];
  readonly rounds: readonly (typeof orderRounds.$inferSelect)[];
  readonly is_reviewed: boolean;
}

/** Reads what belongs to these orders, in four queries however many there are; in the order given. */
export async function orderFacts(db: Database, orders: readonly OrderRow[]): Promise<OrderFacts[]> {
  if (orders.length === 0) return [];
  const numbers = orders.map(({ order_no }) => order_no);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.order_no, numbers))
    .orderBy(asc(orderLines.round), asc(orderLines.position));
  const rounds = await db
    .select()
    .from(orderRounds)
    .where(inArray(orderRounds.order_no, numbers))
    .orderBy(asc(orderRounds.round));
  const storeIds = [...new Set(orders.map(({ store_id }) => store_id))];
  const storeRows = await db.select().from(stores).where(inArray(stores.id, storeIds));
  const reviewed = await db
    .select({ order_no: reviews.order_no })
    .from(reviews)
    .where(inArray(reviews.order_no, numbers));
  return orders.flatMap((order) => {
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
          },
        ];
  });
}

/** What the rules on an order depend on, as `uid` stands to it. */
export function stateOf(
  { order, rounds, is_reviewed }: Omit<OrderFacts, "store" | "lines">,
  uid: string | null,
): OrderState {
  return {
    order_type: order.order_type,
    order_status: order.order_status,
    pay_status: order.pay_status,
    is_locked: order.is_locked,
    is_cashier_pending: order.is_cashier_pending,
    is_ready: order.ready_at !== null,
    has_pending_round:
      order.order_status >= 0 && rounds.some(({ round, accepted_at }) => round > 1 && accepted_at === null),
    is_to_be_let_in: order.order_status === 0 && order.let_in_until !== null,
    is_mine: order.uid === uid,
    is_reviewed,
  };
}
