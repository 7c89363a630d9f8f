import { html } from "hono/html";
import { orderButtons } from "./orderButtons.ts";
import type { BoardOrder } from "./readBoard.ts";
import { clockTime, type View } from "./view.ts";

const yen = (amount: number) => `¥${amount.toLocaleString("en-US")}`;

/** An order on the board: whose it is, what is in it, how it is paid, and what to do with it. */
export function orderView(one: BoardOrder, view: View) {
  const { is_waiting, order, rounds } = one;
  const { language, words } = view;
  const tableware = order.tableware?.[language] ?? "";
  const remarks = new Set([order.remark, ...rounds.map(({ remark }) => remark)]);
  remarks.delete("");
  return html`<li class="order" data-key="order-${order.order_no}" data-status="${order.order_status}" data-new="${String(is_waiting)}" data-cashier="${String(order.is_cashier_pending)}">
    <div class="head">
      <h3 class="number">${order.call_number}</h3>
      <p>${order.seat_number ? html`${words.table} <b>${order.seat_number}</b>` : ""}
        ${order.people > 0 ? html`<span>${order.people} ${words.people}</span>` : ""}
        <time datetime="${order.placed_at.toISOString()}">${clockTime(order.placed_at, view)}</time></p>
      <span class="state">${words.status[order.order_status]}</span>
    </div>
    ${order.is_table_verified ? "" : html`<p class="warn">${words.unverified}</p>`}
    ${linesView(one, view)}
    ${[...remarks].map((remark) => html`<p class="remark"><b>${words.remark}</b> ${remark}</p>`)}
    ${tableware === "" ? "" : html`<p class="fact"><b>${words.tableware}</b> ${tableware}</p>`}
    ${order.cancel_reason === "" ? "" : html`<p class="fact">${order.cancel_reason}</p>`}
    ${moneyView(one, view)}
    ${orderButtons(one, view)}
  </li>`;
}

function linesView({ lines, order, rounds }: BoardOrder, { language, words }: View) {
  const pending = new Set(rounds.filter(({ accepted_at }) => accepted_at === null).map(({ round }) => round));
  const isAddition = (round: number) => order.order_status > 0 && round > 1 && pending.has(round);
  return html`<ul class="lines">${lines.map(
    (line) => html`<li data-key="line-${line.id}" data-new="${String(isAddition(line.round))}">
      <b class="pieces">${line.number} ×</b>
      <span>${line.name[language]}
        ${isAddition(line.round) ? html`<mark>${words.addition}</mark>` : ""}
        ${line.option_name[language] ? html`<small>${line.option_name[language]}</small>` : ""}</span></li>`,
  )}</ul>`;
}

function moneyView({ order }: BoardOrder, { words }: View) {
  const paid = {
    0: words.unpaid,
    1: words.paid,
    3: words.refunded,
    4: words.refundFailed,
    5: words.paid,
  };
  return html`<div class="money">
    <b>${yen(order.total)}</b>
    <span class="paid" data-paid="${order.pay_status}">${paid[order.pay_status]}</span>
    ${order.pay_type === null ? "" : html`<span class="way">${words.payTypes[order.pay_type]}</span>`}
    ${order.is_cashier_pending ? html`<mark>${words.atRegister}</mark>` : ""}
  </div>`;
}
