import { addrAdd } from "#contract/calls/addresses.ts";
import { spendMemberCoupon } from "#contract/calls/coupons.ts";
import {
  mallCalcCouponPrice,
  mallCloseOrder,
  mallCreateOrder,
  mallOrderDetails,
  mallOrderEvaluate,
  mallOrderInvoice,
} from "#contract/calls/mallOrder.ts";
import { mallAddShopCart, mallSubShopCart } from "#contract/calls/mallShopcart.ts";
import {
  refillCreateOrder,
  refillDetails,
  refillPay,
  refillRecord,
  refillUseCard,
} from "#contract/calls/refillCard.ts";
import * as Code from "#contract/codes.ts";
import { PayType } from "#contract/enumerations.ts";
import { TOWER } from "./offPremisesGuest.ts";
import { held } from "./couponHolder.ts";
import { type Guest, line, taken } from "./guest.ts";
import { partOf } from "./mallFixture.ts";
import { type OwnershipRow, type OwnersWorld, row } from "./ownersWorld.ts";

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
  const bought = await taken(
    who.send(mallCreateOrder, { orders, address_id, pay_type: PayType.cashOnDelivery }),
  );
  return bought.orders[0]?.order_no ?? "";
}

const received = async (who: Guest, { desk }: Pick<OwnersWorld, "desk">) =>
  desk(await order(who), "accept", "ready", "complete", "pay_cash");

const OF_ORDER = {
  field: "order_no",
  make: ({ owner }: OwnersWorld) => order(owner),
  refused: Code.noPermission,
  missing: 412,
};
const OF_ADDRESS = {
  field: "address_id",
  make: ({ owner }: OwnersWorld) => owner.address(),
  refused: Code.addressMissing,
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
    refused: Code.reviewFailed,
    missing: 417,
  }),
  row(mallCreateOrder)({
    ...OF_ADDRESS,
    ask: (address_id) => ({
      orders: [partOf({ lines: [sencha], shown_total: 1_700 })],
      address_id,
      pay_type: PayType.cashOnDelivery,
    }),
  }),
  row(mallCreateOrder)({
    field: "orders.coupon_id",
    make: ofLeaf,
    ask: async (coupon_id, who) => ({
      orders: [partOf({ lines: [sencha], shown_total: 1_600, coupon_id })],
      address_id: (await taken(who.send(addrAdd, HOME))).address_id,
      pay_type: PayType.cashOnDelivery,
    }),
    refused: Code.noPermission,
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
    refused: Code.noPermission,
    missing: 501,
  }),
  row(mallCalcCouponPrice)({
    field: "stored_value.id",
    make: ({ refillCard }) => refillCard(),
    ask: (id) => ({
      shops: [{ store_id: "leaf", lines: [sencha] }],
      stored_value: [{ kind: 1, id, amount: 100 }],
    }),
    refused: Code.noPermission,
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
    refused: Code.productMissing,
    missing: 302,
  }),
];

const OF_PURCHASE = {
  field: "refill_order_no",
  make: ({ refill }: OwnersWorld) => refill.purchase(),
  refused: Code.noPermission,
  missing: 412,
};
const OF_VALUE = { field: "id", refused: Code.noPermission, missing: 101 };

/** What is somebody's of stored value: cards, vouchers, purchases, and what is shown at a counter. */
export const refillRows: readonly OwnershipRow[] = [
  row(refillRecord)({
    ...OF_VALUE,
    make: ({ refill }) => refill.refillCard(),
    ask: (id) => ({ kind: 1, id }),
  }),
  row(refillRecord)({
    ...OF_VALUE,
    make: ({ refill }) => refill.voucher(),
    ask: (id) => ({ kind: 2, id }),
  }),
  row(refillUseCard)({
    ...OF_VALUE,
    make: ({ refill }) => refill.refillCard(),
    ask: (id) => ({ kind: 1, id, store_id: "diner", amount: 100 }),
  }),
  row(refillUseCard)({
    ...OF_VALUE,
    make: ({ refill }) => refill.voucher(),
    ask: (id) => ({ kind: 2, id, store_id: "diner", amount: 100 }),
  }),
  row(refillUseCard)({
    field: "use_id",
    make: ({ refill }) => refill.ticket(),
    ask: async (use_id, _, { refill }) => ({ ...(await refill.shown()), use_id }),
    refused: Code.noPermission,
    missing: 101,
  }),
  row(refillCreateOrder)({
    ...OF_VALUE,
    field: "target_id",
    make: ({ refill }) => refill.voucher(),
    ask: (target_id) => ({ store_id: "diner", kind: 2, offer_id: "all", shown_price: 2_000, target_id }),
  }),
  row(refillDetails)({ ...OF_PURCHASE, ask: (refill_order_no) => ({ refill_order_no }) }),
  row(refillDetails)({
    ...OF_PURCHASE,
    field: "use_id",
    make: ({ refill }) => refill.ticket(),
    ask: (use_id) => ({ use_id }),
  }),
  row(refillPay)({
    ...OF_PURCHASE,
    ask: (refill_order_no) => ({ refill_order_no, pay_type: PayType.payPay }),
  }),
  row(refillPay)({
    field: "card_id",
    make: ({ card }) => card(),
    ask: async (card_id, who, { refill }) => ({
      refill_order_no: await refill.purchase(who),
      pay_type: PayType.card,
      card_id,
    }),
    refused: Code.noPermission,
    missing: 427,
  }),
  row(spendMemberCoupon)({
    field: "member_coupon_id",
    make: ({ coupon }) => coupon(),
    ask: (member_coupon_id) => ({ member_coupon_id, store_id: "diner" }),
    refused: Code.noPermission,
    missing: 501,
  }),
  // A ticket is asked for with the coupon that it shows, which is another's already.
  row(spendMemberCoupon)({
    field: "use_id",
    make: ({ refill }) => refill.couponTicket(),
    ask: (use_id, _, { refill }) => ({
      member_coupon_id: refill.ticketedCoupon(),
      store_id: "diner",
      use_id,
    }),
    refused: Code.noPermission,
    missing: 424,
  }),
];
