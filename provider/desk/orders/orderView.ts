import { html } from "hono/html";
import { OrderStatus, OrderType, PayStatus } from "#contract/enumerations.ts";
import type { Action } from "#domain/orders/orderMachine.ts";
import type { BoardOrder } from "#provider/desk/board/readBoard.ts";
import { parcelForm } from "#provider/desk/mall/parcels.ts";
import { shipWords } from "#provider/desk/mall/shipWords.ts";
import { wordsIn } from "#provider/desk/speech.ts";
import { clockTime, type View } from "#provider/desk/view.ts";
import { cancelReason, leftToPay, lineWords } from "#provider/orders/orderFacts.ts";
import { offPremisesView, courierForm, dueView, handOverForm } from "./offPremisesView.ts";

const yen = (amount: number) => `¥${amount.toLocaleString("en-US")}`;
/** At the counter and at the door. */
const CASH: readonly unknown[] = [1, 7];
const TOLD = 4;

/** An order on the board: whose it is, what is in it, how it is paid, and what to do with it. */
export function orderView(one: BoardOrder, view: View) {
  const { is_late, is_waiting, order, rounds } = one;
  const { language, words } = view;
  const tableware = order.tableware?.[language] ?? "";
  const remarks = new Set([order.remark, ...rounds.map(({ remark }) => remark)]);
  remarks.delete("");
  // A courier goes by the order's number: its end tells it from the others of the day.
  const number = order.call_number === "" ? order.order_no.slice(-TOLD) : order.call_number;
  return html`<li class="order" data-key="order-${order.order_no}" data-mode="${order.order_type}" data-status="${order.order_status}" data-new="${String(is_waiting)}" data-late="${String(is_late)}" data-cashier="${String(order.is_cashier_pending)}">
    <div class="head">
      <h3 class="number">${number}</h3>
      <span class="state">${stateOf(one, view)}</span>
      <p>${order.order_type === OrderType.dineIn ? "" : html`<span class="mode">${words.modes[order.order_type]}</span>`}
        ${order.seat_number ? html`${words.table} <b>${order.seat_number}</b>` : ""}
        ${order.people > 0 ? html`<span>${words.people(order.people)}</span>` : ""}
        <time datetime="${order.placed_at.toISOString()}">${clockTime(order.placed_at, view)}</time>
        ${order.call_number === "" ? html`<small>${order.order_no}</small>` : ""}</p>
    </div>
    ${dueView(one, view)}
    ${order.is_table_verified || order.order_status !== OrderStatus.pending ? "" : html`<p class="warn">${words.unverified}</p>`}
    ${linesView(one, view)}
    ${[...remarks].map((remark) => html`<p class="remark"><b>${words.remark}</b> ${remark}</p>`)}
    ${tableware === "" ? "" : html`<p class="fact"><b>${words.tableware}</b> ${tableware}</p>`}
    ${offPremisesView(one, view)}
    ${order.cancel_reason === "" ? "" : html`<p class="fact">${cancelReason(order.cancel_reason, view.language)}</p>`}
    ${order.refund_reason === "" ? "" : html`<p class="fact"><b>${words.refundedFor}</b> ${order.refund_reason}</p>`}
    ${moneyView(one, view)}
    ${orderButtons(one, view)}
  </li>`;
}

/** Where the order stands, in the words of its way of ordering. */
function stateOf({ order }: BoardOrder, { language, words }: View): string {
  const { order_status, order_type, ready_at } = order;
  if (order_type === OrderType.dineIn) return words.status[order_status];
  const ship = wordsIn(shipWords, language);
  if (order_type === OrderType.shipping && order_status === OrderStatus.confirmed)
    return ready_at === null ? ship.preparing : ship.sent;
  const way = order_type === OrderType.takeAway ? 2 : 3;
  if (order_status === OrderStatus.confirmed && ready_at !== null) return words.offPremises[way];
  return order_status === OrderStatus.completed ? words.handedOut[way] : words.status[order_status];
}

function linesView({ lines, order, rounds }: BoardOrder, { language, words }: View) {
  const pending = new Set(rounds.filter(({ accepted_at }) => accepted_at === null).map(({ round }) => round));
  const isAddition = (round: number) => order.order_status > 0 && round > 1 && pending.has(round);
  return html`<ul class="lines">${lines.map((line) => {
    const { choices, name } = lineWords(line, language);
    return html`<li data-key="line-${line.id}" data-new="${String(isAddition(line.round))}">
      <b class="pieces">${line.number} ×</b>
      <span>${name}
        ${isAddition(line.round) ? html`<mark>${words.addition}</mark>` : ""}
        ${choices ? html`<small>${choices}</small>` : ""}</span></li>`;
  })}</ul>`;
}

