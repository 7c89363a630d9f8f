import { and, count, eq, isNotNull, sql } from "drizzle-orm";
import type { BoardAction, BoardRefusal } from "#contract/calls/desk/board.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus, OrderType } from "#contract/enumerations.ts";
import { typedPhone } from "#domain/values/typedText.ts";
import type { Database } from "#provider/db/database.ts";
import type { ParcelRow } from "#provider/db/tables/mall.ts";
import { orderRounds, orders } from "#provider/db/tables/orders.ts";
import type { Counter } from "#provider/desk/counter.ts";
import { parcelsSent } from "#provider/mall/shipping.ts";
import { type ActionOnOrder, type Applied, applyAction } from "#provider/orders/applyAction.ts";
import { lockOrder, type OrderRow } from "#provider/orders/lockOrder.ts";
import { leftToPay } from "#provider/orders/orderFacts.ts";
import { refundDue } from "#provider/payments/refundDue.ts";
import type { Parts } from "#provider/server/context.ts";
import { clearPaced, countPaced, type Pace } from "#provider/server/limits.ts";
import { courierOf, type TypedCourier } from "./courier.ts";

type More = Pick<ActionOnOrder, "courier" | "handover_note" | "reason">;

/** What goes with a button. */
export interface OrderFields {
  /** Empty where none was given. */
  readonly reason: string;
  readonly digits: string;
  readonly note: string;
  /** Yen that the button said are taken with it; null: it said nothing of that. */
  readonly taken: number | null;
  readonly courier: TypedCourier;
  /** Of an order of the mall; null where none are named, or wrong ones. */
  readonly parcels: ParcelRow[] | null;
}

/** What goes with a button that asks for nothing. */
export const NO_FIELDS: OrderFields = {
  reason: "",
  digits: "",
  note: "",
  taken: null,
  courier: { courier_name: "", courier_phone: "", delivery_company: "", delivery_number: "" },
  parcels: null,
};

/** What the audit log tells of an order. No reasons: they are words that somebody typed, and stand with the order. */
export async function stateOfOrder(db: Database, order_no: string) {
  const { is_locked, order_status, pay_status, pay_type, ready_at, total } = orders;
  // What was added to it is taken without a change of the order itself.
  const isTaken = and(eq(orderRounds.order_no, order_no), isNotNull(orderRounds.accepted_at));
  const rounds_taken =
    sql<number>`(${db.select({ rounds: count() }).from(orderRounds).where(isTaken)})`.mapWith(Number);
  const columns = { order_status, pay_status, pay_type, ready_at, is_locked, total, rounds_taken };
  return (await db.select(columns).from(orders).where(eq(orders.order_no, order_no)))[0] ?? null;
}

/** Does what the desk's button says to an order of this store; what is to be said when it did not, else null. */
export async function actOnOrder(
  counter: Counter,
  on: {
    readonly store_id: string;
    readonly order_no: string;
    readonly action: BoardAction;
    readonly fields: OrderFields;
  },
): Promise<BoardRefusal | null> {
  const { parts, write } = counter;
  const { action, order_no, store_id, fields } = on;
  const [own] = await parts.db
    .select()
    .from(orders)
    .where(and(eq(orders.order_no, order_no), eq(orders.store_id, store_id)));
  if (own === undefined) return "refused";
  const more = await moreOn(counter, own, action, fields);
  if (typeof more === "string") return more;
  const now = parts.clock();
  const doing = { order_no, action, actor: "store", uid: null, now, ...more } as const;
  const isHandedOut = action === "complete" && own.order_type === OrderType.takeAway;
  const applied = await write((db) =>
    isHandedOut ? handOut(db, doing, fields.taken) : applyAction(db, doing),
  );
  if (typeof applied === "string") return applied;
  if (!applied.ok) return applied.code === Code.stockShort ? "too_few" : "refused";
  if (applied.refund_due) {
    await refundDue(parts);
    await write(() => Promise.resolve());
  }
  return null;
}

/** What goes with an action; what is said where that is missing or wrong. */
async function moreOn(
  { parts }: Counter,
  order: OrderRow,
  action: BoardAction,
  fields: OrderFields,
): Promise<More | BoardRefusal> {
  const { note: handover_note, reason } = fields;
  if (action === "ready" && order.order_type === OrderType.delivery) {
    if (order.order_status !== OrderStatus.confirmed) return "refused";
    const courier = courierOf(fields.courier);
    return typeof courier === "string" ? courier : { courier };
  }
  if (action === "ready" && order.order_type === OrderType.shipping) {
    const { parcels } = fields;
    if (order.order_status !== OrderStatus.confirmed) return "refused";
    return parcels === null ? "parcels" : { courier: parcelsSent(parcels) };
  }
  if (
    action === "complete" &&
    order.order_type === OrderType.takeAway &&
    order.order_status === OrderStatus.confirmed
  ) {
    const said = await mayHandOver(parts, order, fields);
    return said ?? { handover_note };
  }
  if (action === "refund" && reason === "") return "reason_missing";
  return reason === "" ? {} : { reason };
}

/**
 * Hands a take-away out, and with it takes what is still to be paid for it (specification, section 4, pay status 5):
 * `taken` is that amount in yen, as the form said it. What is said where the form asked for another, or for none.
 */
async function handOut(
  db: Database,
  on: ActionOnOrder,
  taken: number | null,
): Promise<Applied | Extract<BoardRefusal, "cash_first">> {
  const order = await lockOrder(db, on.order_no);
  const left = order?.order_status === OrderStatus.confirmed ? leftToPay(order) : 0;
  if (left > 0) {
    if (taken !== left) return "cash_first";
    const paid = await applyAction(db, { ...on, action: "pay_cash" });
    if (!paid.ok) return paid;
  }
  return applyAction(db, on);
}

const DIGITS = 4;
/** For an order: four digits are soon guessed. Guests who mistake theirs wait for minutes, and a note needs none. */
const TRIES: Pace = { name: "digits of a take-away", free: 10, pause: 10, longest: 300, drains: 3_600 };

/**
 * Whether a take-away may be handed out: to whoever says the last four digits of the customer's phone (specification,
 * section 9), or, with a note of how they were known, by the staff's own word. Null when it may; else what is said.
 */
async function mayHandOver(
  { db, clock }: Pick<Parts, "db" | "clock">,
  { contact_phone, order_no }: Pick<OrderRow, "contact_phone" | "order_no">,
  { digits, note }: { readonly digits: string; readonly note: string },
): Promise<BoardRefusal | null> {
  if (note !== "") return null;
  if ((await countPaced(db, TRIES, order_no, clock())) !== null) return "too_many_digits";
  // Whoever types the whole number has typed its end.
  const given = typedPhone(digits).slice(-DIGITS);
  const isRight = given.length === DIGITS && contact_phone.slice(-DIGITS) === given;
  if (!isRight) return "wrong_digits";
  await clearPaced(db, TRIES, order_no);
  return null;
}
