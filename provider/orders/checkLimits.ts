import { and, eq, inArray, ne, sum } from "drizzle-orm";
import type { LineProblem } from "#contract/cart.ts";
import type { Fail } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import { orderLines, orders } from "#provider/db/tables/orders.ts";
import type { Offer } from "#provider/specials/runningOffers.ts";
import type { PricedLine } from "./pricedLine.ts";

/**
 * Whether a member may have so many pieces of what is on offer, those of their earlier orders counted unless they were
 * cancelled: 309 with what the offer still grants. The member is locked.
 */
export async function checkLimits(
  db: Database,
  uid: string,
  order: { readonly lines: readonly PricedLine[]; readonly offers: ReadonlyMap<string, Offer> },
  fail: Fail<309>,
): Promise<void> {
  const limited = [...order.offers.values()].filter(({ limit_per_person }) => limit_per_person !== -1);
  if (limited.length === 0) return;
  const had = await db
    .select({
      goods_id: orderLines.goods_id,
      special_id: orderLines.special_id,
      number: sum(orderLines.number).mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.order_no, orderLines.order_no))
    .where(
      and(
        eq(orders.uid, uid),
        ne(orders.order_status, -1),
        inArray(
          orderLines.special_id,
          limited.map(({ special_id }) => special_id),
        ),
      ),
    )
    .groupBy(orderLines.goods_id, orderLines.special_id);

  const problems = limited.flatMap(({ goods_id, limit_per_person, special_id }): LineProblem[] => {
    const before = had.find((row) => row.goods_id === goods_id && row.special_id === special_id)?.number ?? 0;
    const lines = order.lines.filter(({ row }) => row.id === goods_id);
    const wanted = lines.reduce((pieces, { number }) => pieces + number, 0);
    const left = Math.max(0, limit_per_person - before);
    if (wanted <= left) return [];
    return lines.map(({ option_value, unit }) => ({
      goods_id,
      option_value: [...option_value],
      reason: "limit",
      left,
      price: unit,
    }));
  });
  if (problems.length > 0) fail(309, { lines: problems });
}
