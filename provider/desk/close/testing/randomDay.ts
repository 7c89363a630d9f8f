import * as fc from "fast-check";

/** The same of an order that is the bill of a table, paid in parts. */
const BILL_FATES = [
  "bill",
  "bill, one reversed",
  "bill, back",
  "bill, canceled",
  "bill, one off",
  "bill, one off, back",
  "bill, one off tomorrow",
  "bill, one off before it is paid",
  "bill, online",
  "bill, online, back",
  "bill, online, one off",
] as const;
export type BillFate = (typeof BILL_FATES)[number];

/** What becomes of an order's money: each step as the gateway, the guest or the store takes it. */
export const FATES = [
  "nothing",
  "canceled",
  "cash",
  "cash, back",
  "cash, back by canceling",
  "cash, back tomorrow",
  "online",
  "online, back",
  "online, back tomorrow",
  "online, back refused, then back",
  "online, canceled first",
  "online, and cash",
  "online, paid tomorrow",
  "cash, one off",
  "cash, one off, back",
  "cash, one off tomorrow",
  "online, one off",
  "part, online, one off tomorrow",
  "part, cash",
  "part, cash, back",
  "part, online",
  "part, online, back",
  "part, canceled",
  "part alone",
  "part alone, back",
  ...BILL_FATES,
] as const;
export type Fate = (typeof FATES)[number];

export interface RandomOrder {
  readonly fate: Fate;
  readonly isAway: boolean;
  readonly tea: number;
  readonly curry: number;
  readonly beer: number;
}

/** Something shown at the counter: cash for a card, or what a card pays; it may be taken back. */
export interface RandomTicket {
  readonly kind: "top_up" | "card";
  readonly amount: number;
  readonly isBack: boolean;
}

const order: fc.Arbitrary<RandomOrder> = fc.record({
  fate: fc.constantFrom(...FATES),
  isAway: fc.boolean(),
  tea: fc.integer({ min: 0, max: 3 }),
  curry: fc.integer({ min: 1, max: 2 }),
  beer: fc.integer({ min: 0, max: 2 }),
});
const ticket: fc.Arbitrary<RandomTicket> = fc.record({
  kind: fc.constantFrom("top_up", "card"),
  amount: fc.integer({ min: 1_000, max: 3_000 }),
  isBack: fc.boolean(),
});

/** A day at a store. */
export const randomDay = fc.record({
  orders: fc.array(order, { maxLength: 4 }),
  tickets: fc.array(ticket, { maxLength: 2 }),
  /** Yen by which somebody has miscounted. */
  miscounted: fc.constantFrom(0, 0, 0, -10, 500),
});
