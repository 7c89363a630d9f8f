import * as z from "zod/mini";
import { Bill } from "#contract/order.ts";
import { CardBrand, PaymentState } from "#contract/payment.ts";
import {
  Cursor,
  Day,
  Id,
  OrderStatus,
  OrderType,
  PayStatus,
  PayType,
  ReceiptKind,
  Text,
  Time,
  Yen,
} from "#contract/scalars.ts";
import { Ticket } from "./board.ts";
import { deskCall, StaffRole } from "./deskCall.ts";
import { LineChange } from "./lines.ts";

/** Where an order that is looked for stands: on its way, or, whatever became of that, what became of its money. */
export const FOUND_STATES = [
  "pending",
  "confirmed",
  "completed",
  "settled",
  "canceled",
  "refunded",
  "refund_failed",
] as const;
const FoundState = z.literal(FOUND_STATES);
export type FoundState = z.infer<typeof FoundState>;

const Filter = {
  store_id: Id,
  /**
   * An order's number or its end (four characters or more), the number it was called by, its table, an amount in yen; for
   * whoever sees the customers, too, how a name begins, and a phone's last digits (three or more).
   */
  text: z.optional(Text(60)),
  /** Days of the store's time zone on which it was placed, both included. */
  from: z.optional(Day),
  to: z.optional(Day),
  state: z.optional(FoundState),
  order_type: z.optional(OrderType),
  pay_type: z.optional(PayType),
};

/** An order as the list shows it. */
export const FoundOrder = z.object({
  order_no: Id,
  /** What it was called by; the end of the order's number where it had none. */
  number: z.string(),
  order_type: OrderType,
  order_status: OrderStatus,
  pay_status: PayStatus,
  pay_type: z.nullable(PayType),
  is_ready: z.boolean(),
  is_at_register: z.boolean(),
  table_name: z.nullable(z.string()),
  people: z.int(),
  placed_at: Time,
  /** Masked for whoever does not work with the customers. */
  contact: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  total: Yen,
  left_to_pay: Yen,
  /** Paid by parts of the table's bill. */
  parts_total: Yen,
  /** What has gone back of what was paid. */
  refunded: Yen,
});
export type FoundOrder = z.infer<typeof FoundOrder>;

export const findOrders = deskCall({
  path: "/desk/api/orders",
  about: "Orders of a store, however old, the newest first.",
  access: "look",
  effect: "read",
  request: z.object({ ...Filter, cursor: z.optional(Cursor) }),
  response: z.object({ items: z.array(FoundOrder), next_cursor: z.nullable(z.string()) }),
  faults: ["cursor"],
});

/** GET addresses of the same as files, with the filter in their query. */
export const ORDER_FILES = { csv: "/desk/api/orders.csv", xlsx: "/desk/api/orders.xlsx" } as const;
const whole = z.pipe(
  z.string().check(z.regex(/^\d{1,2}$/)),
  z.transform((digits) => Number(digits)),
);
export const OrdersInFile = z.object({
  ...Filter,
  order_type: z.optional(z.pipe(whole, OrderType)),
  pay_type: z.optional(z.pipe(whole, PayType)),
});

/** What happened to an order, in the order of its life. Its words stand under `event` of `desk/find`. */
export const ORDER_EVENTS = [
  "placed",
  "added",
  "accept",
  "dish_ready",
  "dish_served",
  "ready",
  "complete",
  "pay_cash",
  "paid",
  "settle",
  "cancel",
  "refund",
  "refunded",
  "line_cancel",
  "line_less",
  "line_free",
  "line_remake",
  "given_back",
  "take_back",
] as const;
const OrderEvent = z.object({
  kind: z.literal(ORDER_EVENTS),
  time: Time,
  /** Whom of the staff it was done by, as far as the audit log knows; null: a guest, the program, or nobody knows. */
  who: z.nullable(z.object({ name: z.string(), role: StaffRole })),
  /** The store's rule took it. */
  is_by_rule: z.boolean(),
  /** Dishes that it is about. */
  dishes: z.array(z.string()),
  /** Yen that it is about; null: none. */
  amount: z.nullable(Yen),
});
export type OrderEvent = z.infer<typeof OrderEvent>;

const OrderPayment = z.object({
  /** The transaction; null: cash that somebody took. */
  trans_id: z.nullable(Id),
  pay_type: PayType,
  state: PaymentState,
  amount: Yen,
  /** Paid out of a balance, beside another way. */
  is_part: z.boolean(),
  /** Paid by parts of the table's bill, mostly by this way. */
  is_of_bill: z.boolean(),
  card: z.nullable(z.object({ brand: CardBrand, last4: z.string() })),
  began_at: z.nullable(Time),
  /** When it became what it is. */
  changed_at: z.nullable(Time),
});
export type OrderPayment = z.infer<typeof OrderPayment>;

/** Money of it that went back, or is to go back. */
const OrderRefund = z.object({
  refund_id: z.string(),
  pay_type: PayType,
  amount: Yen,
  state: z.literal(["pending", "done", "failed"]),
  reason: z.string(),
  time: Time,
});
export type OrderRefund = z.infer<typeof OrderRefund>;

const SentMessage = z.object({
  way: z.literal(["app", "line", "mail"]),
  time: Time,
  /** Empty where it is the customer's alone, or gone once it was sent. */
  content: z.string(),
  state: z.literal(["waiting", "sent", "given_up", "read"]),
  failure: z.string(),
});
export type SentMessage = z.infer<typeof SentMessage>;

export const WholeOrder = z.object({
  time_zone: z.string(),
  /** Names, phones and words of customers are masked. */
  is_masked: z.boolean(),
  /** Whose it is, for who may open customers' pages. */
  customer_id: z.nullable(Id),
  ticket: Ticket,
  bill: Bill,
  rounds: z.array(
    z.object({
      round: z.int(),
      placed_at: Time,
      accepted_at: z.nullable(Time),
      total: Yen,
      remark: z.string(),
      lines: z.array(
        z.object({
          line_id: z.string(),
          name: z.string(),
          choices: z.string(),
          number: z.int(),
          unit_price: Yen,
          line_total: Yen,
          is_free: z.boolean(),
          is_remade: z.boolean(),
        }),
      ),
    }),
  ),
  events: z.array(OrderEvent),
  payments: z.array(OrderPayment),
  refunds: z.array(OrderRefund),
  changes: z.array(LineChange),
  messages: z.array(SentMessage),
  receipts: z.array(
    z.object({ receipt_no: z.string(), issue: z.int(), kind: ReceiptKind, issued_at: Time, total: Yen }),
  ),
});
export type WholeOrder = z.infer<typeof WholeOrder>;

export const wholeOrder = deskCall({
  path: "/desk/api/orders/one",
  about:
    "An order of a store with all that is known of it: lines, bill, what happened, payments, messages, receipts.",
  access: "look",
  effect: "read",
  request: z.object({ store_id: Id, order_no: Id }),
  response: WholeOrder,
  faults: ["gone"],
});
