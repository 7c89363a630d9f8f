import { OrderStatus, OrderType } from "#contract/enumerations.ts";
import type { OrderDetail, OrderLine, OrderSummary } from "#contract/order.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { dishStage } from "#domain/kitchen/dishes.ts";
import { customerActions } from "#domain/orders/orderMachine.ts";
import { isBefore } from "#domain/orders/orderState.ts";
import { MINIMUM_TOTAL } from "#domain/price/bill.ts";
import { couponOfOrder } from "#provider/coupons/takeCoupon.ts";
import type { Database } from "#provider/db/database.ts";
import { partsOf } from "#provider/payments/storedParts.ts";
import { presentStoredBack } from "#provider/payments/storedValueFor.ts";
import { flag } from "#provider/server/calls/envelope.ts";
import { changesOf, presentChange } from "./lines/lineChanges.ts";
import type { OrderRow } from "./lockOrder.ts";
import { cancelReason, leftToPay, type OrderFacts, orderFacts, stateOf } from "./orderFacts.ts";

export interface Viewer {
  readonly uid: string;
  readonly language: WireLanguage;
}

const MINUTE = 60_000;

/** How many goods a list names. */
const NAMES = 3;

/** Orders as a list shows them. */
export async function presentSummaries(
  db: Database,
  orders: readonly OrderRow[],
  viewer: Viewer,
): Promise<OrderSummary[]> {
  const facts = await orderFacts(db, orders);
  return facts.map((each) => summaryOf(each, viewer));
}

/** One order, whole. What concerns its owner alone is left out for others at the table. */
export async function presentOrder(db: Database, order: OrderRow, viewer: Viewer): Promise<OrderDetail> {
  const [facts] = await orderFacts(db, [order]);
  if (facts === undefined) throw new Error(`Order ${order.order_no} has no store`);
  return presentFacts(db, facts, viewer);
}

/** The same of an order with what belongs to it. */
export async function presentFacts(db: Database, facts: OrderFacts, viewer: Viewer): Promise<OrderDetail> {
  const { order } = facts;
  const isMine = order.uid === viewer.uid;
  const parts = isMine && order.stored_total > 0 ? await partsOf(db, [order.order_no]) : [];
  return {
    ...summaryOf(facts, viewer),
    store_phone: facts.store.phone,
    store_address: facts.store.address[viewer.language],
    table_id: order.table_id,
    people: order.people,
    tableware: order.tableware?.[viewer.language] ?? "",
    remark: order.remark,
    invoice_title: isMine ? order.invoice_title : "",
    contact_name: isMine ? order.contact_name : "",
    contact_phone: isMine ? order.contact_phone : "",
    delivery_address: isMine ? writtenAddress(order) : null,
    courier_name: order.courier_name,
    courier_phone: order.courier_phone,
    courier_place: isMine ? courierPlace(order) : null,
    delivery_company: order.delivery_company,
    delivery_number: order.delivery_number,
    lines: facts.lines.map((line) => lineOf(line, facts, viewer.language)),
    bill: order.bill,
    stored_value: parts.map(({ kind, id, amount }) => ({ kind, id, amount })),
    stored_back: isMine ? await presentStoredBack(db, order, viewer.language) : [],
    to_pay: leftToPay(order),
    coupon: isMine ? await couponOfOrder(db, order, viewer.language) : null,
    is_cashier_pending: flag(order.is_cashier_pending),
    confirmed_time: timeOf(order.confirmed_at),
    completed_time: timeOf(order.completed_at),
    settled_time: timeOf(order.settled_at),
    cancelled_time: timeOf(order.cancelled_at),
    cancel_reason: cancelReason(order.cancel_reason, viewer.language),
    trans_id: isMine ? order.trans_id : null,
    ...(isMine && order.refunded > 0 && { refunded: order.refunded }),
    ...(order.line_changes > 0 && { changes: await presentChanges(db, order, viewer.language) }),
  };
}

/** What the store changed at an order's lines, as its guests are told. */
async function presentChanges(
  db: Database,
  { order_no }: OrderRow,
  language: WireLanguage,
): Promise<NonNullable<OrderDetail["changes"]>> {
  return (await changesOf(db, [order_no])).map((change) => {
    const { how, name, number, reason, time } = presentChange(change, language);
    return { how, name, number, reason, time };
  });
}

