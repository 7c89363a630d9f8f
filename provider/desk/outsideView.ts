import { html } from "hono/html";
import { notLetIn } from "#provider/orders/cancelReason.ts";
import type { BoardOrder } from "./readBoard.ts";
import { clockTime, type View } from "./view.ts";

const yen = (amount: number) => `¥${amount.toLocaleString("en-US")}`;

/**
 * Orders that anyone may have sent from anywhere: whoever sits at the table is let in by one tap, and the rest turned away.
 * They stand apart from what the kitchen has to do with, and small, however many there are.
 */
export function outsideView(outside: readonly BoardOrder[], view: View) {
  const { store_id, words } = view;
  const own = `/desk/${encodeURIComponent(store_id)}`;
  return html`<div class="outside" data-key="outside">
    <h2 id="outside">${words.outside} <span class="count">${outside.length}</span></h2>
    <p class="quiet">${words.outsideNote}</p>
    <ul aria-labelledby="outside">${outside.map((one) => outsideOrder(one, view, own))}</ul>
    ${
      outside.length < 2
        ? ""
        : html`<details data-key="refuse-all"><summary>${words.refuseAll}</summary>
      <form method="post" action="${own}/outside/refuse">
        <input type="hidden" name="orders" value="${outside.map(({ order }) => order.order_no).join(" ")}" />
        <button class="danger">${words.refuseAll}</button></form></details>`
    }
  </div>`;
}

function outsideOrder({ lines, order }: BoardOrder, view: View, own: string) {
  const { language, words } = view;
  const to = (action: string) => `${own}/orders/${encodeURIComponent(order.order_no)}/${action}`;
  return html`<li class="knock" data-key="order-${order.order_no}" data-status="outside">
    <div class="head"><h3>${words.table} ${order.seat_number}</h3>
      <p>${order.people > 0 ? html`<span>${words.people(order.people)}</span>` : ""}
        <span>${words.orderNumber} <b>${order.call_number}</b></span>
        <time datetime="${order.placed_at.toISOString()}">${clockTime(order.placed_at, view)}</time></p></div>
    <p>${lines.map(({ name, number, option_name }) => `${name[language]}${option_name[language] ? `（${option_name[language]}）` : ""} × ${number}`).join(" · ")}</p>
    ${order.remark === "" ? "" : html`<p class="remark">${order.remark}</p>`}
    <div class="money"><b>${yen(order.total)}</b>${order.pay_status === 1 ? html`<span class="paid" data-paid="1">${words.paid}</span>` : ""}</div>
    <div class="actions">
      <form method="post" action="${to("accept")}" data-key="accept-${order.order_no}"><button class="main">${words.letIn}</button></form>
      <form method="post" action="${to("cancel")}" data-key="refuse-${order.order_no}">
        <input type="hidden" name="reason" value="${notLetIn[language]}" /><button>${words.turnAway}</button></form>
    </div>
  </li>`;
}
