import { and, asc, eq } from "drizzle-orm";
import type { OrderLineRequest } from "#contract/cart.ts";
import { lineKey } from "#domain/cart/cart.ts";
import type { Fail } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import { orderLines, orderRounds, orders } from "#provider/db/tables/orders.ts";
import type { OrderRow } from "./lockOrder.ts";

type Counted = Pick<OrderLineRequest, "goods_id" | "option_value" | "number"> & {
  readonly special_id?: string | null | undefined;
};

/** The same pieces of the same goods at the same offers give the same text, in whatever order they were sent. */
const contentOf = (lines: readonly Counted[]) =>
  lines
    .map((line) => `${lineKey(line)} ${line.number} ${line.special_id ?? ""}`)
    .toSorted()
    .join("\n");

/**
 * The order that an earlier try of this attempt has placed, although it came under another idempotency key; null when
 * none arrived. 90004 when that try ordered something else. The member must be locked, so that two tries meet here.
 */
export async function findAttempt(
  db: Database,
  attempt: {
    readonly uid: string;
    readonly client_order_id: string;
    readonly lines: readonly Counted[];
    /** Where it was sent: a store and the way of ordering for an order, an order for an addition. */
    readonly to: Pick<OrderRow, "store_id" | "order_type"> | Pick<OrderRow, "order_no">;
  },
  fail: Fail<90004>,
): Promise<string | null> {
  const { uid, client_order_id, to } = attempt;
  const [found] = await db
    .select({
      order_no: orders.order_no,
      round: orderRounds.round,
      store_id: orders.store_id,
      order_type: orders.order_type,
    })
    .from(orderRounds)
    .innerJoin(orders, eq(orders.order_no, orderRounds.order_no))
    .where(and(eq(orderRounds.uid, uid), eq(orderRounds.client_order_id, client_order_id)));
  if (found === undefined) return null;
  const { order_no, order_type, round, store_id } = found;
  const lines = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.order_no, order_no), eq(orderLines.round, round)))
    .orderBy(asc(orderLines.position));
  const isSamePlace =
    "order_no" in to
      ? to.order_no === order_no && round > 1
      : to.store_id === store_id && to.order_type === order_type && round === 1;
  return isSamePlace && contentOf(lines) === contentOf(attempt.lines) ? order_no : fail(90004);
}