/** When the last round should be at the table, by the store's minutes and those that a full kitchen added; null once all is, and where it does not say. */
function servedBy({ order, rounds, store }: OrderFacts): Date | null {
  const isAwaited = order.order_type === OrderType.dineIn && isBefore(order, OrderStatus.completed);
  const last = rounds.at(-1);
  if (!isAwaited || store.serving_minutes === null || last === undefined) return null;
  // Outside of the kitchen's sight until the staff have let it in.
  if (order.order_status === OrderStatus.pending && order.let_in_until !== null) return null;
  return new Date(last.placed_at.getTime() + (store.serving_minutes + last.extra_minutes) * MINUTE);
}

/** The end of the span that a delivery was booked for, as long as the store's spans are; null of what is not brought. */
function broughtBy({ order: { receive_at }, store }: OrderFacts): Date | null {
  return receive_at && new Date(receive_at.getTime() + store.slot_minutes * MINUTE);
}

function summaryOf(facts: OrderFacts, { uid, language }: Viewer): OrderSummary {
  const { order, store, lines } = facts;
  const names = [...new Set(lines.map(({ name }) => name[language]))];
  const actions = customerActions(stateOf(facts, uid));
  return {
    order_no: order.order_no,
    order_type: order.order_type,
    store_id: order.store_id,
    store_name: store.name[language],
    store_picture: store.picture,
    time_zone: store.time_zone,
    order_time: order.placed_at.toISOString(),
    order_status: order.order_status,
    pay_status: order.pay_status,
    pay_type: order.pay_type,
    seat_number: order.seat_number,
    table_id: order.table_id,
    goods_count: lines.reduce((sum, { is_remade, number }) => (is_remade ? sum : sum + number), 0),
    goods_names: names.slice(0, NAMES),
    total: order.total,
    is_mine: flag(order.uid === uid),
    has_pending_round: flag(stateOf(facts, uid).has_pending_round),
    is_locked: flag(order.is_locked),
    let_in_until: order.order_status === OrderStatus.pending ? timeOf(order.let_in_until) : null,
    receive_time: timeOf(order.receive_at),
    receive_until: timeOf(broughtBy(facts)),
    pickup_time: timeOf(order.pickup_at),
    serving_time: timeOf(servedBy(facts)),
    ready_time: timeOf(order.ready_at),
    auto_cancel_time: timeOf(order.auto_cancel_at),
    call_number: order.call_number,
    purchase: purchaseOf(facts, uid),
    arrival: arrivalOf(order, language),
    actions: order.total < MINIMUM_TOTAL ? actions.filter((action) => action !== "pay") : actions,
  };
}

function writtenAddress({ delivery_address }: OrderRow): OrderDetail["delivery_address"] {
  if (delivery_address === null) return null;
  const { address, detail, name, phone, postal_code } = delivery_address;
  return { address, detail, name, phone, postal_code };
}

function courierPlace({ courier_place, delivery_address }: OrderRow): OrderDetail["courier_place"] {
  if (courier_place === null) return null;
  const { position, told_at } = courier_place;
  return { position, time: told_at, door: delivery_address?.position ?? null };
}

/** What an order of the mall was placed with; to its owner alone. */
function purchaseOf({ order, purchase_count }: OrderFacts, uid: string): OrderSummary["purchase"] {
  const { purchase_id } = order;
  return purchase_id === null || order.uid !== uid ? null : { purchase_id, count: purchase_count };
}

/** The day that was asked for, else the first on which its parcels can arrive; null where nothing is shipped. */
function arrivalOf(order: OrderRow, language: WireLanguage): OrderSummary["arrival"] {
  const { arrives_from, delivery_date, delivery_section } = order;
  const date = delivery_date ?? arrives_from;
  if (order.order_type !== OrderType.shipping || date === null) return null;
  return {
    date,
    is_chosen: flag(delivery_date !== null),
    section: delivery_section?.[language] ?? null,
  };
}

function lineOf(
  line: OrderFacts["lines"][number],
  { lines, order, rounds, store }: OrderFacts,
  language: WireLanguage,
): OrderLine {
  const isTaken = rounds.some(({ accepted_at, round }) => round === line.round && accepted_at !== null);
  const of = { ...order, is_ready: order.ready_at !== null };
  const stage = store.tells_dishes ? dishStage(line, of, { party: lines, isTaken }) : null;
  return {
    line_id: line.id,
    goods_id: line.goods_id,
    name: line.name[language],
    option_value: line.option_value,
    option_name: line.option_name[language],
    picture: line.picture,
    number: line.number,
    unit_price: line.unit_price,
    line_total: line.unit_price * line.number,
    round: line.round,
    is_accepted: flag(isTaken),
    ...(stage !== null && { stage }),
    ...(line.is_free && { is_free: 1 }),
    ...(line.is_remade && { is_remade: 1 }),
  };
}

function timeOf(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
