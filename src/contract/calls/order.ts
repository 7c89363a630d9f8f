import * as z from "zod/mini";
import { call, page } from "#contract/call.ts";
import { Goods } from "#contract/goods.ts";
import { DeliverySchedule, OrderDetail, OrderSummary } from "#contract/order.ts";
import {
  Contact,
  Cursor,
  Flag,
  Id,
  OrderTab,
  OrderType,
  PayStatus,
  PayType,
  Text,
  Time,
  VaultToken,
  Yen,
} from "#contract/scalars.ts";
import { StoredValueParts } from "#contract/storedValue.ts";
import { OrderLineRequest } from "../cart.ts";
import * as Code from "../codes.ts";

/** Made on entering the confirmation, kept in the journal, unique for a member: the id of one order attempt. */
export const ClientOrderId = z.string().check(z.minLength(16), z.maxLength(64), z.regex(/^[\w-]+$/));

const Lines = z.array(OrderLineRequest).check(z.maxLength(200));

export const createOrder = call({
  path: "/order/order/createorder",
  about:
    "Places an order. The provider prices it again; when its total differs from `shown_total` nothing is placed and " +
    "90007 carries both. At an occupied table `people` counts the newcomers only, and may be 0.",
  access: "visitor",
  effect: "write",
  request: z.object({
    client_order_id: ClientOrderId,
    store_id: Id,
    order_type: OrderType,
    table_id: z.optional(Id),
    /** Diners; needed at a table. */
    people: z.optional(z.int().check(z.minimum(0), z.maximum(99))),
    /**
     * 1: `people` joined a table that had ordered; 0: they are the whole party. At a table where somebody has ordered
     * meanwhile 0 is refused with 405, so that nobody is counted, and charged, twice. Absent: not asked.
     */
    people_join: z.optional(Flag),
    /** A `dishware_id` of the store. */
    tableware: z.optional(Id),
    remark: z.optional(Text(200)),
    companyName: z.optional(Text(100)),
    /**
     * The time booked for a take-away or a delivery: one of `slots` of mealtime. Without one, or once it is full or
     * past, 433; outside of the hours 429 or 430; all three with the next time in the data.
     */
    mealTime: z.optional(Time),
    /** Whom a take-away is for, without whom 114; a delivery is for its address's. */
    contact: z.optional(Contact),
    delivery: z.optional(DeliverySchedule),
    /**
     * A `member_coupon_id`, which the order uses up and its canceling gives back: 501 there is none, 424 it is somebody
     * else's, 505 it is used or expired, 506 it does not apply.
     */
    coupon_id: z.optional(Id),
    pay_type: PayType,
    lines: Lines,
    shown_total: Yen,
  }),
  response: OrderDetail,
  fails: [
    Code.storeMissing,
    Code.tableMissing,
    Code.storeNotOperating,
    Code.storePaused,
    Code.productMissing,
    Code.soldOut,
    Code.courseDinersMissing,
    Code.courseMissing,
    Code.dineInUnsupported,
    Code.offPremisesUnsupported,
    Code.stockShort,
    Code.addressMissing,
    Code.beyondDeliveryRange,
    Code.cartEmpty,
    Code.dinersMissing,
    Code.tableNotSelected,
    Code.tableLocked,
    Code.belowDeliveryMinimum,
    Code.totalTooSmall,
    Code.additionFailed,
    Code.noPermission,
    Code.outsidePickUpTime,
    Code.outsideDeliveryTime,
    Code.payTypeUnsupported,
    Code.outsideAppointmentTime,
    Code.couponMissing,
    Code.couponUsedOrExpired,
    Code.couponConditionsNotMet,
    Code.priceChanged,
    Code.backToTableMenu,
  ],
});

export const addOrder = call({
  path: "/order/order/addorder",
  about:
    "Adds dishes to an order that is not locked yet. `shown_total` is the price of the addition, before the order's " +
    "coupon, which then comes off the whole order anew.",
  access: "visitor",
  effect: "write",
  request: z.object({
    client_order_id: ClientOrderId,
    order_no: Id,
    /** Diners who have come since. */
    people: z.optional(z.int().check(z.minimum(0), z.maximum(9))),
    remark: z.optional(Text(200)),
    lines: Lines,
    shown_total: Yen,
  }),
  response: OrderDetail,
  fails: [
    Code.storeNotOperating,
    Code.productMissing,
    Code.soldOut,
    Code.courseDinersMissing,
    Code.courseMissing,
    Code.dineInUnsupported,
    Code.stockShort,
    Code.cartEmpty,
    Code.dinersMissing,
    Code.tableLocked,
    Code.totalTooSmall,
    Code.additionFailed,
    Code.orderMissing,
    Code.alreadyPaid,
    Code.noPermission,
    Code.cannotAddDishes,
    Code.priceChanged,
    Code.backToTableMenu,
  ],
});

