import { html } from "hono/html";
import type { Action } from "#domain/orderMachine.ts";
import type { BoardOrder } from "./readBoard.ts";
import type { View } from "./view.ts";

type Plain = "accept" | "complete" | "pay_cash" | "settle";
const plain: readonly Plain[] = ["accept", "complete", "pay_cash", "settle"];

/** The buttons of an order. What cannot be taken back is asked for in two steps. */
export function orderButtons({ actions, order }: BoardOrder, { store_id, words }: View) {
  const own = `/desk/${encodeURIComponent(store_id)}`;
  const to = (action: Action) => `${own}/orders/${encodeURIComponent(order.order_no)}/${action}`;
  const offered = plain.filter((action) => actions.includes(action));
  const likeliest = order.is_cashier_pending && offered[0] !== "accept" ? "pay_cash" : offered[0];
  const key = (name: string) => `${name}-${order.order_no}`;
  return html`<div class="actions">
    ${offered.map(
      (action) => html`<form method="post" action="${to(action)}" data-key="${key(action)}">
        <button class="${action === likeliest ? "main" : ""}">${words[action]}</button></form>`,
    )}
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
            <p>${words.refundSure}</p><button class="danger">${words.refund}</button>
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
