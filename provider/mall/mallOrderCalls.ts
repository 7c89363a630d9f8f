import { and, asc, eq, ne } from "drizzle-orm";
import type * as z from "zod/mini";
import type { ParsedRequestOf } from "#contract/call.ts";
import {
  mallCloseOrder,
  mallCreateOrder,
  mallOrderDetails,
  mallOrderEvaluate,
  mallOrderInvoice,
  mallPayOrder,
} from "#contract/calls/mallOrder.ts";
import * as Code from "#contract/codes.ts";
import { OrderType } from "#contract/enumerations.ts";
import type { MallOrderDetail } from "#contract/mall.ts";
import { trackingLink } from "#domain/delivery/trackingLink.ts";
import type { Database } from "#provider/db/database.ts";
import { addresses } from "#provider/db/tables/addresses.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { ownAddress } from "#provider/members/addresses/addresses.ts";
import { lockMember, type MemberRow } from "#provider/members/member.ts";
import { presentGoods } from "#provider/menu/goods.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { findAttempt, refuse } from "#provider/orders/findOrder.ts";
import { lockOrder, type OrderRow } from "#provider/orders/lockOrder.ts";
import { menuRows } from "#provider/orders/placing/checkLines.ts";
import { type PricedOrder, priceOrder, writeOrder } from "#provider/orders/placing/placeOrder.ts";
import { presentOrder, type Viewer } from "#provider/orders/presentOrder.ts";
import { makeOutReceipt } from "#provider/orders/receipts/issueReceipt.ts";
import { canPayTogether } from "#provider/gateways/payments/paymentGateways.ts";
import { payOrders } from "#provider/payments/payOrders.ts";
import { reviewOrder } from "#provider/reviews/reviews.ts";
import { answer, type ContextOf, type Fail } from "#provider/server/context.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { checkOpen } from "#provider/stores/hours/opening.ts";
import { payListFor } from "#provider/stores/payList.ts";
import { openRates } from "#provider/stores/taxRates.ts";
import { takeOutOrdered } from "./mallCart.ts";
import { type Purchase, shipped, takeMallStock } from "./shipped.ts";
import { asksForAge, findShop, isForSale, type Shop } from "./shops.ts";

type Request = ParsedRequestOf<typeof mallCreateOrder>;
type Asking = ContextOf<typeof mallCreateOrder>;

export const answerMallCreateOrder = answer(mallCreateOrder, async (request, context) => {
  const { caller, db, fail, language, now, parts } = context;
  const { uid } = caller;
  const different = (of: (part: Request["orders"][number]) => string | undefined) => {
    const named = request.orders.flatMap((part) => of(part) ?? []);
    return new Set(named).size === named.length;
  };
  const isClear =
    different(({ store_id }) => store_id) &&
    different(({ client_order_id }) => client_order_id) &&
    different(({ coupon_id }) => coupon_id);
  if (!isClear) return fail(Code.missingParameter, { fields: ["orders"] });

  const member = await lockMember(db, uid);
  const present = async (placed: readonly OrderRow[]) => {
    const details = [];
    for (const order of placed) details.push(await presentMallOrder(db, order, { uid, language }));
    return { orders: details };
  };
  const earlier = await earlierTry(request, context);
  if (earlier !== null) return present(earlier);

  const address = await ownAddress(db, { uid, address_id: request.address_id }, fail);
  const purchase_id = parts.random(12);
  const purchase = await priceAll(request, { purchase_id, address, member }, context);
  const needsAge = purchase.some(({ lines }) => lines.some(({ row }) => asksForAge(row)));
  if (needsAge && request.is_age_confirmed !== 1)
    return fail(Code.missingParameter, { fields: ["is_age_confirmed"] });

  await takeMallStock(db, purchase, now, fail);
  const placed: OrderRow[] = [];
  for (const order of purchase) placed.push((await writeOrder(order, { ...context, member })).order);
  await db.update(addresses).set({ used_at: now }).where(eq(addresses.id, address.id));
  await takeOutOrdered(
    db,
    uid,
    request.orders.flatMap(({ lines }) => lines),
  );
  return present(placed);
});

/** What an earlier try of this purchase has placed; null when none arrived. 90004 when it was another purchase. */
async function earlierTry({ orders: asked }: Request, context: Asking): Promise<OrderRow[] | null> {
  const { caller, db, fail } = context;
  const found: OrderRow[] = [];
  for (const { client_order_id, lines, store_id } of asked) {
    const to = { store_id, order_type: OrderType.shipping } as const;
    const earlier = await findAttempt(db, { uid: caller.uid, client_order_id, lines, to }, fail);
    const order = earlier === null ? null : await lockOrder(db, earlier);
    if (order !== null) found.push(order);
  }
  if (found.length === 0) return null;
  const isWhole =
    found.length === asked.length && new Set(found.map(({ purchase_id }) => purchase_id)).size === 1;
  return isWhole ? found : fail(Code.idempotencyKeyReused);
}

