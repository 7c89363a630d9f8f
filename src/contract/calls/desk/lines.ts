import * as z from "zod/mini";
import { CardBrand } from "#contract/payment.ts";
import { Id, PayType, Text, Time, Yen } from "#contract/scalars.ts";
import { deskCall } from "./deskCall.ts";

/** What becomes of pieces of a line: the whole line taken off, some of it; given for nothing; made once more. */
export const LINE_HOWS = ["cancel", "less", "free", "remake"] as const;
const LineHow = z.literal(LINE_HOWS);
export type LineHow = z.infer<typeof LineHow>;

/** Why, where it is none of one's own words: told to everybody in their language. */
export const LINE_REASONS = ["sold_out", "quality", "wrong_item", "late", "guest_wish"] as const;

/** Why a line was not changed. Its words stand under `said` of `desk/lines`. */
export const LINE_REFUSALS = ["refused", "too_few", "last", "paying", "money"] as const;
const LineRefusal = z.literal(LINE_REFUSALS);
export type LineRefusal = z.infer<typeof LineRefusal>;

const ChangeableLine = z.object({
  line_id: Id,
  name: z.string(),
  choices: z.string(),
  number: z.int(),
  unit_price: Yen,
  line_total: Yen,
  is_free: z.boolean(),
  is_remade: z.boolean(),
  /** It has left its station, or the order has: its pieces are not in stock any more. */
  is_made: z.boolean(),
  hows: z.array(LineHow),
});
export type ChangeableLine = z.infer<typeof ChangeableLine>;

/** What was changed so far. */
export const LineChange = z.object({
  change_id: Id,
  how: LineHow,
  name: z.string(),
  choices: z.string(),
  number: z.int(),
  /** In the reader's language. */
  reason: z.string(),
  /** Who did it; null: nobody knows any more. */
  by: z.nullable(z.string()),
  time: Time,
  total_before: Yen,
  total: Yen,
  back: Yen,
});
export type LineChange = z.infer<typeof LineChange>;

export const orderLines = deskCall({
  path: "/desk/api/order/lines",
  about: "The lines of an order, with what can be done about each, and what was done so far.",
  access: "orders",
  effect: "read",
  request: z.object({ store_id: Id, order_no: Id }),
  response: z.object({
    lines: z.array(ChangeableLine),
    changes: z.array(LineChange),
    /** Money of it would go back, which whoever asks may not give. */
    is_money_kept: z.boolean(),
  }),
  faults: ["gone"],
});

const Wanted = {
  store_id: Id,
  order_no: Id,
  line_id: Id,
  how: LineHow,
  /** Pieces. */
  number: z.int().check(z.minimum(1), z.maximum(999)),
};

/** Money that goes back, and by which way. */
const MoneyBack = z.object({
  pay_type: PayType,
  amount: Yen,
  card: z.nullable(z.object({ brand: CardBrand, last4: z.string() })),
  /** The staff give it back themselves; false: it goes by itself. */
  is_at_counter: z.boolean(),
});
export type MoneyBack = z.infer<typeof MoneyBack>;

/** What a change of a line would make of its order. */
export const LinePlan = z.object({
  /** Why it cannot be done; null: it can. */
  refusal: z.nullable(LineRefusal),
  /** Of the order as it was seen: what is done by it is done to that alone. */
  stamp: z.string(),
  total_before: Yen,
  total: Yen,
  /** What its coupon takes off, before and after; null: it has none. */
  coupon: z.nullable(
    z.object({
      before: Yen,
      after: Yen,
      /** Its goods have fallen below what it asks for, and it stays all the same. */
      is_below_minimum: z.boolean(),
    }),
  ),
  left_to_pay: Yen,
  /** What was paid last goes back first. */
  back: z.array(MoneyBack),
});
export type LinePlan = z.infer<typeof LinePlan>;

export const planLine = deskCall({
  path: "/desk/api/order/line/plan",
  about: "What a change of a line would make of its order: the total, and what goes back by which way.",
  access: "orders",
  effect: "read",
  request: z.object(Wanted),
  response: LinePlan,
  faults: ["gone"],
});

export const changeLine = deskCall({
  path: "/desk/api/order/line",
  about:
    "Takes pieces of a line off an order, gives them for nothing, or has them made once more. Needs the right to give money back where some goes back.",
  access: "orders",
  effect: "write",
  request: z.object({
    ...Wanted,
    /** One of `LINE_REASONS`, or words that the guest reads. */
    reason: Text(200).check(z.minLength(1)),
    /** Whether what is taken off goes back in stock. */
    is_back_in_stock: z.boolean(),
    /** As `planLine` answered it. */
    stamp: Text(40),
    /** Of this attempt: the same again changes nothing more. */
    change_id: Id,
  }),
  response: z.object({ refusal: z.nullable(LineRefusal), total: Yen, back: Yen }),
  faults: ["gone", "changed"],
});
