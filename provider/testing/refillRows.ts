import { spendMemberCoupon } from "#contract/calls/coupons.ts";
import {
  refillCreateOrder,
  refillDetails,
  refillPay,
  refillRecord,
  refillUseCard,
} from "#contract/calls/refillCard.ts";
import { type OwnershipRow, row } from "./ownershipRow.ts";
import type { OwnersWorld } from "./ownersWorld.ts";

const OF_PURCHASE = {
  field: "refill_order_no",
  make: ({ refill }: OwnersWorld) => refill.purchase(),
  refused: 424,
  missing: 412,
};
const OF_VALUE = { field: "id", refused: 424, missing: 101 };

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
    refused: 424,
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
  row(refillPay)({ ...OF_PURCHASE, ask: (refill_order_no) => ({ refill_order_no, pay_type: 4 }) }),
  row(refillPay)({
    field: "card_id",
    make: ({ card }) => card(),
    ask: async (card_id, who, { refill }) => ({
      refill_order_no: await refill.purchase(who),
      pay_type: 5,
      card_id,
    }),
    refused: 424,
    missing: 427,
  }),
  row(spendMemberCoupon)({
    field: "member_coupon_id",
    make: ({ coupon }) => coupon(),
    ask: (member_coupon_id) => ({ member_coupon_id, store_id: "diner" }),
    refused: 424,
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
    refused: 424,
    missing: 424,
  }),
];
