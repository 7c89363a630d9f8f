import { OrderStatus, OrderType, PayStatus, PayType } from "#contract/enumerations.ts";
import { orderLines, orderRounds, orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import { visits } from "#provider/db/tables/stores.ts";
import { sameText } from "./baskets.ts";
import type { CopiedRow } from "./copyRows.ts";
import type { PlacedOrder } from "./traffic.ts";

const MINUTE = 60_000;
const later = (milliseconds: number, minutes: number) => new Date(milliseconds + minutes * MINUTE);

/** Whether the table ordered once more: each fifth, by its number. */
const hasSecond = ({ basket, order_no, order_type }: PlacedOrder) =>
  order_type === OrderType.dineIn && basket.lines.length > 1 && /[0-5]$/.test(order_no);
const isOnline = ({ pay_type }: PlacedOrder) => pay_type !== PayType.cash;
const visitOf = ({ order_no, order_type }: PlacedOrder) =>
  order_type === OrderType.dineIn ? `visit-${order_no}` : null;
const transOf = (order: PlacedOrder) => `trans-${order.order_no}`;

export function* visitRows(
  placed: readonly PlacedOrder[],
  isOver: boolean,
): Generator<CopiedRow<typeof visits>> {
  for (const order of placed) {
    const id = visitOf(order);
    if (id === null) continue;
    const table_id = order.shop.tables[order.table] ?? "";
    const closed_at = isOver ? later(order.placed, 75) : null;
    yield {
      id,
      table_id,
      store_id: order.shop.id,
      people: order.people,
      opened_at: later(order.placed, -1),
      closed_at,
    };
  }
}

/** Orders that are over, or, of those that are under way, a third each to be accepted, in the kitchen, and served. */
export function* orderRows(
  placed: readonly PlacedOrder[],
  isOver: boolean,
): Generator<CopiedRow<typeof orders>> {
  for (const [index, order] of placed.entries()) {
    const { basket, end, order_type, placed: at, shop } = order;
    const isCanceled = isOver && end === "canceled";
    const status = isCanceled
      ? OrderStatus.canceled
      : isOver
        ? OrderStatus.settled
        : ((index % 3) as 0 | 1 | 2);
    const has = (least: OrderStatus, minutes: number) => (status >= least ? later(at, minutes) : null);
    const isAtTable = order_type === OrderType.dineIn;
    yield {
      order_no: order.order_no,
      uid: order.person.uid,
      store_id: shop.id,
      order_type,
      sitting_id: visitOf(order),
      table_id: isAtTable ? (shop.tables[order.table] ?? null) : null,
      seat_number: isAtTable ? `T${order.table + 1}` : null,
      people: order.people,
      order_status: status,
      pay_status: isOver ? paidBy(order) : PayStatus.unpaid,
      pay_type: order.pay_type,
      call_number: order.call_number,
      bill: basket.billText,
      total: basket.bill.total,
      contact_name: isAtTable ? "" : "山田",
      contact_phone: isAtTable ? "" : "+819012345678",
      delivery_address: isAtTable || order_type === OrderType.takeAway ? null : HOME,
      receive_at: order_type === OrderType.delivery ? later(at, 45) : null,
      pickup_at: order_type === OrderType.takeAway ? later(at, 30) : null,
      purchase_id: order_type === OrderType.shipping ? `purchase-${order.order_no}` : null,
      ready_at: isAtTable ? null : has(OrderStatus.completed, 25),
      placed_at: later(at, 0),
      confirmed_at: has(OrderStatus.confirmed, 2),
      completed_at: has(OrderStatus.completed, 20),
      settled_at: has(OrderStatus.settled, 60),
      cancelled_at: isCanceled ? later(at, 8) : null,
      trans_id: isOver && isOnline(order) ? transOf(order) : null,
    };
  }
}

const HOME = {
  name: "山田",
  phone: "09012345678",
  postal_code: "1050011",
  address: "東京都港区芝公園4-2-8",
  detail: "",
};

function paidBy(order: PlacedOrder): PayStatus {
  if (order.end === "refunded") return PayStatus.refunded;
  if (order.end === "canceled") return isOnline(order) ? PayStatus.refunded : PayStatus.unpaid;
  return isOnline(order) ? PayStatus.paid : PayStatus.collected;
}

export function* roundRows(
  placed: readonly PlacedOrder[],
  isOver: boolean,
): Generator<CopiedRow<typeof orderRounds>> {
  for (const [index, order] of placed.entries()) {
    const { basket, order_no, person, placed: at, shop } = order;
    const accepted_at = isOver || index % 3 > 0 ? later(at, 2) : null;
    const round = { order_no, store_id: shop.id, uid: person.uid, total: basket.bill.total };
    yield { ...round, round: 1, client_order_id: `try-${order_no}`, placed_at: later(at, 0), accepted_at };
    if (!hasSecond(order)) continue;
    const again = {
      client_order_id: `again-${order_no}`,
      placed_at: later(at, 15),
      accepted_at: later(at, 16),
    };
    yield { ...round, round: 2, total: basket.lines.at(-1)?.price ?? 0, ...again };
  }
}

const NO_CHOICE = sameText("");

export function* lineRows(placed: readonly PlacedOrder[]): Generator<CopiedRow<typeof orderLines>> {
  for (const order of placed) {
    const { lines } = order.basket;
    for (const [position, line] of lines.entries()) {
      const isAddition = position === lines.length - 1 && hasSecond(order);
      yield {
        id: `${order.order_no}-${position}`,
        order_no: order.order_no,
        store_id: order.shop.id,
        round: isAddition ? 2 : 1,
        position,
        goods_id: line.goods_id,
        name: line.name,
        option_value: [],
        option_name: NO_CHOICE,
        number: line.number,
        list_price: line.price,
        unit_price: line.price,
        tax_class: line.tax_class,
      };
    }
  }
}

export function* paymentRows(placed: readonly PlacedOrder[]): Generator<CopiedRow<typeof payments>> {
  for (const order of placed) {
    if (!isOnline(order)) continue;
    const isBack = order.end !== "settled";
    yield {
      trans_id: transOf(order),
      order_no: order.order_no,
      store_id: order.shop.id,
      uid: order.person.uid,
      amount: order.basket.bill.total,
      pay_type: order.pay_type,
      state: isBack ? "refunded" : "paid",
      gateway_ref: `gateway-${order.order_no}`,
      created_at: later(order.placed, 1),
      updated_at: later(order.placed, isBack ? 9 : 2),
    };
  }
}

/** What each twenty-fifth customer wrote. */
export function* reviewRows(placed: readonly PlacedOrder[]): Generator<CopiedRow<typeof reviews>> {
  for (const [index, { end, order_no, person, placed: at, shop }] of placed.entries()) {
    if (end !== "settled" || index % 25 !== 0) continue;
    yield {
      id: `review-${order_no}`,
      store_id: shop.id,
      order_no,
      uid: person.uid,
      author: "会員",
      star: 3 + (index % 3),
      content: GOOD,
      created_at: later(at, 180),
    };
  }
}

const GOOD = sameText("おいしかったです。");
