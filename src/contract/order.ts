import * as z from "zod/mini";
import { LineChoice } from "./cart.ts";
import { OrderChange } from "./orderChange.ts";
import {
  Day,
  Email,
  Flag,
  Id,
  OrderStatus,
  OrderType,
  PayStatus,
  PayType,
  Picture,
  Position,
  ReceiptKind,
  TaxClass,
  Text,
  Time,
  Yen,
} from "./scalars.ts";
import { StoredValuePart } from "./storedValue.ts";

/** Consumption tax contained in a total, by rate; rounded once per rate. */
export const TaxLine = z.object({
  /** Percent. */
  rate: z.number(),
  /** What the tax is contained in. */
  taxable: Yen,
  tax: Yen,
});

/** A bill that explains itself: every amount that leads to `total`, in yen. */
export const Bill = z.object({
  /** Before goods discounts, options included. */
  list_subtotal: Yen,
  goods_discount: Yen,
  /** After goods discounts. */
  goods_subtotal: Yen,
  coupon_discount: Yen,
  cover_charge: Yen,
  delivery_fee: Yen,
  total: Yen,
  taxes: z.array(TaxLine),
});
export type Bill = z.infer<typeof Bill>;

/** When a dish comes to the table: as soon as it is made, with the meal, or after it. */
export const Serving = z.literal(["at_once", "with_meal", "after_meal"]);
export type Serving = z.infer<typeof Serving>;

/** Where a dish stands: it waits for the end of the meal, is being made, has left the kitchen, is at the table. */
export const DishStage = z.literal(["later", "kitchen", "ready", "served"]);
export type DishStage = z.infer<typeof DishStage>;

