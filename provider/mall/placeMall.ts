import type { ParsedRequestOf } from "#contract/call.ts";
import type { mallCreateOrder } from "#contract/calls/mallOrder.ts";
import { lineProblems } from "#domain/cart/lineProblems.ts";
import { spendCoupon } from "#provider/coupons/takeCoupon.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import type { AddressRow } from "#provider/members/addresses/addresses.ts";
import { presentGoods } from "#provider/menu/goods.ts";
import { informEvent, signalStore } from "#provider/notices/inform.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { failureOf, menuRows } from "#provider/orders/placing/checkLines.ts";
import { newOrderNumber } from "#provider/orders/placing/orderNumbers.ts";
import { contactOf } from "#provider/orders/placing/receiver.ts";
import { insertRound } from "#provider/orders/placing/round.ts";
import { takeStock } from "#provider/orders/placing/stock.ts";
import type { ContextOf, Fail } from "#provider/server/context.ts";
import type { PricedShop } from "./priceShop.ts";
import { plannedParcels } from "./shipping.ts";
import { asksForAge } from "./shops.ts";

const MINUTE = 60_000;
const MALL_ORDER = 4;
const CASH_ON_DELIVERY = 7;

/** Writes one shop's order of a purchase, whose pieces are taken; its coupon is used up with it. */
export async function placeMall(
  { bill, coupon, lines, part, section, shop }: PricedShop,
  purchase: {
    readonly purchase_id: string;
    readonly address: AddressRow;
    readonly request: ParsedRequestOf<typeof mallCreateOrder>;
  },
  context: ContextOf<typeof mallCreateOrder>,
): Promise<OrderRow> {
  const { caller, db, fail, now, parts } = context;
  const { uid } = caller;
  const { address, purchase_id, request } = purchase;
  const { pay_type } = request;
  const { client_order_id, remark = "" } = part;
  const store_id = shop.id;
  const [order] = await db
    .insert(orders)
    .values({
      order_no: newOrderNumber(shop, now, parts.random),
      uid,
      store_id,
      order_type: MALL_ORDER,
      ...contactOf(address),
      remark,
      invoice_title: request.companyName ?? "",
      pay_type,
      call_number: "",
      bill,
      total: bill.total,
      member_coupon_id: coupon?.member_coupon_id ?? null,
      delivery_date: part.delivery_date ?? null,
      delivery_section: section,
      purchase_id,
      parcels: plannedParcels(shop, lines),
      // What asks for it may lie in another shop's parcels.
      is_age_confirmed: request.is_age_confirmed === 1 && lines.some(({ row }) => asksForAge(row)),
      placed_at: now,
      auto_cancel_at:
        pay_type === CASH_ON_DELIVERY ? null : new Date(now.getTime() + shop.auto_cancel_minutes * MINUTE),
    })
    .returning();
  if (order === undefined) return fail(411);
  const { order_no } = order;
  await insertRound(
    db,
    { order_no, round: 1, uid, client_order_id, total: bill.total, remark, placed_at: now },
    lines,
  );
  await spendCoupon(db, coupon, { order_no, now });
  await informEvent(db, { uid, store_id, order_no, event: "order_placed", now });
  return order;
}

const MALL = 3;

/**
 * Takes the pieces of a whole purchase from stock, those of all its shops in one order of locks. Fails as `checkLines`
 * does, with the shop, when someone else has taken them since: the update itself decides who gets the last piece.
 */
export async function takeMallStock(
  db: Database,
  purchase: readonly PricedShop[],
  now: Date,
  fail: Fail<302 | 303 | 308 | 309>,
): Promise<void> {
  const all = purchase.flatMap(({ lines }) => lines);
  const limited = new Set(all.filter(({ row }) => row.stock >= 0).map(({ row }) => row.id));
  const pieces = all.map(({ number, row }) => ({ goods_id: row.id, number }));
  const { short, hasSoldOut } = await takeStock(db, pieces, limited);
  for (const { lines, shop } of purchase) {
    const wanted = lines
      .filter(({ row }) => short.includes(row.id))
      .map(({ number, option_value, row, unit }) => ({
        goods_id: row.id,
        option_value: [...option_value],
        number,
        price: unit,
      }));
    if (wanted.length === 0) continue;
    const rows = await menuRows(db, shop.id, wanted);
    const today = new Map(rows.map((row) => [row.id, presentGoods(row, "ja")]));
    const problems = lineProblems(wanted, today, MALL);
    const code = failureOf(problems, ({ goods_id }) => today.has(goods_id), 308) ?? 309;
    return fail(code, { store_id: shop.id, lines: problems });
  }
  if (!hasSoldOut) return;
  for (const { shop } of purchase) await signalStore(db, shop.id, "menu_changed", now);
}