export const payOrder = call({
  path: "/order/order/payorder",
  about:
    "Chooses how an order is paid and begins it. Cash: the order waits for the cashier. The wallet and a card are paid " +
    "from at once: 428 with `PaymentRefused` when it is refused. Otherwise, and where a card's bank asks first, a " +
    "transaction is begun, and `redirect_url` leads to the page where it is decided. One that is under way by another " +
    "method is given up; while it cannot be, it is gone on with. 427: the card is unknown, used up or expired. Of " +
    "`stored_value` 501 is one that there is not, 505 one that has expired, 506 one that does not pay for this, or not " +
    "for so much; 410: what is left is too little to be paid online.",
  access: "visitor",
  effect: "write",
  request: z.object({
    order_no: Id,
    pay_type: PayType,
    /** A saved card to charge, with `pay_type` 5; without a card the payment page asks for one. */
    card_id: z.optional(Id),
    /** A card typed just now, with `pay_type` 5, in place of `card_id`. */
    vault_token: z.optional(VaultToken),
    /** 1: keep the card of `vault_token` once it has paid; for members who have room for one more. */
    save_card: z.optional(Flag),
    /**
     * What cards and vouchers pay of it, at once; the rest is paid by `pay_type`, or nothing is left and it is paid.
     * They stay with the order when paying the rest fails, and while this is left out; named anew, or with an empty
     * list, what they paid goes back first. All goes back when the order is canceled or refunded.
     */
    stored_value: z.optional(StoredValueParts),
  }),
  response: z.object({
    order_no: Id,
    /** 0 with a transaction: it is not decided yet; ask get_detail_by_transid. */
    pay_status: PayStatus,
    /** Null for cash, unless balances paid all of it. */
    trans_id: z.nullable(Id),
    /** The page to go to; null where there is none. */
    redirect_url: z.nullable(z.string()),
  }),
  fails: [
    Code.orderMissing,
    Code.alreadyPaid,
    Code.noPermission,
    Code.totalTooSmall,
    Code.cardInvalid,
    Code.paymentFailed,
    Code.payTypeUnsupported,
    Code.couponMissing,
    Code.couponUsedOrExpired,
    Code.couponConditionsNotMet,
  ],
});

export const orderList = call({
  path: "/order/order/orderlist",
  about:
    "The caller's orders, newest first. With `table_id`: the orders of that table's present visit, those of the " +
    "others at the table included, for whoever has ordered there or holds its signed code.",
  access: "visitor",
  effect: "read",
  request: z.object({
    tab: OrderTab,
    store_id: z.optional(Id),
    table_id: z.optional(Id),
    cursor: z.optional(Cursor),
  }),
  response: z.object({
    ...page(OrderSummary).shape,
    /** How many of the caller's own orders a tab holds; with the first page, and not for a table. */
    counts: z.optional(
      z.object({
        /** Orders of tab 5. */
        to_pay: z.int(),
        /** Orders of tab 4. */
        in_progress: z.int(),
        /** Orders of tab 3. */
        to_review: z.int(),
      }),
    ),
  }),
  fails: [Code.storeMissing, Code.tableMissing],
});

export const orderDetails = call({
  path: "/order/order/orderdetails",
  about:
    "One order, whole, with what the caller may do with it. Others at the same table may read it. With `with_goods` " +
    "also its goods as they are today, for ordering it again.",
  access: "visitor",
  effect: "read",
  request: z.object({ order_no: Id, with_goods: z.optional(Flag) }),
  response: z.object({
    ...OrderDetail.shape,
    /** With `with_goods` 1: today's goods with their option groups; those that are gone are missing. */
    goods_now: z.optional(z.array(Goods)),
  }),
  fails: [Code.orderMissing, Code.noPermission],
});

export const closeOrder = call({
  path: "/order/order/closeorder",
  about: "Cancels an order that the store has not confirmed. Stock and coupon go back.",
  access: "visitor",
  effect: "write",
  request: z.object({ order_no: Id, reason: z.optional(Text(200)) }),
  response: OrderDetail,
  fails: [Code.orderMissing, Code.paidOrderCannotBeCanceled, Code.cancelFailed, Code.noPermission],
});

export const orderRemark = call({
  path: "/order/order/orderremark",
  about: "Changes the remark of an order that the store has not confirmed.",
  access: "visitor",
  effect: "write",
  request: z.object({ order_no: Id, remark: Text(200) }),
  response: OrderDetail,
  fails: [Code.orderMissing, Code.noPermission, Code.cannotAddDishes],
});
