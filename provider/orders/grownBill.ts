import { eq } from "drizzle-orm";
import type { Bill } from "#contract/order.ts";
import type { TaxRates } from "#contract/store.ts";
import { billOf } from "#domain/price/bill.ts";
import { grownDiscount } from "#provider/coupons/grownDiscount.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { orderLines } from "#provider/db/tables/orders.ts";
import { scopedLine } from "#provider/coupons/billWithCoupon.ts";
import type { OrderRow } from "./lockOrder.ts";
import type { PricedLine } from "./pricedLine.ts";

/**
 * The bill of an order with an addition: what was agreed before stays as it was, cover charge included; its coupon comes
 * off the whole, and tax is rounded once for it.
 */
export async function grownBill(
  db: Database,
  order: OrderRow,
  addition: { readonly lines: readonly PricedLine[]; readonly bill: Bill; readonly rates: TaxRates },
): Promise<Bill> {
  const before = await db
    .select({
      list: orderLines.list_price,
      unit: orderLines.unit_price,
      number: orderLines.number,
      tax_class: orderLines.tax_class,
      goods_id: orderLines.goods_id,
      category_id: goods.category_id,
    })
    .from(orderLines)
    .leftJoin(goods, eq(goods.id, orderLines.goods_id))
    .where(eq(orderLines.order_no, order.order_no));
  const tea_money = order.bill.cover_charge + addition.bill.cover_charge;
  const lines = [
    ...before.map((line) => ({ ...line, category_id: line.category_id ?? "" })),
    ...addition.lines.map(scopedLine),
  ];
  return billOf({
    lines,
    coupon: await grownDiscount(db, order, { lines, charges: tea_money }),
    cover: { is_tea_money: 1, tea_money, people: 1 },
    rates: addition.rates,
  });
}
