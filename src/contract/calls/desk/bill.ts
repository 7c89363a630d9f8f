import * as z from "zod/mini";
import type { PayType as Way } from "#contract/enumerations.ts";
import { Bill } from "#contract/order.ts";
import { Id, OrderStatus, PayStatus, PayType, Text, Time, Yen } from "#contract/scalars.ts";
import { deskCall } from "./deskCall.ts";

/** Pieces of a line that somebody pays for. */
export const ChosenLine = z.object({ line_id: Id, number: z.int().check(z.minimum(1), z.maximum(999)) });
export type ChosenLine = z.infer<typeof ChosenLine>;

/** Ways to pay at the counter, the likeliest first: cash, the terminal for cards, and codes that are scanned. */
export const COUNTER_WAYS = [1, 5, 4, 2, 3, 6] as const satisfies Way[];
export const CounterWay = z.literal(COUNTER_WAYS);
export type CounterWay = z.infer<typeof CounterWay>;

/** A part of the bill that was taken. */
export const BillPart = z.object({
  payment_id: Id,
  pay_type: CounterWay,
  amount: Yen,
  /** What of it went back as the bill became less, and no order of it needed it. */
  given_back: Yen,
  /** Yen that were handed over; null: not in cash. */
  tendered: z.nullable(Yen),
  taken_at: Time,
  /** Who took it; empty: an account that is gone. */
  taken_by: z.string(),
  /** Null: it stands. */
  reversed: z.nullable(z.object({ at: Time, by: z.string(), reason: z.string() })),
  /** Whether whoever looks may reverse it now. */
  may_reverse: z.boolean(),
  /** The number of its receipt; null: none was made out. */
  receipt_no: z.nullable(z.string()),
});
export type BillPart = z.infer<typeof BillPart>;

const BillLine = z.object({
  line_id: Id,
  name: z.string(),
  choices: z.string(),
  number: z.int(),
  line_total: Yen,
  /** Yen of each piece with what of coupon and cover charge falls to it; those of all pieces come to the order's total. */
  pieces: z.array(Yen),
  /** Pieces that somebody chose and paid, from the first on. */
  paid: z.int(),
});
export type BillLine = z.infer<typeof BillLine>;

const BillOrder = z.object({
  order_no: Id,
  number: z.string(),
  placed_at: Time,
  order_status: OrderStatus,
  pay_status: PayStatus,
  pay_type: z.nullable(PayType),
  bill: Bill,
  lines: z.array(BillLine),
  /** Paid by balances, and by parts of this bill. */
  stored_total: Yen,
  parts_total: Yen,
  /** Still to be paid. */
  left: Yen,
  /** Yen that its guest is paying online at this moment; 0: nobody is. */
  paying_online: Yen,
});
export type BillOrder = z.infer<typeof BillOrder>;

/** All orders of a visit as one bill. */
export const TableBill = z.object({
  visit_id: Id,
  /** Visits that last at its table: more than one where a part of the orders was set apart, with a bill of its own. */
  visit_ids: z.array(Id),
  table_name: z.string(),
  people: z.int(),
  opened_at: Time,
  /** Parts can be taken and reversed; false: the party has left. */
  is_open: z.boolean(),
  /** Oldest first, in which order parts cover them; canceled ones only where parts of theirs went back. */
  orders: z.array(BillOrder),
  parts: z.array(BillPart),
  /** Of the orders that stand: what they come to, and the tax that is in it. */
  total: Yen,
  taxes: Bill.shape.taxes,
  /** Paid for them otherwise than by parts: online, from balances, order by order. */
  paid_otherwise: Yen,
  /** Parts that stand, without what went back. */
  paid_in_parts: Yen,
  /** Of parts that were paid for orders that were canceled or refunded: it goes back at the counter. */
  given_back: Yen,
  /** Still to be paid. */
  rest: Yen,
});
export type TableBill = z.infer<typeof TableBill>;

