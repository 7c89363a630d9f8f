import type { CloseFigures, Tally } from "#contract/calls/desk/close.ts";
import { OrderType as Way, PayType as Paid } from "#contract/enumerations.ts";
import type { Bill } from "#contract/order.ts";
import { groupBy } from "#domain/values/groupBy.ts";
import {
  type ClosedOrder,
  type Entry,
  type EntryKind,
  type EntrySubject,
  isBack,
  isOf,
  type Sale,
  saleOf,
  type Words,
} from "./sales.ts";

export type { OpenMoney } from "#contract/calls/desk/close.ts";

/** A close's sums as they are kept: names in all languages, people of the staff by their ids. */
export interface DayFigures extends Omit<CloseFigures, "dishes" | "coupons" | "staff"> {
  readonly dishes: readonly ({ readonly goods_id: string; readonly name: Words } & Tally)[];
  readonly coupons: readonly ({ readonly name: Words } & Tally)[];
  readonly staff: readonly ({ readonly staff_id: string | null } & Pick<
    CloseFigures,
    "sold" | "returned" | "canceled"
  >)[];
}

/**
 * The one function that makes a close's sums, in yen.
 * @param orders those that the entries name
 * @param hourOf the hour of the store's clock at a moment
 * @throws RangeError where an order that was sold is missing, or its entry has another total than its bill
 */
export function dayFigures(
  entries: readonly Entry[],
  orders: ReadonlyMap<string, ClosedOrder>,
  hourOf: (at: Date) => number,
): DayFigures {
  const sales = entries
    .filter(({ kind }) => kind === "sold" || isBack(kind))
    .map((entry) => saleOf(entry, orders.get(entry.order_no ?? "")));
  const of = (kind: EntryKind, subject?: EntrySubject) =>
    tallied(entries.filter((each) => isOf(kind, each) && (subject ?? each.subject) === each.subject));
  const [sold, returned] = [of("sold"), of("returned")];
  const total = sold.amount - returned.amount;
  const net = (subject: EntrySubject) => less(of("in", subject), of("out", subject));
  const billed = (part: Exclude<keyof Bill, "taxes">) =>
    sales.reduce((sum, { bill, sign }) => sum + sign * bill[part], 0);
  return {
    sold,
    returned,
    canceled: of("canceled"),
    total,
    people: sales.reduce((sum, { people, sign }) => sum + sign * people, 0),
    list: billed("list_subtotal"),
    goods_discount: billed("goods_discount"),
    coupon_discount: billed("coupon_discount"),
    cover_charge: billed("cover_charge"),
    delivery_fee: billed("delivery_fee"),
    taxes: taxesOf(sales),
    ways: grouped(sales, ({ entry }) => entry.order_type ?? Way.dineIn).map(([order_type, those]) => ({
      order_type,
      ...sumOf(those),
    })),
    hours: grouped(sales, ({ entry }) => hourOf(entry.at)).map(([hour, those]) => ({
      hour,
      ...sumOf(those),
    })),
    dishes: dishesOf(sales),
    coupons: couponsOf(sales),
    staff: staffOf(entries),
    money: grouped(
      entries.filter((entry) => entry.pay_type !== null),
      ({ pay_type }) => pay_type ?? Paid.cash,
    ).map(([pay_type, those]) => ({
      pay_type,
      in: tallied(those.filter(({ kind }) => kind === "in")),
      out: tallied(those.filter(({ kind }) => kind === "out")),
    })),
    received: of("in").amount - of("out").amount,
    value: net("value"),
    counter: net("counter"),
    advance: net("order").amount - total,
    cash: less(
      tallied(entries.filter((entry) => entry.kind === "in" && isInDrawer(entry))),
      tallied(entries.filter((entry) => entry.kind === "out" && isInDrawer(entry))),
    ).amount,
  };
}

/**
 * Whether money is in the store's drawer: cash at the counter, and what its own couriers bring back from a door. What a
 * parcel's carrier takes is not.
 */
function isInDrawer({ order_type, pay_type }: Entry): boolean {
  return pay_type === Paid.cash || (pay_type === Paid.cashOnDelivery && order_type !== Way.shipping);
}

function tallied(entries: readonly Entry[]): Tally {
  return { count: entries.length, amount: entries.reduce((sum, { amount }) => sum + amount, 0) };
}

const less = (one: Tally, other: Tally): Tally => ({
  count: one.count - other.count,
  amount: one.amount - other.amount,
});

function sumOf(sales: readonly Sale[]): Tally {
  return sales.reduce(
    ({ amount, count }, { entry, orders, sign }) => ({
      count: count + sign * orders,
      amount: amount + sign * entry.amount,
    }),
    { count: 0, amount: 0 },
  );
}

/** By keys that are numbers, in their order. */
const grouped = <Item, Key extends number>(items: readonly Item[], keyOf: (item: Item) => Key) =>
  [...groupBy(items, keyOf)].toSorted(([one], [other]) => one - other);

function taxesOf(sales: readonly Sale[]): DayFigures["taxes"] {
  const lines = sales.flatMap(({ bill, sign }) => bill.taxes.map((line) => ({ ...line, sign })));
  return grouped(lines, ({ rate }) => rate).map(([rate, those]) => ({
    rate,
    taxable: those.reduce((sum, { sign, taxable }) => sum + sign * taxable, 0),
    tax: those.reduce((sum, { sign, tax }) => sum + sign * tax, 0),
  }));
}

/** What brought most comes first. */
const byAmount = (one: Tally, other: Tally) => other.amount - one.amount || other.count - one.count;

/** What went back whole leaves nothing to say. */
const isSomething = ({ amount, count }: Tally) => amount !== 0 || count !== 0;

function dishesOf(sales: readonly Sale[]): DayFigures["dishes"] {
  const dishes = new Map<string, DayFigures["dishes"][number]>();
  for (const { lines, sign } of sales)
    for (const { amount: yen, goods_id, name, number } of lines) {
      const { amount, count } = dishes.get(goods_id) ?? { amount: 0, count: 0 };
      const sum = { count: count + sign * number, amount: amount + sign * yen };
      dishes.set(goods_id, { goods_id, name, ...sum });
    }
  return [...dishes.values()].filter(isSomething).toSorted(byAmount);
}

function couponsOf(sales: readonly Sale[]): DayFigures["coupons"] {
  const coupons = new Map<string, DayFigures["coupons"][number]>();
  for (const { bill, coupon, orders, sign } of sales) {
    if (coupon === null || bill.coupon_discount === 0) continue;
    const { amount, count } = coupons.get(coupon.id) ?? { amount: 0, count: 0 };
    const sum = { count: count + sign * orders, amount: amount + sign * bill.coupon_discount };
    coupons.set(coupon.id, { name: coupon.name, ...sum });
  }
  return [...coupons.values()].filter(isSomething).toSorted(byAmount);
}

function staffOf(entries: readonly Entry[]): DayFigures["staff"] {
  const pressed = entries.filter(({ kind }) => kind !== "in" && kind !== "out");
  return [...groupBy(pressed, ({ staff_id }) => staff_id)]
    .map(([staff_id, those]) => {
      const of = (kind: EntryKind) => tallied(those.filter((entry) => isOf(kind, entry)));
      return { staff_id, sold: of("sold"), returned: of("returned"), canceled: of("canceled") };
    })
    .toSorted((one, other) => byAmount(one.sold, other.sold));
}
