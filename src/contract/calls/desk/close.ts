import * as z from "zod/mini";
import { Cursor, Day, Id, OrderType, PayType, Text, Time, Yen } from "#contract/scalars.ts";
import { deskCall } from "./deskCall.ts";

/** Yen that may be below 0: what came less what went back. */
const Sum = z.int();

/** How many, and yen of them together. */
export const Tally = z.object({ count: z.int(), amount: Sum });
export type Tally = z.infer<typeof Tally>;

/** The sums of a close. What was sold and went back again is taken off; `total` is what all lists of sales come to. */
export const CloseFigures = z.object({
  sold: Tally,
  returned: Tally,
  /** Orders that were canceled; nothing of them is in any sum. */
  canceled: Tally,
  total: Sum,
  /** Guests of what was sold. */
  people: z.int(),
  /** From the price on the menu to the total. */
  list: Sum,
  goods_discount: Sum,
  coupon_discount: Sum,
  cover_charge: Sum,
  delivery_fee: Sum,
  taxes: z.array(z.object({ rate: z.number(), taxable: Sum, tax: Sum })),
  ways: z.array(z.object({ order_type: OrderType, ...Tally.shape })),
  /** By the hour of the store's clock at which it was paid, or went back. */
  hours: z.array(z.object({ hour: z.int(), ...Tally.shape })),
  /** After discounts of goods, before coupons. */
  dishes: z.array(z.object({ goods_id: Id, name: z.string(), ...Tally.shape })),
  coupons: z.array(z.object({ name: z.string(), ...Tally.shape })),
  /** By whoever took the money or pressed the button; a name of null: guests themselves, or nobody knows. */
  staff: z.array(z.object({ name: z.nullable(z.string()), sold: Tally, returned: Tally, canceled: Tally })),
  /** By the way of payment: what came in and what went out. */
  money: z.array(z.object({ pay_type: PayType, in: Tally, out: Tally })),
  /** What came in less what went out. */
  received: Sum,
  /** Of it: for cards and vouchers that were bought or topped up, and by those that were redeemed without an order. */
  value: Tally,
  counter: Tally,
  /** Of it: for orders that are not wholly paid, less what was counted so before; and money that is still to go back. */
  advance: Sum,
  /** What went into the drawer, less what was taken out of it for guests. */
  cash: Sum,
});
export type CloseFigures = z.infer<typeof CloseFigures>;

/** Money that is on its way: it counts on the day on which it comes, or goes. */
export const OpenMoney = z.object({
  /** Orders that are not paid yet, by what is left to pay. */
  unpaid: Tally,
  /** Payments of which nobody knows yet. */
  under_way: Tally,
  /** Money that has not gone back yet, or could not. */
  to_return: Tally,
});
export type OpenMoney = z.infer<typeof OpenMoney>;

/** What can lie in a drawer. */
export const PIECES = [10_000, 5_000, 2_000, 1_000, 500, 100, 50, 10, 5, 1] as const;
const Pieces = z.record(z.string(), z.int().check(z.minimum(0), z.maximum(9_999)));

/** The drawer: yen that stay in it for change, that should be in it with them, and that were counted. */
const Drawer = z.object({
  change_float: Yen,
  expected: Sum,
  counted: Yen,
  pieces: z.nullable(Pieces),
});

const ClosedDay = {
  number: z.int(),
  day: Day,
  since: Time,
  closed_at: Time,
  /** By their name of now. */
  who: z.string(),
};

export const closeSoFar = deskCall({
  path: "/desk/api/close",
  about: "What a store has sold and received since its last close, and what a close would say now.",
  access: "books",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({
    /** The business day that it is. */
    day: Day,
    since: Time,
    /** The last close; null: there was none. */
    last: z.nullable(z.object(ClosedDay)),
    figures: CloseFigures,
    open: OpenMoney,
    /** What stays in the drawer for change, as the last close said; null: the store takes no cash. */
    drawer: z.nullable(z.object({ change_float: Yen })),
  }),
  faults: [],
});

export const closeDay = deskCall({
  path: "/desk/api/close/make",
  about:
    "Closes what was sold and received since the last close, for ever. Whoever comes second is told the close that the first one made.",
  access: "close",
  effect: "write",
  request: z.object({
    store_id: Id,
    /** The number of the last close that was seen; 0: none. */
    after: z.int().check(z.minimum(0)),
    /** Null where no cash is taken. `expected` is what was shown. */
    drawer: z.nullable(Drawer),
    /** Why there is more or less in the drawer than expected. */
    note: Text(200),
  }),
  response: z.object({
    number: z.int(),
    /** Somebody was first, and this is their close. */
    was_closed: z.boolean(),
  }),
  faults: ["changed", "note_missing"],
});

export const closes = deskCall({
  path: "/desk/api/closes",
  about: "A store's closes, the newest first.",
  access: "books",
  effect: "read",
  request: z.object({ store_id: Id, cursor: z.optional(Cursor) }),
  response: z.object({
    items: z.array(
      z.object({
        ...ClosedDay,
        total: Sum,
        received: Sum,
        /** Yen by which the drawer was above what was expected; null: no cash is taken. */
        difference: z.nullable(Sum),
      }),
    ),
    next_cursor: z.nullable(z.string()),
  }),
  faults: ["cursor"],
});

export const oneClose = deskCall({
  path: "/desk/api/closes/one",
  about: "A close as it was made.",
  access: "books",
  effect: "read",
  request: z.object({ store_id: Id, number: z.int() }),
  response: z.object({
    ...ClosedDay,
    figures: CloseFigures,
    open: OpenMoney,
    drawer: z.nullable(Drawer),
    note: z.string(),
  }),
  faults: ["gone"],
});

/** GET addresses of one close as a file, by its store and number. */
export const CLOSE_FILES = { csv: "/desk/api/close.csv", xlsx: "/desk/api/close.xlsx" } as const;
/** GET addresses of a file with a line for each close of a store, by its days. */
export const CLOSES_FILES = { csv: "/desk/api/closes.csv", xlsx: "/desk/api/closes.xlsx" } as const;

const whole = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/)),
  z.transform((digits) => Number(digits)),
);
export const CloseInFile = z.object({ store_id: Id, number: whole });
export const ClosesInFile = z.object({ store_id: Id, from: z.optional(Day), to: z.optional(Day) });

/** Most days that figures are asked for at once. */
export const MOST_DAYS = 92;

/** Minutes that guests waited: those that half of them waited at most, and those that nine of ten did. */
const Wait = z.object({ count: z.int(), median: z.number(), slow: z.number() });

export const storeFigures = deskCall({
  path: "/desk/api/figures",
  about:
    "What a store's guests ordered in a span of days, by day, weekday, hour and dish, and how long they waited. Canceled and refunded orders are left out; a day lasts until five in the morning.",
  access: "books",
  effect: "read",
  request: z.object({ store_id: Id, from: Day, to: Day }),
  response: z.object({
    total: Tally,
    days: z.array(z.object({ day: Day, ...Tally.shape })),
    /** With how many of those days there were in the span. */
    weekdays: z.array(z.object({ weekday: z.int(), days: z.int(), ...Tally.shape })),
    hours: z.array(z.object({ hour: z.int(), ...Tally.shape })),
    /** The fifty that brought most. */
    dishes: z.array(z.object({ goods_id: Id, name: z.string(), ...Tally.shape })),
    /** From the order to the dish, where neither was booked for a time; null: nobody marked any. */
    wait: z.nullable(Wait),
    wait_by_hour: z.array(z.object({ hour: z.int(), ...Wait.shape })),
  }),
  faults: ["malformed"],
});
