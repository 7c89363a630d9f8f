import { eq } from "drizzle-orm";
import { mallCreateOrder } from "#contract/calls/mallOrder.ts";
import { type AddressRow, ownAddress } from "#provider/addresses/ownAddress.ts";
import { answer, type ContextOf, type Fail } from "#provider/server/context.ts";
import type { ParsedRequestOf } from "#contract/call.ts";
import { addresses } from "#provider/db/tables/addresses.ts";
import { asksForAge } from "#provider/mall/asksForAge.ts";
import { destinationIn } from "#provider/mall/destinationIn.ts";
import { findShop, type Shop } from "#provider/mall/findShop.ts";
import { takeOutOrdered } from "#provider/mall/mallCart.ts";
import { placeMall } from "#provider/mall/placeMall.ts";
import { presentMallOrder } from "#provider/mall/presentMallOrder.ts";
import { type PricedShop, priceShop } from "#provider/mall/priceShop.ts";
import { takeMallStock } from "#provider/mall/takeMallStock.ts";
import { lockMember } from "#provider/members/lockMember.ts";
import { findAttempt } from "#provider/orders/findAttempt.ts";
import { lockOrder, type OrderRow } from "#provider/orders/lockOrder.ts";
import { checkOpen } from "#provider/stores/checkOpen.ts";
import { payListFor } from "#provider/stores/payListFor.ts";
import { taxRatesAt } from "#provider/stores/taxRatesAt.ts";

const MALL_ORDER = 4;

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
  if (!isClear) return fail(114, { fields: ["orders"] });

  await lockMember(db, uid);
  const present = async (placed: readonly OrderRow[]) => {
    const details = [];
    for (const order of placed) details.push(await presentMallOrder(db, order, { uid, language }));
    return { orders: details };
  };
  const earlier = await earlierTry(request, context);
  if (earlier !== null) return present(earlier);

  const address = await ownAddress(db, { uid, address_id: request.address_id }, fail);
  const purchase = await priceAll(request, address, context);
  const needsAge = purchase.some(({ lines }) => lines.some(({ row }) => asksForAge(row)));
  if (needsAge && request.is_age_confirmed !== 1) return fail(114, { fields: ["is_age_confirmed"] });

  await takeMallStock(db, purchase, now, fail);
  const purchase_id = parts.random(12);
  const placed: OrderRow[] = [];
  for (const shop of purchase) placed.push(await placeMall(shop, { purchase_id, address, request }, context));
  await db.update(addresses).set({ used_at: now }).where(eq(addresses.id, address.id));
  await takeOutOrdered(
    db,
    uid,
    request.orders.flatMap(({ lines }) => lines),
  );
  return present(placed);
});

/** What an earlier try of this purchase has placed; null when none arrived. 90004 when it was another purchase. */
async function earlierTry({ orders }: Request, context: Asking): Promise<OrderRow[] | null> {
  const { caller, db, fail } = context;
  const found: OrderRow[] = [];
  for (const { client_order_id, lines, store_id } of orders) {
    const to = { store_id, order_type: MALL_ORDER } as const;
    const earlier = await findAttempt(db, { uid: caller.uid, client_order_id, lines, to }, fail);
    const order = earlier === null ? null : await lockOrder(db, earlier);
    if (order !== null) found.push(order);
  }
  if (found.length === 0) return null;
  const isWhole =
    found.length === orders.length && new Set(found.map(({ purchase_id }) => purchase_id)).size === 1;
  return isWhole ? found : fail(90004);
}

async function priceAll(request: Request, address: AddressRow, context: Asking): Promise<PricedShop[]> {
  const { caller, db, fail, language, now } = context;
  const { uid } = caller;
  const known = await taxRatesAt(db, now);
  // Closed for want of them, as its page says.
  if (known === null) return fail(206);
  const rates = known[MALL_ORDER];
  const by = { uid, language, now, rates, to: destinationIn(address) };
  const priced: PricedShop[] = [];
  for (const part of request.orders) {
    const shop = await openShop(part.store_id, request, context);
    priced.push(await priceShop(db, shop, part, by, ofShop(shop.id, fail)));
  }
  return priced;
}

/** 201 for a shop that is none, or is gone; 2061 while its desk takes no orders; 431 for a way that it is not paid by. */
async function openShop(store_id: string, { pay_type }: Request, context: Asking): Promise<Shop> {
  const { caller, db, fail, now, parts } = context;
  const shop = await findShop(db, store_id, ofShop(store_id, fail));
  if (shop.left_at !== null) return fail(201, { store_id });
  checkOpen(shop, MALL_ORDER, now, ofShop(store_id, fail));
  const paying = { order_type: MALL_ORDER, uid: caller.uid, now, gateway: parts.payment } as const;
  const { pay_list } = await payListFor(db, shop, paying);
  return pay_list.includes(pay_type) ? shop : fail(431, { store_id });
}

/** Fails with the shop that it is about beside what else is said. */
function ofShop<Code extends number>(store_id: string, fail: Fail<Code>): Fail<Code> {
  return (code, data) => fail(code, { ...(typeof data === "object" ? data : {}), store_id });
}
