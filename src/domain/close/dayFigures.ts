import type { CloseFigures, Tally } from "#contract/calls/desk/close.ts";
import type { OrderType, PayType } from "#contract/enumerations.ts";
import { OrderType as Way, PayType as Paid } from "#contract/enumerations.ts";
import type { Bill } from "#contract/order.ts";
import type { WireLanguage } from "#contract/scalars.ts";

export type { OpenMoney } from "#contract/calls/desk/close.ts";

/**
 * in, out: money that came, or went back. sold: an order is wholly paid. reduced: some of it was taken off after that.
 * returned: it was decided that its money goes back. canceled: it was.
 */
export type EntryKind = "in" | "out" | "sold" | "reduced" | "returned" | "canceled";
/** What it is about: an order; cards and vouchers that are bought; those that are redeemed without an order. */
export type EntrySubject = "order" | "value" | "counter";

/** Something that a close counts. */
export interface Entry {
  /** What it is, by its row: there is one of each in all closes. */
  readonly ref: string;
  readonly kind: EntryKind;
  readonly subject: EntrySubject;
  readonly at: Date;
  readonly order_no: string | null;
  readonly order_type: OrderType | null;
  /** Null: it is no money. */
  readonly pay_type: PayType | null;
  /** Yen, never below 0. */
  readonly amount: number;
  /** Whose hand it went through; null: nobody's, or nobody knows. */
  readonly staff_id: string | null;
}

/** A text in all languages: what was closed is read in any of them. */
type Words = Readonly<Record<WireLanguage, string>>;

/** An order as far as a close counts it. */
export interface ClosedOrder {
  readonly bill: Bill;
  readonly people: number;
  readonly coupon: { readonly id: string; readonly name: Words } | null;
  readonly lines: readonly {
    readonly goods_id: string;
    readonly name: Words;
    readonly number: number;
    readonly unit_price: number;
  }[];
  /** What was taken off it once it was paid, the first first. */
  readonly changes: readonly {
    readonly change_id: string;
    readonly goods_id: string;
    readonly name: Words;
    /** Pieces that were taken off; 0: they are given for nothing. */
    readonly number: number;
    readonly bill_before: Bill;
    readonly bill: Bill;
  }[];
}

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

/** What takes a sale back, wholly or in part. */
const isBack = (kind: EntryKind): boolean => kind === "returned" || kind === "reduced";
/** A reduction is told among what was returned. */
const isOf = (kind: EntryKind, entry: Entry): boolean =>
  entry.kind === kind || (kind === "returned" && entry.kind === "reduced");

/** @throws RangeError where the order is missing, or its entry has another total than its bill */
function saleOf(entry: Entry, order: ClosedOrder | undefined): Sale {
  const sale = order && { ...viewOf(entry, order), entry, coupon: order.coupon };
  if (sale === undefined || sale.bill.total !== entry.amount)
    throw new RangeError(`What was sold as ${entry.order_no} has another bill`);
  return sale;
}

/** What of an order an entry is about: all of it as it was sold or as it is left, or what was taken off it. */
function viewOf(
  entry: Entry,
  order: ClosedOrder,
): Pick<Sale, "bill" | "lines" | "orders" | "people" | "sign"> {
  const { bill, changes, people } = order;
  const goodsOf = ({ goods_discount, list_subtotal }: Bill) => list_subtotal - goods_discount;
  const off = changes.map(({ bill: after, bill_before, goods_id, name, number }) => ({
    goods_id,
    name,
    number,
    amount: goodsOf(bill_before) - goodsOf(after),
  }));
  const left = order.lines.map(({ goods_id, name, number, unit_price }) => ({
    goods_id,
    name,
    number,
    amount: number * unit_price,
  }));
  if (entry.kind === "sold")
    return {
      bill: changes[0]?.bill_before ?? bill,
      lines: [...left, ...off],
      people,
      orders: 1,
      sign: 1,
    };
  if (entry.kind === "returned") return { bill, lines: left, people, orders: 1, sign: -1 };
  const at = changes.findIndex(({ change_id }) => entry.ref === `reduced ${change_id}`);
  const change = changes[at];
  if (change === undefined) throw new RangeError(`Nothing was taken off as ${entry.ref}`);
  const bills = lessBill(change.bill_before, change.bill);
  return { bill: bills, lines: off.slice(at, at + 1), people: 0, orders: 0, sign: -1 };
}

/** What a bill had that another one has no more. */
export function lessBill(before: Bill, after: Bill): Bill {
  const rates = new Set([...before.taxes, ...after.taxes].map(({ rate }) => rate));
  const of = ({ taxes }: Bill, rate: number) => taxes.find((each) => each.rate === rate);
  return {
    list_subtotal: before.list_subtotal - after.list_subtotal,
    goods_discount: before.goods_discount - after.goods_discount,
    goods_subtotal: before.goods_subtotal - after.goods_subtotal,
    coupon_discount: before.coupon_discount - after.coupon_discount,
    cover_charge: before.cover_charge - after.cover_charge,
    delivery_fee: before.delivery_fee - after.delivery_fee,
    total: before.total - after.total,
    taxes: [...rates].map((rate) => ({
      rate,
      taxable: (of(before, rate)?.taxable ?? 0) - (of(after, rate)?.taxable ?? 0),
      tax: (of(before, rate)?.tax ?? 0) - (of(after, rate)?.tax ?? 0),
    })),
  };
}

/**
 * Whether money is in the store's drawer: cash at the counter, and what its own couriers bring back from a door. What a
 * parcel's carrier takes is not.
 */
function isInDrawer({ order_type, pay_type }: Entry): boolean {
  return pay_type === Paid.cash || (pay_type === Paid.cashOnDelivery && order_type !== Way.shipping);
}

interface Sale {
  readonly entry: Entry;
  readonly bill: Bill;
  readonly coupon: ClosedOrder["coupon"];
  readonly people: number;
  readonly lines: readonly {
    readonly goods_id: string;
    readonly name: Words;
    readonly number: number;
    readonly amount: number;
  }[];
  /** 0 of what was taken off an order that stays one. */
  readonly orders: 0 | 1;
  /** -1 of what went back. */
  readonly sign: 1 | -1;
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

function together<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** By keys that are numbers, in their order. */
const grouped = <Item, Key extends number>(items: readonly Item[], keyOf: (item: Item) => Key) =>
  [...together(items, keyOf)].toSorted(([one], [other]) => one - other);

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
  return [...together(pressed, ({ staff_id }) => staff_id)]
    .map(([staff_id, those]) => {
      const of = (kind: EntryKind) => tallied(those.filter((entry) => isOf(kind, entry)));
      return { staff_id, sold: of("sold"), returned: of("returned"), canceled: of("canceled") };
    })
    .toSorted((one, other) => byAmount(one.sold, other.sold));
}
