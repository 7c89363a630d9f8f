import type { ParsedRequestOf } from "#contract/call.ts";
import type { createOrder } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { OrderType, type PayType } from "#contract/enumerations.ts";
import type { Bill } from "#contract/order.ts";
import { type CouponOff, priceDifference, reachesMinimumTotal } from "#domain/price/bill.ts";
import { billWithCoupon } from "#provider/coupons/billWithCoupon.ts";
import { type CouponAtHand, spentCoupon, takeCoupon } from "#provider/coupons/takeCoupon.ts";
import { informs, outbox } from "#provider/db/tables/messages.ts";
import { orderLines, orderRounds, orders } from "#provider/db/tables/orders.ts";
import type { MemberRow } from "#provider/members/member.ts";
import { eventRows, signalRow } from "#provider/notices/inform.ts";
import type { OrderFacts } from "#provider/orders/orderFacts.ts";
import type { Caller, Context, Fail } from "#provider/server/context.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import type { PricedLine } from "./checkLines.ts";
import { newOrderNumber, nextCallNumber } from "./orderNumbers.ts";
import { roundRows } from "./round.ts";

const MINUTE = 60_000;
/** At the register and at the door: it changes hands with the goods. */
const CASH: readonly number[] = [1, 7];

type Failures =
  | typeof Code.totalTooSmall
  | typeof Code.additionFailed
  | typeof Code.noPermission
  | typeof Code.couponMissing
  | typeof Code.couponUsedOrExpired
  | typeof Code.couponConditionsNotMet
  | typeof Code.priceChanged;

/** What an order is asked for with, whichever way it goes. */
interface AskedOrder {
  readonly client_order_id: string;
  readonly store: StoreRow;
  readonly order_type: OrderType;
  readonly pay_type: PayType;
  readonly coupon_id: string | undefined;
  readonly invoice_title: string;
  readonly remark: string;
  /** Yen that the customer was shown. */
  readonly shown_total: number;
}

/** The same of a request for one order. */
export function askedOf(store: StoreRow, request: ParsedRequestOf<typeof createOrder>): AskedOrder {
  const { client_order_id, companyName, coupon_id, order_type, pay_type, remark = "", shown_total } = request;
  const invoice_title = companyName ?? "";
  return { client_order_id, store, order_type, pay_type, coupon_id, invoice_title, remark, shown_total };
}

/** The columns of an order that are its way's own; what every order has is written by `writeOrder`. */
type OwnColumns = Partial<
  Omit<
    typeof orders.$inferInsert,
    | keyof AskedOrder
    | "order_no"
    | "uid"
    | "store_id"
    | "bill"
    | "total"
    | "member_coupon_id"
    | "call_number"
    | "placed_at"
  >
>;

/**
 * A way of fulfilment: what is its own in placing an order. Whoever makes one has checked where, when and for whom it is;
 * the steps are asked in the order in which they stand here.
 */
export interface Fulfilment {
  readonly asked: AskedOrder;
  /** Its lines, checked against the menu of now. */
  readonly lines: () => readonly PricedLine[];
  /** The bill, with what a coupon takes off the lines. */
  readonly billWith: (lines: readonly PricedLine[], off: CouponOff | null) => Bill;
  /** What the goods have to come to. */
  readonly checkBill?: (bill: Bill) => void;
  /** Takes what the order holds (chairs, pieces, a place in the booked time), and gives the columns that are its own. */
  readonly take: (lines: readonly PricedLine[]) => Promise<OwnColumns>;
  /** Whether it has a number of the store's day, by which it is called at the counter. */
  readonly isNumbered: boolean;
  /** What the member is told beside that it is placed. */
  readonly note?: string | undefined;
  /** Whether the store's table has changed for everyone who looks at it. */
  readonly isSeenAtTable?: boolean;
  readonly fail: Fail<Failures>;
}

/** An order that can be written as it is. */
export interface PricedOrder {
  readonly way: Fulfilment;
  readonly lines: readonly PricedLine[];
  readonly bill: Bill;
  readonly coupon: CouponAtHand | null;
}

type Placing = Pick<Context<Caller>, "db" | "now" | "parts"> & {
  /** Who orders, locked. */
  readonly member: Pick<MemberRow, "uid" | "channel" | "language">;
};

