import type { OrderType, PayType } from "#contract/enumerations.ts";
import type { Bill } from "#contract/order.ts";
import type { WireLanguage } from "#contract/scalars.ts";

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
export type Words = Readonly<Record<WireLanguage, string>>;

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

/** What an entry says was sold, or taken back. */
export interface Sale {
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

/** What takes a sale back, wholly or in part. */
export const isBack = (kind: EntryKind): boolean => kind === "returned" || kind === "reduced";
/** A reduction is told among what was returned. */
export const isOf = (kind: EntryKind, entry: Entry): boolean =>
  entry.kind === kind || (kind === "returned" && entry.kind === "reduced");

/** @throws RangeError where the order is missing, or its entry has another total than its bill */
export function saleOf(entry: Entry, order: ClosedOrder | undefined): Sale {
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
  const bills = billDifference(change.bill_before, change.bill);
  return { bill: bills, lines: off.slice(at, at + 1), people: 0, orders: 0, sign: -1 };
}

/** What a bill had that another one has no more. */
export function billDifference(before: Bill, after: Bill): Bill {
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
