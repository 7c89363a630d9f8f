import type { TFunction } from "i18next";
import type { BoardAction, Ticket } from "#contract/calls/desk/board.ts";
import { OrderStatus, OrderType, PayStatus, PayType } from "#contract/enumerations.ts";
import { clockTime, day, dayAndTime, money } from "#text/formats.ts";

export type BoardTexts = TFunction<"desk/board">;

/** Where an order stands, in the words of its way of ordering. */
export function stateWords(
  { is_ready, order_status, order_type }: Pick<Ticket, "is_ready" | "order_status" | "order_type">,
  t: BoardTexts,
): string {
  if (order_status === OrderStatus.canceled) return t("state.canceled");
  if (order_status === OrderStatus.pending) return t("state.waiting");
  if (order_status === OrderStatus.settled) return t("state.settled");
  if (order_status === OrderStatus.confirmed) {
    if (order_type === OrderType.shipping) return t(is_ready ? "state.sent" : "state.packing");
    if (!is_ready) return t("state.preparing");
    return t(order_type === OrderType.takeAway ? "state.ready2" : "state.ready3");
  }
  if (order_type === OrderType.dineIn) return t("state.served");
  return t(order_type === OrderType.takeAway ? "state.handed2" : "state.handed3");
}

/** The words on a button at an order. */
export function actionLabel(action: BoardAction, { order_type }: Ticket, t: BoardTexts): string {
  if (action === "ready") {
    if (order_type === OrderType.shipping) return t("act.ready4");
    return t(order_type === OrderType.delivery ? "act.ready3" : "act.ready2");
  }
  if (action === "complete") {
    if (order_type === OrderType.dineIn) return t("act.complete1");
    return t(order_type === OrderType.takeAway ? "act.complete2" : "act.complete3");
  }
  if (action === "pay_cash" && order_type >= OrderType.delivery) return t("act.cashAtDoor");
  return t(`act.${action}`);
}

/** What is done by one tap; cancelling and refunds are asked for once more. */
const PLAIN: readonly BoardAction[] = ["accept", "ready", "complete", "pay_cash", "settle"];

/** The buttons of an order that stand open. */
export function plainActions({ actions }: Ticket): BoardAction[] {
  return PLAIN.filter((action) => actions.includes(action));
}

const isCash = ({ pay_type }: Ticket) => pay_type === PayType.cash || pay_type === PayType.cashOnDelivery;

/** Whether whoever has the order before them takes what is left to pay: at the register, the counter or the door. */
export function isToCollect(ticket: Ticket): boolean {
  const isAway = ticket.order_type !== OrderType.dineIn;
  return ticket.left_to_pay > 0 && (ticket.is_at_register || (isAway && isCash(ticket)));
}

/** What is likely to be done next. Money before goods: cash that is due at the counter is taken before anything is handed out there. */
export function nextAction(ticket: Ticket): BoardAction | undefined {
  const offered = plainActions(ticket);
  const isDueAtCounter = ticket.order_type === OrderType.takeAway && ticket.is_ready && isCash(ticket);
  const isMoneyFirst = offered.includes("pay_cash") && (ticket.is_at_register || isDueAtCounter);
  return isMoneyFirst && offered[0] !== "accept" ? "pay_cash" : offered[0];
}

/** Whether an action asks for something first: who brings it, in which parcels, who collects it. */
export function needsForm(action: BoardAction, { order_type }: Ticket): boolean {
  if (action === "ready") return order_type === OrderType.delivery || order_type === OrderType.shipping;
  return (
    (action === "complete" && order_type === OrderType.takeAway) || action === "refund" || action === "cancel"
  );
}

/** Yen that went back of an order that is paid for the rest; 0 of one that was wholly refunded, which says so itself. */
export function partBack({ pay_status, refunded }: Pick<Ticket, "pay_status" | "refunded">): number {
  return pay_status === PayStatus.refunded ? 0 : refunded;
}

/** Yen that an order says beside whether it is paid: what it costs, or what went back of it wholly. */
export function saidSum({
  pay_status,
  refunded,
  total,
}: Pick<Ticket, "pay_status" | "refunded" | "total">): number {
  return pay_status === PayStatus.refunded && refunded > 0 ? refunded : total;
}

/** Whether its lines can still be changed: not once it is canceled, or its money went back. */
export function mayChangeLines({ order_status, pay_status }: Ticket): boolean {
  const isBack = pay_status === PayStatus.refunded || pay_status === PayStatus.refundFailed;
  return order_status !== OrderStatus.canceled && !isBack;
}

/** For when it was ordered: of today the hour alone. */
export function dueWords(due_at: string, tag: string, timeZone: string): string {
  const isToday = day(due_at, tag, timeZone) === day(Date.now(), tag, timeZone);
  return isToday ? clockTime(due_at, tag, timeZone) : dayAndTime(due_at, tag, timeZone);
}

/** Whether it is paid, in a word, and how urgently that is to be known. */
export function moneyWords(
  ticket: Pick<
    Ticket,
    "is_at_register" | "left_to_pay" | "order_type" | "parts_total" | "pay_status" | "total"
  >,
  t: BoardTexts,
): {
  readonly text: string;
  readonly tone: "ok" | "warn" | "danger" | "plain";
  /** What it costs is among the words. */
  readonly saysSum?: true;
} {
  const { is_at_register, left_to_pay, order_type, parts_total, pay_status, total } = ticket;
  if (pay_status === PayStatus.paid || pay_status === PayStatus.collected)
    return { text: t("money.paid"), tone: "ok" };
  if (pay_status === PayStatus.refunded) return { text: t("money.refunded"), tone: "plain" };
  if (pay_status === PayStatus.refundFailed) return { text: t("money.refundFailed"), tone: "danger" };
  if (parts_total > 0 && left_to_pay > 0)
    return {
      text: t("money.inPart", { paid: money(parts_total), total: money(total) }),
      tone: "warn",
      saysSum: true,
    };
  if (is_at_register && order_type === OrderType.dineIn) return { text: t("money.atRegister"), tone: "warn" };
  return {
    text: t("money.unpaid"),
    tone: order_type !== OrderType.dineIn && left_to_pay > 0 ? "warn" : "plain",
  };
}