async function priceAll(
  request: Request,
  { member, ...of }: Pick<Purchase, "address" | "purchase_id"> & { readonly member: MemberRow },
  context: Asking,
): Promise<PricedOrder[]> {
  const { db, fail, now, parts } = context;
  const store_ids = request.orders.map(({ store_id }) => store_id);
  if (!canPayTogether(parts.payment, store_ids, request.pay_type)) return fail(Code.payTypeUnsupported);
  const rates = await openRates(db, { order_type: OrderType.shipping, now }, fail);
  const priced: PricedOrder[] = [];
  for (const part of request.orders) {
    const shop = await openShop(part.store_id, request, context);
    const way = await shipped(shop, part, { ...of, rates, request }, context, ofShop(shop.id, fail));
    priced.push(await priceOrder(way, { ...context, member }));
  }
  return priced;
}

/** 201 for a shop that is none, or is gone; 2061 while its desk takes no orders; 431 for a way that it is not paid by. */
async function openShop(store_id: string, { pay_type }: Request, context: Asking): Promise<Shop> {
  const { caller, db, fail, language, now, parts } = context;
  const shop = await findShop(db, store_id, ofShop(store_id, fail));
  if (shop.left_at !== null) return fail(Code.storeMissing, { store_id });
  checkOpen(shop, OrderType.shipping, { language, now }, ofShop(store_id, fail));
  const paying = { order_type: OrderType.shipping, uid: caller.uid, now, gateways: parts.payment } as const;
  const { pay_list } = await payListFor(db, shop, paying);
  return pay_list.includes(pay_type) ? shop : fail(Code.payTypeUnsupported, { store_id });
}

/** Fails with the shop that it is about beside what else is said. */
function ofShop<Code extends number>(store_id: string, fail: Fail<Code>): Fail<Code> {
  return (code, data) => fail(code, { ...(typeof data === "object" ? data : {}), store_id });
}

export const answerMallOrderDetails = answer(mallOrderDetails, async ({ order_no, with_goods }, context) => {
  const { caller, db, fail, language } = context;
  const { uid } = caller;
  const [order] = await db.select().from(orders).where(eq(orders.order_no, order_no));
  if (order === undefined || order.order_type !== OrderType.shipping) return fail(Code.orderMissing);
  if (order.uid !== uid) return fail(Code.noPermission);
  const detail = await presentMallOrder(db, order, { uid, language });
  if (with_goods !== 1) return detail;
  const store = await findStore(db, order.store_id, () => fail(Code.orderMissing));
  const rows = await menuRows(db, order.store_id, detail.lines);
  const sold = rows.filter((row) => isForSale(row, store));
  return { ...detail, goods_now: sold.map((row) => presentGoods(row, language)) };
});

export const answerMallCloseOrder = answer(mallCloseOrder, async ({ order_no, reason = "" }, context) => {
  const { caller, db, fail, language, now } = context;
  const { uid } = caller;
  const applied = await applyAction(db, { order_no, action: "cancel", actor: "customer", uid, reason, now });
  if (!applied.ok)
    return refuse(
      applied.code,
      [Code.orderMissing, Code.paidOrderCannotBeCanceled, Code.cancelFailed, Code.noPermission],
      Code.cancelFailed,
      fail,
    );
  return presentMallOrder(db, applied.order, { uid, language });
});

export const answerMallOrderInvoice = answer(mallOrderInvoice, (request, context) =>
  makeOutReceipt(request, context),
);

export const answerMallOrderEvaluate = answer(mallOrderEvaluate, (request, context) =>
  reviewOrder(request, context),
);

export const answerMallPayOrder = answer(mallPayOrder, async ({ order_nos, ...by }, context) => ({
  order_nos,
  ...(await payOrders({ ...by, order_nos }, context)),
}));

/** One of the caller's orders of the mall, whole. */
async function presentMallOrder(
  db: Database,
  order: OrderRow,
  viewer: Viewer,
): Promise<z.infer<typeof MallOrderDetail>> {
  const { delivery_date, delivery_section, gift, order_no, parcels, purchase_id, ready_at, uid } = order;
  const together =
    purchase_id === null
      ? []
      : await db
          .select({ order_no: orders.order_no })
          .from(orders)
          .where(and(eq(orders.purchase_id, purchase_id), eq(orders.uid, uid), ne(orders.order_no, order_no)))
          .orderBy(asc(orders.order_no));
  return {
    ...(await presentOrder(db, order, viewer)),
    delivery_date,
    delivery_section: delivery_section?.[viewer.language] ?? null,
    // Until it is shipped they are no more than planned.
    parcels: (ready_at === null ? [] : parcels).map((parcel) => ({
      ...parcel,
      tracking_url: trackingLink(parcel.delivery_company, parcel.delivery_number),
    })),
    gift,
    placed_with: together.map((other) => other.order_no),
  };
}