/** Places an order, all in the caller's transaction. */
export async function placeOrder(way: Fulfilment, placing: Placing): Promise<OrderFacts> {
  return writeOrder(await priceOrder(way, placing), placing);
}

/**
 * Checks and prices what is ordered anew, with its coupon locked. 90007 when the customer was shown another total; 410
 * for one that cannot be paid; a coupon's failures as `takeCoupon` and `billWithCoupon` have them.
 */
export async function priceOrder(way: Fulfilment, { member, db, now }: Placing): Promise<PricedOrder> {
  const { asked, fail } = way;
  const { coupon_id, order_type, shown_total, store } = asked;
  const wanted = { uid: member.uid, store_id: store.id, coupon_id, now, lock: true };
  const coupon = await takeCoupon(db, wanted, fail);
  const lines = way.lines();
  const bill = billWithCoupon(coupon, { lines, order_type }, (off) => way.billWith(lines, off), fail);
  way.checkBill?.(bill);
  checkTotal({ bill, lines, order_type, shown_total }, fail);
  return { way, lines, bill, coupon };
}

/** 90007 for another total than the customer was shown, 410 below 2 yen unless it is a buffet's dishes alone, at a table. */
export function checkTotal(
  priced: Pick<PricedOrder, "bill" | "lines"> & Pick<AskedOrder, "order_type" | "shown_total">,
  fail: Fail<typeof Code.totalTooSmall | typeof Code.priceChanged>,
): void {
  const { bill, lines, order_type, shown_total } = priced;
  const difference = priceDifference(shown_total, bill);
  if (difference !== null) return fail(Code.priceChanged, difference);
  const isBuffetAlone = order_type === OrderType.dineIn && lines.every(({ row }) => row.is_buffet);
  if (!reachesMinimumTotal(bill.total, isBuffetAlone)) return fail(Code.totalTooSmall);
}

/**
 * Takes what a priced order holds, and writes it in one statement: the order with its number, round and lines, its coupon
 * used up, and who is told of it. What locks the store's numbers is the last but the answer to be written.
 */
export async function writeOrder(
  { bill, coupon, lines, way }: PricedOrder,
  { member, db, now, parts }: Placing,
): Promise<OrderFacts> {
  const { client_order_id, invoice_title, order_type, pay_type, remark, store } = way.asked;
  const { uid } = member;
  const store_id = store.id;
  const own = await way.take(lines);
  const order_no = newOrderNumber(store, now, parts.random);
  const { total } = bill;
  const round = {
    order_no,
    store_id,
    round: 1,
    uid,
    client_order_id,
    total,
    remark,
    placed_at: now,
    accepted_at: null,
    is_taken_by_rule: false,
    extra_minutes: store.extra_minutes,
  };
  const rows = roundRows(round, lines);
  const { note } = way;
  const told = eventRows(member, {
    uid,
    store_id,
    order_no,
    event: "order_placed",
    now,
    ...(note && { note }),
  });
  const messages = way.isSeenAtTable
    ? [told.message, signalRow(store_id, "table_changed", now)]
    : [told.message];
  const { counted, number } = nextCallNumber(db, store, now);
  const spent = spentCoupon(db, coupon, { order_no, now });
  const [order] = await db
    .with(
      ...(way.isNumbered ? [counted] : []),
      db.$with("written_round").as(db.insert(orderRounds).values(round)),
      db.$with("written_lines").as(db.insert(orderLines).values(rows)),
      db.$with("kept_notice").as(db.insert(informs).values(told.kept)),
      db.$with("messages").as(db.insert(outbox).values(messages)),
      ...(spent === null ? [] : [db.$with("spent_coupon").as(spent)]),
    )
    .insert(orders)
    .values({
      order_no,
      uid,
      store_id,
      order_type,
      remark,
      invoice_title,
      pay_type,
      bill,
      total,
      member_coupon_id: coupon?.member_coupon_id ?? null,
      placed_at: now,
      // A payment online runs out.
      auto_cancel_at: CASH.includes(pay_type)
        ? null
        : new Date(now.getTime() + store.auto_cancel_minutes * MINUTE),
      ...own,
      call_number: way.isNumbered ? number : "",
    })
    .returning();
  if (order === undefined) return way.fail(Code.additionFailed);
  return { order, store, lines: rows, rounds: [round], is_reviewed: false, purchase_count: 0 };
}