/** A line of an order, as it was ordered. */
export const OrderLine = z.object({
  ...LineChoice.shape,
  line_id: Id,
  name: z.string(),
  option_name: z.string(),
  picture: z.nullable(Picture),
  /** Pieces. */
  number: z.int(),
  unit_price: Yen,
  line_total: Yen,
  /** 1 for what was ordered first, 2 for the first addition, and so on. */
  round: z.int(),
  /** Whether the store has accepted this round. */
  is_accepted: Flag,
  /** Where the dish stands, while the order is under way. Absent: the store does not say, or nothing is made for it. */
  stage: z.optional(DishStage),
  /** 1: the store gave it for nothing. Absent: it did not. */
  is_free: z.optional(Flag),
  /** 1: the store makes it once more, for one that was not right. Absent: it is what was ordered. */
  is_remade: z.optional(Flag),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** What the caller may do with an order now. */
export const OrderAction = z.literal([
  "pay",
  "add_dishes",
  "cancel",
  "call_staff",
  "confirm_receipt",
  "review",
  "invoice",
  "order_again",
  "remark",
]);
export type OrderAction = z.infer<typeof OrderAction>;

/** Where an order goes, as the address was when it was placed. */
export const DeliveryAddress = z.object({
  name: z.string(),
  phone: z.string(),
  /** Seven digits. */
  postal_code: z.string(),
  address: z.string(),
  /** Building, floor and room. */
  detail: z.string(),
});
export type DeliveryAddress = z.infer<typeof DeliveryAddress>;

/** When parcels should arrive. */
export const Arrival = z.object({
  /** The day that was asked for, else the first on which they can arrive. */
  date: Day,
  /** 1: the day that was asked for. */
  is_chosen: Flag,
  /** Name of the span of the day; null for any. */
  section: z.nullable(z.string()),
});
export type Arrival = z.infer<typeof Arrival>;

/** An order as a list shows it. */
export const OrderSummary = z.object({
  order_no: Id,
  order_type: OrderType,
  store_id: Id,
  store_name: z.string(),
  store_picture: z.nullable(Picture),
  /** IANA name of the store's time zone: every time of the order is told by the clock on its wall. */
  time_zone: z.string(),
  order_time: Time,
  order_status: OrderStatus,
  pay_status: PayStatus,
  pay_type: z.nullable(PayType),
  /** The table's seat number as printed; null unless dine-in. */
  seat_number: z.nullable(z.string()),
  /** The table; null unless dine-in. Absent: not said in lists. */
  table_id: z.optional(z.nullable(Id)),
  goods_count: z.int(),
  /** The first goods' names, for a line of text. */
  goods_names: z.array(z.string()),
  total: Yen,
  /** 0 when someone else at the same table ordered it: it can be read, not operated. */
  is_mine: Flag,
  /** 1 while rounds wait for the store. */
  has_pending_round: Flag,
  /** 1 after the customer confirmed the checkout: no canceling, no adding dishes. */
  is_locked: Flag,
  /**
   * Set while an order of status 0 came from a table's bare id, and the staff have still to let it in: until then it
   * holds nothing and nobody cooks it. At this time it ends by itself. Null or absent: there is nothing to wait for.
   */
  let_in_until: z.optional(z.nullable(Time)),
  /** When a delivery was asked for. */
  receive_time: z.nullable(Time),
  /** Until when it comes that was asked for from `receive_time` on. Null or absent: nobody has said. */
  receive_until: z.optional(z.nullable(Time)),
  /** When a take-away was asked for. */
  pickup_time: z.nullable(Time),
  /**
   * At a table, until all is served: when what was ordered last should be there, by the minutes that the store says its
   * kitchen takes. Null or absent: the store does not say.
   */
  serving_time: z.optional(z.nullable(Time)),
  /** When it came to the counter, or set out with its courier. */
  ready_time: z.nullable(Time),
  /** When an unpaid online order is canceled by itself; null at a table, where one pays after the meal. */
  auto_cancel_time: z.nullable(Time),
  /** The number called at the counter; at a table that of the store's slip, by which nobody is called. */
  call_number: z.string(),
  /** What it was placed with, in the mall: orders of one purchase share its id. Null or absent: it is of no purchase. */
  purchase: z.optional(
    z.nullable(
      z.object({
        purchase_id: Id,
        /** Orders of it. */
        count: z.int(),
      }),
    ),
  ),
  /** When its parcels should arrive, in the mall. Null or absent: nobody has said. */
  arrival: z.optional(z.nullable(Arrival)),
  actions: z.array(OrderAction),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

/** An order, whole (specification, section 3, "Order"). */
export const OrderDetail = z.object({
  ...OrderSummary.shape,
  store_phone: z.string(),
  /** As post is written to it, for the way there. */
  store_address: z.string(),
  table_id: z.nullable(Id),
  /** Diners count. */
  people: z.int(),
  /** Name of the chosen tableware. */
  tableware: z.string(),
  remark: z.string(),
  invoice_title: z.string(),
  /** Whom the order is for; empty at a table. */
  contact_name: z.string(),
  /** Whom to call about it, in E.164; its last four digits are asked for at the counter. */
  contact_phone: z.string(),
  delivery_address: z.nullable(DeliveryAddress),
  /** Who brings it, and where to call; empty where the store does not say. */
  courier_name: z.string(),
  /** As the store wrote it. */
  courier_phone: z.string(),
  /**
   * Where the courier was last, and the door that they are on their way to; to its owner alone, while it is on its way.
   * Null or absent: nobody says.
   */
  courier_place: z.optional(
    z.nullable(z.object({ position: Position, time: Time, door: z.nullable(Position) })),
  ),
  delivery_company: z.nullable(z.string()),
  delivery_number: z.nullable(z.string()),
  lines: z.array(OrderLine),
  bill: Bill,
  /** The coupon that it was placed with, to its owner: name, and yen off the bill. */
  coupon: z.nullable(z.object({ name: z.string(), discount: Yen })),
  /** What cards and vouchers have paid of it; nothing to anyone but its owner, and once it went back. */
  stored_value: z.array(StoredValuePart),
  /** What went back to cards and vouchers when the order was canceled or refunded; nothing to anyone but its owner. */
  stored_back: z.array(z.object({ ...StoredValuePart.shape, name: z.string() })),
  /** What is left to pay, by another method or at the register: 0 once it is paid, or canceled. */
  to_pay: Yen,
  /** 1 when the customer chose to pay at the register. */
  is_cashier_pending: Flag,
  confirmed_time: z.nullable(Time),
  completed_time: z.nullable(Time),
  settled_time: z.nullable(Time),
  cancelled_time: z.nullable(Time),
  cancel_reason: z.string(),
  /** The transaction that is under way or was last; null when none was begun. */
  trans_id: z.nullable(Id),
  /** What has gone back of what was paid; `total` is what is kept. Absent: nothing, or to anyone but its owner. */
  refunded: z.optional(Yen),
  /** What the store changed at its lines since it was placed, the oldest first. Absent: nothing. */
  changes: z.optional(z.array(OrderChange)),
});
export type OrderDetail = z.infer<typeof OrderDetail>;

/** When and where to deliver (specification, section 3, "Delivery info"). */
export const DeliverySchedule = z.object({
  address_id: Id,
  delivery_date: z.optional(Day),
  /** A span of the day, as the store names it. */
  delivery_section: z.optional(z.string().check(z.maxLength(32))),
});

/** Asks for a receipt, by mail or to print. */
export const ReceiptRequest = z.object({
  order_no: Id,
  kind: ReceiptKind,
  /** The invoice's title: a company or a person. Empty is answered with 420. */
  companyName: Text(100),
  /** Where to, with `kind` 1. */
  email: z.optional(Email),
});

/** A line of a receipt. */
export const ReceiptLine = z.object({
  name: z.string(),
  /** Pieces. */
  number: z.int(),
  unit_price: Yen,
  line_total: Yen,
  tax_class: TaxClass,
  /** Percent. */
  tax_rate: z.number(),
  /** 1: carries the mark of the reduced rate. */
  is_reduced: Flag,
});

/** A receipt in the form of a Japanese qualified invoice; tax is rounded once a rate. */
export const Receipt = z.object({
  /** Of its store: year and running number; a copy has its original's. */
  receipt_no: Id,
  order_no: Id,
  issue_time: Time,
  /** Whom it is made out to. */
  title: z.string(),
  store_name: z.string(),
  /** Who sold, by law. */
  issuer_name: z.string(),
  issuer_address: z.string(),
  issuer_phone: z.string(),
  /** T and 13 digits; null where the store is not registered. */
  registration_number: z.nullable(z.string()),
  /** When it was sold: for a booked time that time. */
  trade_time: Time,
  lines: z.array(ReceiptLine),
  bill: Bill,
  /** 1: made out before, and marked so. */
  is_copy: Flag,
  /** Where it was sent; null when printed. */
  sent_to: z.nullable(z.string()),
  /** Address of the page to print; null when mailed. */
  print_url: z.nullable(z.string()),
});
export type Receipt = z.infer<typeof Receipt>;
