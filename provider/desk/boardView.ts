import { html } from "hono/html";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Action } from "#domain/orderMachine.ts";
import type { Board, BoardOrder } from "./readBoard.ts";
import type { DeskWords } from "./words.ts";

interface View {
  readonly store_id: string;
  readonly language: WireLanguage;
  readonly words: DeskWords;
  /** The signed address of a table's menu, as its printed card carries it. */
  readonly tableLink: (table: Board["tables"][number]) => string;
}

type Label = "accept" | "complete" | "pay_cash" | "settle" | "refund" | "cancel";
const isLabel = (action: Action): action is Label & Action =>
  ["accept", "complete", "pay_cash", "settle", "refund", "cancel"].includes(action);

const clock = (time: Date) =>
  time.toLocaleTimeString("ja-JP", { hour: "2-digit", minute: "2-digit", timeZone: "Asia/Tokyo" });
const yen = (amount: number) => `¥${amount.toLocaleString("en-US")}`;

/** The board as a piece of HTML that the page replaces whenever something has changed. */
export function boardView(board: Board, view: View) {
  const { words } = view;
  return html`
    <section aria-labelledby="orders"><h2 id="orders">${words.orders}</h2>
      ${board.orders.length === 0 ? html`<p class="quiet">${words.noOrders}</p>` : ""}
      <ul class="orders">${board.orders.map((order) => orderView(order, view))}</ul>
    </section>
    <aside>
      <section aria-labelledby="calls"><h2 id="calls">${words.calls}</h2>
        ${board.calls.length === 0 ? html`<p class="quiet">${words.noCalls}</p>` : ""}
        <ul class="calls">${board.calls.map((call) => callView(call, view))}</ul>
      </section>
      <section aria-labelledby="tables"><h2 id="tables">${words.tables}</h2>
        <ul class="tables">${board.tables.map((table) => tableView(table, view))}</ul>
      </section>
    </aside>`;
}

function orderView({ order, lines, rounds, actions, has_pending_round }: BoardOrder, view: View) {
  const { words, language, store_id } = view;
  const pending = new Set(rounds.filter(({ accepted_at }) => accepted_at === null).map(({ round }) => round));
  const paid = { 0: words.unpaid, 1: words.paid, 3: words.refunded, 4: words.refundFailed, 5: words.paid };
  return html`<li class="order" data-status="${order.order_status}" data-new="${has_pending_round && order.order_status >= 0}">
    <header>
      <b class="call">${order.call_number}</b>
      <span>${order.seat_number ? html`${words.table} <b>${order.seat_number}</b> · ` : ""}${order.people} ${words.people}</span>
      <span>${clock(order.placed_at)}</span>
      <b>${words.status[order.order_status]}</b>
    </header>
    ${order.is_table_verified ? "" : html`<p class="warn">${words.unverified}</p>`}
    <ul>${lines.map(
      (line) => html`<li data-new="${pending.has(line.round) && order.order_status > 0}">
        <b>${line.number}</b> × ${line.name[language]}
        ${line.option_name[language] ? html`<small>${line.option_name[language]}</small>` : ""}
        ${pending.has(line.round) && line.round > 1 ? html`<mark>${words.addition}</mark>` : ""}</li>`,
    )}</ul>
    ${[order.remark, ...rounds.map(({ remark }) => remark)]
      .filter((remark, place, all) => remark !== "" && all.indexOf(remark) === place)
      .map((remark) => html`<p class="remark">${words.remark}: ${remark}</p>`)}
    <footer>
      <b>${yen(order.total)}</b> <span>${paid[order.pay_status]}</span>
      ${order.is_cashier_pending ? html`<mark>${words.atRegister}</mark>` : ""}
    </footer>
    <div class="actions">
      ${actions.filter(isLabel).map((action) =>
        action === "cancel"
          ? html`<details><summary>${words.cancel}</summary>
              <form method="post" action="/desk/${store_id}/orders/${order.order_no}/cancel">
                <label>${words.reason} <input name="reason" maxlength="200" /></label>
                <button class="danger">${words.cancel}</button>
              </form></details>`
          : html`<form method="post" action="/desk/${store_id}/orders/${order.order_no}/${action}">
              <button>${words[action]}</button></form>`,
      )}
      <details><summary>${words.message}</summary>
        <form method="post" action="/desk/${store_id}/messages">
          <input type="hidden" name="order_no" value="${order.order_no}" />
          <label>${words.message} <input name="content" maxlength="200" required /></label>
          <button>${words.send}</button>
        </form></details>
    </div>
  </li>`;
}

function callView(call: Board["calls"][number], { words, store_id }: View) {
  return html`<li data-kind="${call.kind}">
    <p><b>${call.kind === 1 ? words.call : ""}</b> ${call.table_id ?? ""} <time>${clock(call.created_at)}</time></p>
    ${call.content ? html`<p>${call.content}</p>` : ""}
    <form method="post" action="/desk/${store_id}/calls/${call.id}">
      ${call.kind === 2 ? html`<label>${words.reply} <input name="content" maxlength="200" /></label>` : ""}
      <button>${call.kind === 2 ? words.send : words.answered}</button>
    </form>
  </li>`;
}

function tableView(table: Board["tables"][number], { words, store_id, tableLink }: View) {
  const act = (action: string, label: string) =>
    html`<form method="post" action="/desk/${store_id}/tables/${table.id}/${action}"><button>${label}</button></form>`;
  return html`<li data-locked="${table.is_locked}" data-taken="${table.people !== null}">
    <a href="${tableLink(table)}"><b>${table.name}</b></a>
    <span>${table.is_locked ? words.locked : table.people === null ? words.vacant : `${table.people} ${words.people}`}</span>
    ${table.is_locked ? act("unlock", words.unlock) : act("lock", words.lock)}
    ${table.people === null ? "" : act("free", words.free)}
  </li>`;
}