export const tableBill = deskCall({
  path: "/desk/api/bill",
  about:
    "The bill of a table: of the party that sits there, or of a visit by its id; null: nobody has ordered.",
  access: "look",
  effect: "read",
  request: z.object({ store_id: Id, table_id: z.optional(Id), visit_id: z.optional(Id) }),
  response: z.object({
    store_name: z.string(),
    time_zone: z.string(),
    /** Whether a printer of the store's prints bills. */
    has_printer: z.boolean(),
    bill: z.nullable(TableBill),
  }),
  faults: [],
});

/** Why a part was not taken; its words stand under `refusal` of `desk/bill`. */
export const PART_REFUSALS = ["too_much", "nothing_left", "tendered", "lines_paid", "closed"] as const;
const PartRefusal = z.literal(PART_REFUSALS);
export type PartRefusal = z.infer<typeof PartRefusal>;

export const takeBillPart = deskCall({
  path: "/desk/api/bill/take",
  about:
    "Takes a part of a visit's bill, or all of it, at the counter. Sent again with the same attempt, it is taken once. Orders turn paid, oldest first, when the parts cover them.",
  access: "till",
  effect: "write",
  request: z.object({
    store_id: Id,
    visit_id: Id,
    /** Of the attempt, made up once by whoever takes it; the part's id from then on. */
    attempt_id: Id,
    pay_type: CounterWay,
    amount: Yen.check(z.minimum(1)),
    /** Handed over in cash: the amount or more. */
    tendered: z.optional(Yen),
    /** Chosen lines that it is for. */
    lines: z.optional(z.array(ChosenLine).check(z.maxLength(200))),
  }),
  response: z.union([
    z.object({
      payment_id: Id,
      amount: Yen,
      change: Yen,
      rest: Yen,
      /** Numbers of the orders that turned paid by it. */
      paid: z.array(z.string()),
    }),
    z.object({
      refusal: PartRefusal,
      /** What is really left to pay. */
      rest: Yen,
    }),
  ]),
  faults: ["gone"],
});

/** Why a part was not reversed; its words stand under `reverse` of `desk/bill`. */
export const REVERSE_REFUSALS = ["closed", "needed", "not_yours"] as const;
const ReverseRefusal = z.literal(REVERSE_REFUSALS);

export const reverseBillPart = deskCall({
  path: "/desk/api/bill/reverse",
  about:
    "Reverses a part of a bill that is open: its money is given back, and orders that it covered are unpaid again. Whoever took it may for ten minutes, then who may give refunds.",
  access: "till",
  effect: "write",
  request: z.object({ store_id: Id, payment_id: Id, reason: Text(200).check(z.minLength(1)) }),
  response: z.object({ refusal: z.nullable(ReverseRefusal), rest: Yen }),
  faults: ["gone"],
});

/** Why no receipt was made out; its words stand under `receiptRefusal` of `desk/bill`. */
export const RECEIPT_REFUSALS = ["reversed", "order_receipt"] as const;
const ReceiptRefusal = z.literal(RECEIPT_REFUSALS);

export const billReceipt = deskCall({
  path: "/desk/api/bill/receipt",
  about:
    "Makes out the receipt of a part, to print from the browser or on the store's printer of bills; made out again, it is a copy.",
  access: "till",
  effect: "write",
  request: z.object({
    store_id: Id,
    payment_id: Id,
    /** To whom; empty: a line to write a name on. */
    title: Text(100),
    /** On the store's printer of bills. */
    prints: z.boolean(),
  }),
  response: z.union([
    z.object({
      receipt_no: z.string(),
      is_copy: z.boolean(),
      /** Address of its page. */
      url: z.string(),
      /** It was left to a printer. */
      is_printed: z.boolean(),
    }),
    z.object({ refusal: ReceiptRefusal }),
  ]),
  faults: ["gone"],
});
