import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { Goods } from "#contract/goods.ts";
import { MallOrderDetail, MallOrderPart, MallQuote } from "#contract/mall.ts";
import { Receipt, ReceiptRequest } from "#contract/order.ts";
import { Review, ReviewDraft } from "#contract/review.ts";
import { Flag, Id, PayStatus, PayType, Text, VaultToken, Yen } from "#contract/scalars.ts";
import { StoredValuePart, StoredValueParts } from "#contract/storedValue.ts";
import { OrderLineRequest } from "../cart.ts";
import * as Code from "../codes.ts";
import { PREFECTURE_MAX } from "../fieldRules.ts";

export const mallCalcCouponPrice = call({
  path: "/mall/order/calccouponprice",
  about:
    "What a purchase would cost: shop by shop the bill, the shipping to the address, or to a prefecture while there is " +
    "none, and what each coupon would save. " +
    "Nothing is held or spent.",
  access: "visitor",
  effect: "read",
  request: z.object({
    shops: z
      .array(
        z.object({
          store_id: Id,
          lines: z.array(OrderLineRequest).check(z.maxLength(200)),
          /** A `member_coupon_id`. */
          coupon_id: z.optional(Id),
        }),
      )
      .check(z.minLength(1), z.maxLength(50)),
    address_id: z.optional(Id),
    /** In Japanese, as addresses name it: where it goes while there is no address. */
    prefecture: z.optional(Text(PREFECTURE_MAX)),
    stored_value: z.optional(StoredValueParts),
  }),
  response: z.object({
    quotes: z.array(MallQuote),
    total: Yen,
    /** What the balances pay, at most what there is. */
    stored_value: z.array(StoredValuePart),
    /** What is left to pay otherwise. */
    to_pay: Yen,
  }),
  fails: [
    Code.storeMissing,
    Code.addressMissing,
    Code.cartEmpty,
    Code.noPermission,
    Code.couponMissing,
    Code.couponUsedOrExpired,
    Code.couponConditionsNotMet,
  ],
});

export const mallCreateOrder = call({
  path: "/mall/order/createorder",
  about:
    "Places a purchase: one order for each shop, all or none. Each is priced again; when a total differs from what was " +
    "shown nothing is placed, and 90007 carries both. 403: a shop does not ship to the address. 430: it cannot arrive on " +
    "that day; with the first and the last on which it can. A failure that is about one shop names it in `store_id`. " +
    "What is ordered leaves the mall cart.",
  access: "visitor",
  effect: "write",
  request: z.object({
    orders: z.array(MallOrderPart).check(z.minLength(1), z.maxLength(50)),
    address_id: Id,
    pay_type: PayType,
    /** The invoice's title. */
    companyName: z.optional(Text(100)),
    /** 1: the customer is old enough for what asks for it. */
    is_age_confirmed: z.optional(Flag),
  }),
  response: z.object({ orders: z.array(MallOrderDetail) }),
  fails: [
    Code.storeMissing,
    Code.storeNotOperating,
    Code.productMissing,
    Code.soldOut,
    Code.offPremisesUnsupported,
    Code.stockShort,
    Code.addressMissing,
    Code.beyondDeliveryRange,
    Code.cartEmpty,
    Code.totalTooSmall,
    Code.additionFailed,
    Code.noPermission,
    Code.outsideDeliveryTime,
    Code.payTypeUnsupported,
    Code.couponMissing,
    Code.couponUsedOrExpired,
    Code.couponConditionsNotMet,
    Code.storePaused,
    Code.priceChanged,
  ],
});

export const mallPayOrder = call({
  path: "/mall/order/payorder",
  about:
    "Chooses how orders are paid, together or apart, and begins one payment for them; a payment under way is led back " +
    "to, never begun twice.",
  access: "visitor",
  effect: "write",
  request: z.object({
    order_nos: z.array(Id).check(z.minLength(1), z.maxLength(50)),
    pay_type: PayType,
    /** A saved card, with `pay_type` 5. */
    card_id: z.optional(Id),
    /** A card typed just now, with `pay_type` 5, in place of `card_id`. */
    vault_token: z.optional(VaultToken),
    /** 1: keep the card of `vault_token` once it has paid; for members who have room for one more. */
    save_card: z.optional(Flag),
    /** As payorder's; each card and voucher pays for its own shop's orders. */
    stored_value: z.optional(StoredValueParts),
  }),
  response: z.object({
    order_nos: z.array(Id),
    /** 1 once all of them are paid. */
    pay_status: PayStatus,
    /** The first order's; all are decided with it. Null where nothing is paid online. */
    trans_id: z.nullable(Id),
    /** The payment page; null where there is none to go to. */
    redirect_url: z.nullable(z.string()),
  }),
  fails: [
    Code.totalTooSmall,
    Code.orderMissing,
    Code.alreadyPaid,
    Code.noPermission,
    Code.cardInvalid,
    Code.paymentFailed,
    Code.payTypeUnsupported,
    Code.couponMissing,
    Code.couponUsedOrExpired,
    Code.couponConditionsNotMet,
  ],
});

export const mallOrderDetails = call({
  path: "/mall/order/orderdetails",
  about:
    "One order of the mall, whole, with its parcels and what the caller may do with it. With `with_goods` also its goods " +
    "as they are today, for ordering it again.",
  access: "visitor",
  effect: "read",
  request: z.object({ order_no: Id, with_goods: z.optional(Flag) }),
  response: z.object({
    ...MallOrderDetail.shape,
    /** With `with_goods` 1: today's goods with their option groups; those that the mall sells no more are missing. */
    goods_now: z.optional(z.array(Goods)),
  }),
  fails: [Code.orderMissing, Code.noPermission],
});

export const mallCloseOrder = call({
  path: "/mall/order/closeorder",
  about: "Cancels an order that the shop has not confirmed. Stock, coupon and balances go back.",
  access: "visitor",
  effect: "write",
  request: z.object({ order_no: Id, reason: z.optional(Text(200)) }),
  response: MallOrderDetail,
  fails: [Code.orderMissing, Code.paidOrderCannotBeCanceled, Code.cancelFailed, Code.noPermission],
});

export const mallOrderInvoice = call({
  path: "/mall/order/orderinvoice",
  about:
    "Makes out the receipt of a paid order, by mail or to print. Answered with 1001, a success. 418: printed before, " +
    "and the shop allows no copy.",
  access: "visitor",
  effect: "write",
  request: ReceiptRequest,
  response: Receipt,
  fails: [
    Code.orderMissing,
    Code.receiptAlreadyPrinted,
    Code.printFailed,
    Code.companyNameMissing,
    Code.noPermission,
  ],
  success: Code.receiptConfirmed,
});

export const mallOrderEvaluate = call({
  path: "/mall/order/orderevaluate",
  about: "Reviews an order that was received, once.",
  access: "visitor",
  effect: "write",
  request: ReviewDraft,
  response: Review,
  fails: [Code.orderMissing, Code.alreadyReviewed, Code.ratingMissing, Code.reviewFailed, Code.noPermission],
});
