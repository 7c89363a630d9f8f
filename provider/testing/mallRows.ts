import { addrAdd } from "#contract/calls/addresses.ts";
import {
  mallCalcCouponPrice,
  mallCloseOrder,
  mallCreateOrder,
  mallOrderDetails,
  mallOrderEvaluate,
  mallOrderInvoice,
} from "#contract/calls/mallOrder.ts";
import { mallAddShopCart, mallSubShopCart } from "#contract/calls/mallShopcart.ts";
import { TOWER } from "./awayGuest.ts";
import { held } from "./couponHolder.ts";
import { type Guest, line, taken } from "./guest.ts";
import { partOf } from "./mallGuest.ts";
import { type OwnershipRow, row } from "./ownershipRow.ts";
import type { OwnersWorld } from "./ownersWorld.ts";

const sencha = line({ goods_id: "sencha", price: 1_000 });
const HOME = {
  name: "山田",
  phone: "09012345678",
  postal_code: "105-0011",
  prefecture: "東京都",
  city: "港区",
  address: "芝公園4-2-8",
  detail: "",
  position: TOWER,
};

async function order(who: Guest): Promise<string> {
  const { address_id } = await taken(who.send(addrAdd, HOME));
  const orders = [partOf({ lines: [sencha], shown_total: 1_700 })];
  const bought = await taken(who.send(mallCreateOrder, { orders, address_id, pay_type: 7 }));
  return bought.orders[0]?.order_no ?? "";
}

const received = async (who: Guest, { desk }: Pick<OwnersWorld, "desk">) =>
  desk(await order(who), "accept", "ready", "complete", "pay_cash");

const OF_ORDER = {
  field: "order_no",
  make: ({ owner }: OwnersWorld) => order(owner),
  refused: 424,
  missing: 412,
};
const OF_ADDRESS = {
  field: "address_id",
  make: ({ owner }: OwnersWorld) => owner.address(),
  refused: 401,
  missing: 401,
};
const ofLeaf = ({ owner, provider }: OwnersWorld) => held(provider, owner.uid, { store_id: "leaf" });

/** What of the mall is somebody's. */
export const mallRows: readonly OwnershipRow[] = [
  row(mallOrderDetails)({ ...OF_ORDER, ask: (order_no) => ({ order_no }) }),
  row(mallCloseOrder)({ ...OF_ORDER, ask: (order_no) => ({ order_no }) }),
  row(mallOrderInvoice)({
    ...OF_ORDER,
    make: (world) => received(world.owner, world),
    ask: (order_no) => ({ order_no, kind: 2, companyName: "Noren" }),
    owner: 1001,
  }),
  row(mallOrderEvaluate)({
    ...OF_ORDER,
    make: (world) => received(world.owner, world),
    ask: (order_no) => ({ order_no, star: 5, content: "mine" }),
  }),
  row(mallOrderEvaluate)({
    field: "pictures",
    make: ({ picture }) => picture(),
    ask: async (picture, who, world) => ({
      order_no: await received(who, world),
      star: 5,
      content: "mine",
      pictures: [picture],
    }),
    refused: 417,
    missing: 417,
  }),
  row(mallCreateOrder)({
    ...OF_ADDRESS,
    ask: (address_id) => ({
      orders: [partOf({ lines: [sencha], shown_total: 1_700 })],
      address_id,
      pay_type: 7,
    }),
  }),
  row(mallCreateOrder)({
    field: "orders.coupon_id",
    make: ofLeaf,
    ask: async (coupon_id, who) => ({
      orders: [partOf({ lines: [sencha], shown_total: 1_600, coupon_id })],
      address_id: (await taken(who.send(addrAdd, HOME))).address_id,
      pay_type: 7,
    }),
    refused: 424,
    missing: 501,
  }),
  row(mallCalcCouponPrice)({
    ...OF_ADDRESS,
    ask: (address_id) => ({ shops: [{ store_id: "leaf", lines: [sencha] }], address_id }),
  }),
  row(mallCalcCouponPrice)({
    field: "shops.coupon_id",
    make: ofLeaf,
    ask: (coupon_id) => ({ shops: [{ store_id: "leaf", lines: [sencha], coupon_id }] }),
    refused: 424,
    missing: 501,
  }),
  row(mallCalcCouponPrice)({
    field: "stored_value.id",
    make: ({ refillCard }) => refillCard(),
    ask: (id) => ({
      shops: [{ store_id: "leaf", lines: [sencha] }],
      stored_value: [{ kind: 1, id, amount: 100 }],
    }),
    refused: 424,
    missing: 501,
    // It is another store's.
    owner: 506,
  }),
  row(mallSubShopCart)({
    field: "id",
    make: async ({ owner }) => {
      const cart = await taken(
        owner.send(mallAddShopCart, { goods_id: "sencha", option_value: [], number: 2 }),
      );
      return cart.shop_cart[0]?.id ?? "";
    },
    ask: (id) => ({ id, number: 1 }),
    refused: 302,
    missing: 302,
  }),
];