function moneyView({ actions, order }: BoardOrder, { words }: View) {
  const paid = {
    [PayStatus.unpaid]: words.unpaid,
    [PayStatus.paid]: words.paid,
    [PayStatus.refunded]: words.refunded,
    [PayStatus.refundFailed]: words.refundFailed,
    [PayStatus.collected]: words.paid,
  };
  const isAtDoor =
    order.order_type !== OrderType.dineIn && CASH.includes(order.pay_type) && actions.includes("pay_cash");
  const left = leftToPay(order);
  // What balances have paid of it is not collected again, wherever that is.
  const isToCollect = isAtDoor || (order.is_cashier_pending && left < order.total);
  return html`<div class="money" data-key="money-${order.order_no}">
    <b>${yen(order.total)}</b>
    <span class="paid" data-paid="${order.pay_status}">${paid[order.pay_status]}</span>
    ${order.pay_type === null ? "" : html`<span class="way">${words.payTypes[order.pay_type]}</span>`}
    ${order.stored_total > 0 ? html`<span class="way">${words.byBalance} ${yen(order.stored_total)}</span>` : ""}
    ${order.is_cashier_pending && !isAtDoor ? html`<mark>${words.atRegister}</mark>` : ""}
    ${isToCollect ? html`<mark>${words.toCollect} ${yen(left)}</mark>` : ""}
  </div>`;
}

type Plain = "accept" | "ready" | "complete" | "pay_cash" | "settle";
const plain: readonly Plain[] = ["accept", "ready", "complete", "pay_cash", "settle"];

/** The buttons of an order. What cannot be taken back is asked for in two steps. */
function orderButtons(one: BoardOrder, view: View) {
  const { actions, order } = one;
  const { store_id, words } = view;
  const own = `/desk/${encodeURIComponent(store_id)}`;
  const to = (action: Action) => `${own}/orders/${encodeURIComponent(order.order_no)}/${action}`;
  const offered = plain.filter((action) => actions.includes(action));
  const likeliest = likeliestOf(one, offered);
  const key = (name: string) => `${name}-${order.order_no}`;
  const button = (action: Plain) => {
    const form = { to, isMain: action === likeliest };
    if (action === "ready" && order.order_type === OrderType.delivery) return courierForm(one, view, form);
    if (action === "ready" && order.order_type === OrderType.shipping) return parcelForm(one, view, form);
    if (action === "complete" && order.order_type === OrderType.takeAway)
      return handOverForm(one, view, form);
    return html`<form method="post" action="${to(action)}" data-key="${key(action)}">
      <button class="${form.isMain ? "main" : ""}">${labelOf(action, one, view)}</button></form>`;
  };
  const isOut = order.order_status === OrderStatus.confirmed && order.ready_at !== null;
  return html`<div class="actions" data-key="${key("actions")}">
    ${offered.map(button)}
    ${isOut && order.order_type === OrderType.delivery ? courierForm(one, view, { to, isMain: false }) : ""}
    ${isOut && order.order_type === OrderType.shipping ? parcelForm(one, view, { to, isMain: false }) : ""}
    <details data-key="${key("message")}"><summary>${words.note}</summary>
      <form method="post" action="${own}/messages">
        <input type="hidden" name="order_no" value="${order.order_no}" />
        <label>${words.message} <input name="content" maxlength="200" required autocomplete="off" /></label>
        <button class="main">${words.send}</button>
      </form></details>
    ${
      actions.includes("refund")
        ? html`<details data-key="${key("refund")}"><summary>${words.refund}</summary>
          <form method="post" action="${to("refund")}">
            <p>${words.refundSure}</p>
            <label>${words.refundReason} <input name="reason" maxlength="200" required autocomplete="off" /></label>
            <button class="danger">${words.refund}</button>
          </form></details>`
        : ""
    }
    ${
      actions.includes("cancel")
        ? html`<details data-key="${key("cancel")}"><summary>${words.cancel}</summary>
          <form method="post" action="${to("cancel")}">
            <label>${words.reason} <input name="reason" maxlength="200" autocomplete="off" /></label>
            <button class="danger">${words.cancel}</button>
          </form></details>`
        : ""
    }
  </div>`;
}

/** Money before goods: cash that is due at the counter is taken before anything is handed out there. */
function likeliestOf({ order }: BoardOrder, offered: readonly Plain[]): Plain | undefined {
  const isDueAtCounter =
    order.order_type === OrderType.takeAway && order.ready_at !== null && CASH.includes(order.pay_type);
  const isCash = offered.includes("pay_cash") && (order.is_cashier_pending || isDueAtCounter);
  return isCash && offered[0] !== "accept" ? "pay_cash" : offered[0];
}

function labelOf(action: Plain, { order }: BoardOrder, { words }: View): string {
  const { order_type } = order;
  if (action === "ready") return words.ready[2];
  if (action === "complete" && order_type !== OrderType.dineIn) return words.completeOffPremises[3];
  return action === "pay_cash" && order_type >= 3 ? words.cashAtDoor : words[action];
}
