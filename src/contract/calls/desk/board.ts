import * as z from "zod/mini";
import { Id, OrderStatus, OrderType, PayStatus, PayType, Text, Time, Yen } from "#contract/scalars.ts";
import { Gift, Temperature } from "#contract/shipping.ts";
import { BoardCall } from "./boardCall.ts";
import { BoardStore } from "./boardStore.ts";
import { Courier } from "./courier.ts";
import { deskCall, Done } from "./deskCall.ts";

/** What the desk does with an order, the likeliest first; `take_back` undoes what it did a moment ago. */
export const BOARD_ACTIONS = [
  "accept",
  "ready",
  "complete",
  "pay_cash",
  "settle",
  "refund",
  "cancel",
  "take_back",
] as const;
export const BoardAction = z.literal(BOARD_ACTIONS);
export type BoardAction = z.infer<typeof BoardAction>;

/** Why a button did nothing. Its words stand under `said` of the board's texts. */
export const BOARD_REFUSALS = [
  "refused",
  "too_few",
  "open_orders",
  "wrong_digits",
  "too_many_digits",
  "cash_first",
  "reason_missing",
  "courier_missing",
  "courier_phone",
  "tracking",
  "parcels",
] as const;
const BoardRefusal = z.literal(BOARD_REFUSALS);
export type BoardRefusal = z.infer<typeof BoardRefusal>;

export const Parcel = z.object({
  temperature: Temperature,
  delivery_company: z.string(),
  delivery_number: z.string(),
});
export type Parcel = z.infer<typeof Parcel>;

/** An order as the board shows it. */
export const Ticket = z.object({
  order_no: Id,
  /** What it is called by; the end of the order's number where it has none. */
  number: z.string(),
  order_type: OrderType,
  order_status: OrderStatus,
  pay_status: PayStatus,
  /** The order, or what was added to it, is to be taken. */
  is_waiting: z.boolean(),
  /** At the counter, with its courier, sent. */
  is_ready: z.boolean(),
  /** A printer has it, and its ticket did not print in time. */
  is_unprinted: z.boolean(),
  /** Its booked time has passed, and it is not at the counter, or not at the door. */
  is_late: z.boolean(),
  /** Of a table: by its signed code. */
  is_verified: z.boolean(),
  /** A party's orders have one. */
  visit_id: z.nullable(z.string()),
  table_name: z.nullable(z.string()),
  people: z.int(),
  placed_at: Time,
  /** When it, or what was added to it last, was taken by the store's rule; null: by somebody, or not yet. */
  taken_by_rule_at: z.nullable(Time),
  /** Since when somebody waits for it, at a table; null: nobody does, or it is due at a time. */
  waits_since: z.nullable(Time),
  /** The booked time of an order away from the table. */
  due_at: z.nullable(Time),
  lines: z.array(
    z.object({
      line_id: z.string(),
      goods_id: Id,
      /** Marked as sold out by now; and until when, null: until somebody sells it again. */
      is_sold_out: z.boolean(),
      sold_out_until: z.nullable(Time),
      number: z.int(),
      name: z.string(),
      choices: z.string(),
      /** Added, and not taken yet. */
      is_new: z.boolean(),
      /** Given for nothing; made once more for one that was not right. */
      is_free: z.boolean(),
      is_remade: z.boolean(),
    }),
  ),
  remarks: z.array(z.string()),
  tableware: z.string(),
  contact: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  address: z.nullable(
    z.object({
      postal_code: z.string(),
      address: z.string(),
      detail: z.string(),
      /** Meters from the store. */
      distance: z.nullable(z.int()),
    }),
  ),
  /** Who brings it; each empty where it is not known. */
  courier: Courier,
  parcels: z.array(Parcel),
  /** Of the mall: the day and part of the day that it is wanted on; null: any. */
  delivery_date: z.nullable(z.string()),
  delivery_section: z.string(),
  gift: z.nullable(Gift),
  is_age_confirmed: z.boolean(),
  handover_note: z.string(),
  cancel_reason: z.string(),
  refund_reason: z.string(),
  total: Yen,
  /** Still to be paid, beside what balances have paid. */
  left_to_pay: Yen,
  stored_total: Yen,
  /** Paid by parts of the table's bill; where it was canceled or refunded: given back of them at the counter. */
  parts_total: Yen,
  /** What has gone back of what was paid, and what of it the gateway has not given back so far. */
  refunded: Yen,
  refund_failed: Yen,
  pay_type: z.nullable(PayType),
  /** The guest wants to pay at the register. */
  is_at_register: z.boolean(),
  /** What can be done with it now, by who looks. */
  actions: z.array(BoardAction),
});
export type Ticket = z.infer<typeof Ticket>;

