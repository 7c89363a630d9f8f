import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Call, RequestOf } from "#contract/call.ts";
import { addrAdd } from "#contract/calls/addresses.ts";
import { orderEvaluate, orderInvoice } from "#contract/calls/afterOrder.ts";
import { addCreditCart } from "#contract/calls/cards.ts";
import type { BoardAction } from "#contract/calls/desk/board.ts";
import { mallCreateOrder } from "#contract/calls/mallOrder.ts";
import { mallAddShopCart } from "#contract/calls/mallShopcart.ts";
import { feedback } from "#contract/calls/member.ts";
import { closeOrder, createOrder, payOrder } from "#contract/calls/order.ts";
import { refillCreateOrder, refillMember, refillPay, refillUseCard } from "#contract/calls/refillCard.ts";
import { noneRegister } from "#contract/calls/session.ts";
import { addShopCart } from "#contract/calls/shopcart.ts";
import type { OrderLineRequest } from "#contract/cart.ts";
import { FeedbackType, OrderType, PayType } from "#contract/enumerations.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { secrets } from "#provider/db/tables/members.ts";
import { held } from "#provider/testing/couponHolder.ts";
import { deskOf } from "#provider/testing/deskVisit.ts";
import { tableId } from "#provider/testing/fixture.ts";
import { attemptId, guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { partOf, plantMall } from "#provider/testing/mallFixture.ts";
import { newMember, PASSWORD } from "#provider/testing/members.ts";
import { offPremisesGuest, CONTACT, openOffPremises } from "#provider/testing/offPremisesGuest.ts";
import { cardHolder, TEST_CARDS } from "#provider/testing/payingGuests.ts";
import { sendPicture, twoHalves } from "#provider/testing/pictures.ts";
import { plantOffers } from "#provider/testing/refillWorld.ts";
import type { KnownWorld } from "./knownWorld.ts";

const tea = line({ goods_id: "tea", price: 300 });
const ramen = line({ goods_id: "ramen", price: 1_000, option_value: ["hard", "egg"] });
const sencha = line({ goods_id: "sencha", price: 1_000 });
const HOME = {
  name: "山田",
  phone: "09012345678",
  postal_code: "105-0011",
  prefecture: "東京都",
  city: "港区",
  address: "芝公園4-2-8",
  detail: "201",
  position: { latitude: 35.6586, longitude: 139.7454 },
};

/** A provider on which a member and visitors have done one of everything, and what only they know of it. */
export async function fullWorld() {
  const provider = await planted({ payment: "sandbox" });
  const { db, parts } = provider;
  await db.insert(secrets).values([
    { name: "signing key", value: parts.signingKey },
    { name: "desk password", value: "kept-by-the-database" },
  ]);
  await openOffPremises(provider);
  await plantMall(db);
  await plantOffers(provider);
  await db
    .update(goods)
    .set({ allergens: ["wheat", "egg"], tags: ["spicy"] })
    .where(sql`id = 'ramen'`);
  const desk = await deskOf(provider);
  const served = async (order_no: string, ...actions: BoardAction[]) => {
    for (const action of actions) {
      const refusal = await desk.act(order_no, action);
      if (refusal !== null) throw new Error(`The desk could not ${action}: ${refusal}`);
    }
    return order_no;
  };

  const { phone, session } = await newMember(provider);
  const send = <C extends Call>(call: C, request: RequestOf<C>) =>
    taken(provider.call(call, request, { session }));
  const pictures = await Promise.all([picture(provider, session), picture(provider, session)]);
  const { address_id } = await send(addrAdd, HOME);
  const vault_token = await cardHolder(provider).type(TEST_CARDS.approve);
  const card_id = (await send(addCreditCart, { vault_token })).card?.card_id ?? "";
  const buy = async (kind: 1 | 2, offer_id: string, shown_price: number) => {
    const { refill_order_no } = await send(refillCreateOrder, {
      store_id: "diner",
      kind,
      offer_id,
      shown_price,
    });
    await send(refillPay, { refill_order_no, pay_type: PayType.card, card_id });
  };
  await buy(1, "five", 5_000);
  await buy(2, "teas", 900);
  const coupon_id = await held(provider, session.uid);
  await held(provider, session.uid);

  const link = tableId("diner-T1", parts.signingKey);
  const order = async (
    lines: readonly OrderLineRequest[],
    changes: Partial<RequestOf<typeof createOrder>>,
  ) => {
    const shown_total = lines.reduce((sum, { number, price }) => sum + number * price, 0);
    const usual = { client_order_id: attemptId(), store_id: "diner", lines: [...lines], shown_total };
    const at = { order_type: OrderType.dineIn, table_id: link, people: 1, pay_type: PayType.cash } as const;
    return (await send(createOrder, { ...usual, ...at, ...changes })).order_no;
  };
  const offPremises = await offPremisesGuest(provider);
  const [pickUp, delivery] = [
    await offPremises.times(OrderType.takeAway),
    await offPremises.times(OrderType.delivery),
  ];

  const eaten = await served(await order([ramen, tea], {}), "accept", "complete", "pay_cash");
  await send(orderEvaluate, {
    order_no: eaten,
    star: 4,
    content: "おいしかったです",
    pictures: [pictures[0]],
  });
  const receipt = await provider.call(
    orderInvoice,
    { order_no: eaten, kind: 2, companyName: "株式会社のれん" },
    { session },
  );
  const byCard = await order([ramen], { pay_type: PayType.card, coupon_id, shown_total: 900 });
  await send(payOrder, { order_no: byCard, pay_type: PayType.card, card_id });
  const byWallet = await order([tea], { pay_type: PayType.wallet });
  await send(payOrder, { order_no: byWallet, pay_type: PayType.wallet });
  const refunded = await order([tea], { pay_type: PayType.wallet });
  await send(payOrder, { order_no: refunded, pay_type: PayType.wallet });
  await served(refunded, "accept");
  const refusal = await desk.act(refunded, "refund", { reason: "none left" });
  if (refusal !== null) throw new Error(`The desk could not refund: ${refusal}`);
  const underWay = await order([tea], { pay_type: PayType.payPay });
  await send(payOrder, { order_no: underWay, pay_type: PayType.payPay });
  const cancelled = await order([tea], {});
  await send(closeOrder, { order_no: cancelled });
  const toCollect = await order([tea], {
    order_type: OrderType.takeAway,
    table_id: undefined,
    people: undefined,
    contact: CONTACT,
    mealTime: pickUp.find(({ left }) => left !== 0)?.time,
  } as Partial<RequestOf<typeof createOrder>>);
  const toDeliver = await order([tea], {
    order_type: OrderType.delivery,
    table_id: undefined,
    people: undefined,
    delivery: { address_id },
    pay_type: PayType.cashOnDelivery,
    shown_total: 600,
    mealTime: delivery.find(({ left }) => left !== 0)?.time,
  } as Partial<RequestOf<typeof createOrder>>);
  const bought = await send(mallCreateOrder, {
    orders: [partOf({ lines: [sencha], shown_total: 1_700 })],
    address_id,
    pay_type: PayType.cashOnDelivery,
  });
  await send(addShopCart, { store_id: "diner", goods_id: "tea", option_value: [], number: 2 });
  await send(mallAddShopCart, { goods_id: "sencha", option_value: [], number: 1 });
  await send(feedback, {
    type: FeedbackType.suggestion,
    content: "開店時間は？",
    name: "山田",
    phone,
    pictures: [pictures[1]],
  });
  const value = await send(refillMember, {});
  await send(refillUseCard, {
    store_id: "diner",
    kind: 1,
    id: value.cards[0]?.card_id ?? "",
    amount: 100,
  });

  const visitor = await guest(provider, "diner-T2", "en");
  const open = await taken(visitor.order([tea], { table_id: "diner-T2" }));
  await taken(visitor.add(open.order_no, [tea]));
  const idle = await taken(provider.call(noneRegister, {}));

  const known: KnownWorld = {
    made_at: parts.clock().toISOString(),
    signing_key: parts.signingKey,
    member: { phone, password: PASSWORD, uid: session.uid, auth_token: session.auth_token },
    visitor: { uid: visitor.uid, auth_token: visitor.session.auth_token },
    idle: { uid: idle.uid, auth_token: idle.auth_token },
    table: link,
    address_id,
    card_id,
    coupon_id,
    pictures,
    receipt: receipt.data.print_url ?? "",
    orders: {
      eaten,
      byCard,
      byWallet,
      refunded,
      underWay,
      cancelled,
      toCollect,
      toDeliver,
      shipped: bought.orders[0]?.order_no ?? "",
      open: open.order_no,
    },
    balances: { cards: value.card_balance, vouchers: value.voucher_balance },
  };
  const [row] = z
    .object({ rows: z.array(z.object({ name: z.string() })) })
    .parse(await db.execute(sql`select current_database() as name`)).rows;
  return { known, database: row?.name ?? "", close: provider.close };
}

async function picture(provider: Planted, { uid, auth_token }: { uid: string; auth_token: string }) {
  const small = await twoHalves({ width: 64, height: 48 });
  const { result } = await sendPicture(provider, small, { uid, auth_token });
  if (result.state !== "SUCCESS") throw new Error(`Not taken: ${result.message}`);
  return result.url;
}
