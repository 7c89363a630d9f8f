import { eq } from "drizzle-orm";
import type { Bill } from "#contract/order.ts";
import type { TaxRates } from "#contract/store.ts";
import { type BillLine, billOf } from "#domain/bill.ts";
import type { Database } from "#provider/db/database.ts";
import { orderLines } from "#provider/db/tables/orders.ts";
import type { OrderRow } from "./lockOrder.ts";

/**
 * The bill of an order with an addition: what was agreed before stays as it was, cover charge included, and tax is
 * rounded once for the whole.
 */
export async function grownBill(
  db: Database,
  order: OrderRow,
  addition: { readonly lines: readonly BillLine[]; readonly bill: Bill; readonly rates: TaxRates },
): Promise<Bill> {
  const before = await db
    .select({
      list: orderLines.list_price,
      unit: orderLines.unit_price,
      number: orderLines.number,
      tax_class: orderLines.tax_class,
    })
    .from(orderLines)
    .where(eq(orderLines.order_no, order.order_no));
  const tea_money = order.bill.cover_charge + addition.bill.cover_charge;
  return billOf({
    lines: [...before, ...addition.lines],
    coupon_discount: order.bill.coupon_discount,
    cover: { is_tea_money: 1, tea_money, people: 1 },
    rates: addition.rates,
  });
}