const BoardTable = z.object({
  table_id: Id,
  name: z.string(),
  /** Its menu's signed address, as its card carries it. */
  link: z.string(),
  is_locked: z.boolean(),
  /** Diners of the present visit, none where it was opened and nothing was ordered yet; null at a free table. */
  people: z.nullable(z.int()),
});
export type BoardTable = z.infer<typeof BoardTable>;

/** All that a store's board shows. */
export const Board = z.object({
  store: BoardStore,
  /** Of this page: what waits first, of that what is due next. */
  tickets: z.array(Ticket),
  /** Orders that are to be taken, whatever page is shown. */
  waiting: z.int(),
  /** When an open order was last taken by the store's rule, whatever page is shown; null: never. */
  taken_by_rule_at: z.nullable(Time),
  counts: z.array(z.object({ order_type: OrderType, orders: z.int(), waiting: z.int() })),
  order_type: z.nullable(OrderType),
  is_done: z.boolean(),
  page: z.int(),
  pages: z.int(),
  /** Served and paid some time ago, and not closed. */
  done: z.int(),
  /** From a table's bare id, whom the staff have not let in. */
  outside: z.array(Ticket),
  calls: z.array(BoardCall),
  /** Calls that wait, those that are not listed included: from whom the store knows, and from strangers. */
  known_calls: z.int(),
  stranger_calls: z.int(),
  tables: z.array(BoardTable),
  /** Whether guests need a visit to order at the tables, beside their cards. */
  has_visits: z.boolean(),
  /** When it was read, in milliseconds: what was read before is not shown after it. */
  read_at: z.number(),
});
export type Board = z.infer<typeof Board>;

const Place = {
  store_id: Id,
  /** From 1; the last one where there are fewer. */
  page: z.optional(z.int().check(z.minimum(1))),
  /** One way of ordering alone. */
  order_type: z.optional(OrderType),
  /** What was served and paid some time ago, in the place of what is open. */
  is_done: z.optional(z.boolean()),
};

export const board = deskCall({
  path: "/desk/api/board",
  about: "A store's board: orders, calls and tables as they are now.",
  access: "look",
  effect: "read",
  request: z.object(Place),
  response: Board,
  faults: [],
});

/** The same request as the query of its events has it. */
export const BoardPlace = z.object({
  ...Place,
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  order_type: z.optional(z.pipe(z.coerce.number(), OrderType)),
  is_done: z.optional(
    z.pipe(
      z.literal(["0", "1"]),
      z.transform((value) => value === "1"),
    ),
  ),
});

/** Most orders that one press of a button is for. */
export const MOST_AT_ONCE = 100;
/** Most parcels of an order. */
export const MOST_PARCELS = 20;

export const actOnOrders = deskCall({
  path: "/desk/api/board/act",
  about: "Presses a button at orders of a store, each as if it were pressed alone, and says what came of it.",
  access: "orders",
  effect: "write",
  request: z.object({
    store_id: Id,
    order_nos: z.array(Id).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
    action: BoardAction,
    /** Read by the customer: why it is canceled, or its money goes back. */
    reason: z.optional(Text(200)),
    /** With `complete`: the last digits of the customer's phone, or how they were known without. */
    digits: z.optional(Text(20)),
    note: z.optional(Text(200)),
    /** Yen that are taken with it, as the button said. */
    taken: z.optional(Yen),
    courier: z.optional(Courier),
    parcels: z.optional(z.array(Parcel).check(z.maxLength(MOST_PARCELS))),
  }),
  response: z.object({
    outcomes: z.array(
      z.object({
        order_no: Id,
        refusal: z.nullable(BoardRefusal),
        /** Yen that were paid at the counter as parts of the table's bill, and go back there with it. */
        give_back: Yen,
        /** Fields of parcels at fault, as `0.company` and `1.number`. */
        fields: z.array(z.string()),
      }),
    ),
  }),
  faults: [],
});

export const answerCall = deskCall({
  path: "/desk/api/board/answer",
  about: "Answers a guest who called or wrote: with words, or (null) that staff are on their way.",
  access: "orders",
  effect: "write",
  request: z.object({ store_id: Id, call_id: Id, content: z.nullable(Text(200).check(z.minLength(1))) }),
  response: Done,
  faults: ["gone"],
});

export const messageGuest = deskCall({
  path: "/desk/api/board/message",
  about: "Sends the guest of an order a message in the store's own words.",
  access: "orders",
  effect: "write",
  request: z.object({ store_id: Id, order_no: Id, content: Text(200).check(z.minLength(1)) }),
  response: Done,
  faults: ["gone"],
});

export const TableAction = z.literal(["lock", "unlock", "free"]);
export type TableAction = z.infer<typeof TableAction>;

export const actOnTable = deskCall({
  path: "/desk/api/board/table",
  about: "Stops or resumes ordering at a table, or frees it for the next party.",
  access: "orders",
  effect: "write",
  request: z.object({ store_id: Id, table_id: Id, action: TableAction }),
  response: z.object({ refusal: z.nullable(BoardRefusal) }),
  faults: [],
});
