import { html } from "hono/html";
import type { Action } from "#domain/orders/orderMachine.ts";
import { courierForm, handOverForm } from "./away/awayButtons.ts";
import { parcelForm } from "./mall/parcelForm.ts";
import type { BoardOrder } from "./readBoard.ts";
import type { View } from "./view.ts";

type Plain = "accept" | "ready" | "complete" | "pay_cash" | "settle";
const plain: readonly Plain[] = ["accept", "ready", "complete", "pay_cash", "settle"];
const CASH: readonly unknown[] = [1, 7];
const MALL = 4;

/** The buttons of an order. What cannot be taken back is asked for in two steps. */
export function orderButtons(one: BoardOrder, view: View) {
  const { actions, order } = one;
  const { store_id, words } = view;
  const own = `/desk/${encodeURIComponent(store_id)}`;
  const to = (action: Action) => `${own}/orders/${encodeURIComponent(order.order_no)}/${action}`;
  const offered = plain.filter((action) => actions.includes(action));
  const likeliest = likeliestOf(one, offered);
  const key = (name: string) => `${name}-${order.order_no}`;
  const button = (action: Plain) => {
    const form = { to, isMain: action === likeliest };
    if (action === "ready" && order.order_type === 3) return courierForm(one, view, form);
    if (action === "ready" && order.order_type === MALL) return parcelForm(one, view, form);
    if (action === "complete" && order.order_type === 2) return handOverForm(one, view, form);
    return html`<form method="post" action="${to(action)}" data-key="${key(action)}">
      <button class="${form.isMain ? "main" : ""}">${labelOf(action, one, view)}</button></form>`;
  };
  const isOut = order.order_status === 1 && order.ready_at !== null;
  return html`<div class="actions" data-key="${key("actions")}">
    ${offered.map(button)}
    ${isOut && order.order_type === 3 ? courierForm(one, view, { to, isMain: false }) : ""}
    ${isOut && order.order_type === MALL ? parcelForm(one, view, { to, isMain: false }) : ""}
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
  const isDueAtCounter = order.order_type === 2 && order.ready_at !== null && CASH.includes(order.pay_type);
  const isCash = offered.includes("pay_cash") && (order.is_cashier_pending || isDueAtCounter);
  return isCash && offered[0] !== "accept" ? "pay_cash" : offered[0];
}

function labelOf(action: Plain, { order }: BoardOrder, { words }: View): string {
  const { order_type } = order;
  if (action === "ready") return words.ready[2];
  if (action === "complete" && order_type !== 1) return words.completeAway[3];
  return action === "pay_cash" && order_type >= 3 ? words.cashAtDoor : words[action];
}
