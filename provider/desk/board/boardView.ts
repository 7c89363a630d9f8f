import { html, raw } from "hono/html";
import { OrderType, PayStatus, StaffCallKind } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { orderView } from "#provider/desk/orders/orderView.ts";
import { tableCardWords } from "#provider/desk/tables/tableCardWords.ts";
import { clockTime, dayAndTime, type View } from "#provider/desk/view.ts";
import { lineWords, ownCancelReason } from "#provider/orders/orderFacts.ts";
import { type Board, type BoardOrder, type BoardPlace, placeQuery, totalOf } from "./readBoard.ts";
import type { BoardCall } from "./readCalls.ts";

/**
 * The board as a piece of HTML. What has a `data-key` is the same thing in the next board, wherever it stands there;
 * `data-rings` counts what the script rings for, on whatever page it stands, and `data-knocks` what it rings for now and
 * then, because anyone anywhere may cause it.
 */
export function boardView(board: Board, view: View) {
  const { now, paused_until, store_id, words } = view;
  const { calls, counts, orders, outside, place, tables } = board;
  const waiting = counts.reduce((sum, mode) => sum + mode.waiting, 0);
  const isPaused = paused_until !== null && paused_until > now;
  const others = calls.known + calls.strangers - calls.shown.length;
  return html`<section class="all-orders" aria-labelledby="orders" data-key="orders" data-rings="${waiting}">
      <h2 id="orders">${place.isDone ? words.doneOrders : words.orders}${waiting > 0 && !place.isDone ? html` <span class="count">${words.status[0]} ${waiting}</span>` : ""}</h2>
      ${
        isPaused
          ? html`<p class="paused" data-key="paused">${words.pausedUntil} <b>${dayAndTime(paused_until, view)}</b>
            <a href="/desk/${encodeURIComponent(store_id)}/settings">${words.settings}</a></p>`
          : ""
      }
      ${modesView(board, view)}
      ${place.isDone ? doneForm(board, view) : ""}
      ${pagesView(board, view, "above")}
      ${orders.length === 0 ? html`<p class="quiet" data-key="none">${words.noOrders}</p>` : ""}
      <ul class="orders" data-key="all">${orders.map((order) => orderView(order, view))}</ul>
      ${pagesView(board, view, "below")}
      ${doneLink(board, view)}
    </section>
    <section class="all-calls" aria-labelledby="calls" data-key="calls" data-rings="${calls.known}" data-knocks="${calls.strangers + outside.length}">
      <h2 id="calls">${words.calls}${calls.shown.length > 0 ? html` <span class="count">${calls.known + calls.strangers}</span>` : ""}</h2>
      ${calls.shown.length === 0 ? html`<p class="quiet">${words.noCalls}</p>` : ""}
      <ul class="calls">${calls.shown.map((call) => callView(call, view))}</ul>
      ${others > 0 ? html`<p class="quiet" data-key="more-calls">${words.more} ${others}</p>` : ""}
      ${outside.length === 0 ? "" : outsideView(outside, view)}
    </section>
    ${
      tables.length === 0
        ? ""
        : html`<section class="all-tables" aria-labelledby="tables" data-key="tables">
      <h2 id="tables">${words.tables}</h2>
      <ul class="tables">${tables.map((table) => tableView(table, view))}</ul>
      <p><a class="to-cards" href="/desk/${encodeURIComponent(store_id)}/cards">${tableCardWords(view.language).title}</a></p>
    </section>`
    }`;
}

const placeLink = ({ store_id }: View, place: BoardPlace) =>
  `/desk/${encodeURIComponent(store_id)}${placeQuery(place)}`;

/** Which of how many orders are seen, and the ways to the others; nothing where all are. */
function pagesView(board: Board, view: View, where: "above" | "below") {
  const { before, counts, orders, pages, place } = board;
  if (pages === 1) return "";
  const { words } = view;
  const ofMode = counts.filter(({ mode }) => place.mode === null || mode === place.mode);
  const step = (page: number, label: string) =>
    html`<a href="${placeLink(view, { ...place, page })}" data-key="page-${where}-${page}">${label}</a>`;
  return html`<nav class="pages" data-key="pages-${where}" aria-label="${words.pages}">
    <span>${before + 1}–${before + orders.length} / ${totalOf(ofMode)}</span>
    ${place.page > 1 ? step(place.page - 1, words.pageBefore) : ""}
    ${place.page < pages ? step(place.page + 1, words.pageAfter) : ""}
  </nav>`;
}

/** The way to what was served and paid some time ago, and back. */
function doneLink({ done, place }: Board, view: View) {
  const { words } = view;
  if (place.isDone)
    return html`<p data-key="to-open"><a href="${placeLink(view, { page: 1, mode: null, isDone: false })}">${words.orders}</a></p>`;
  return done === 0
    ? ""
    : html`<p data-key="to-done"><a href="${placeLink(view, { page: 1, mode: null, isDone: true })}">${words.doneOrders} ${done}</a></p>`;
}

/** Closes all that this page shows, at once. */
function doneForm({ orders }: Board, { store_id, words }: View) {
  if (orders.length === 0) return "";
  return html`<form method="post" action="/desk/${encodeURIComponent(store_id)}/done/settle" data-key="settle-all" class="settle-all">
    <p class="quiet">${words.doneNote}</p>
    <input type="hidden" name="orders" value="${orders.map(({ order }) => order.order_no).join(" ")}" />
    <button class="main">${words.settleAll}</button></form>`;
}

/** A guest who calls, or what a guest wrote: who and where, and the ways to answer. */
function callView(call: BoardCall, view: View) {
  const { store_id, words } = view;
  const address = `/desk/${encodeURIComponent(store_id)}/calls/${encodeURIComponent(call.id)}`;
  const isMessage = call.kind === StaffCallKind.message;
  return html`<li data-key="call-${call.id}" data-kind="${call.kind}" data-known="${String(call.is_known)}">
    <div class="head">
      <h3>${call.table_name === null ? call.nickname || words.guest : `${words.table} ${call.table_name}`}</h3>
      <p>${isMessage ? words.note : words.call}
        ${call.table_name !== null && call.nickname ? html`<span>${call.nickname}</span>` : ""}
        ${call.call_number === null ? "" : html`<span>${words.orderNumber} <b>${call.call_number}</b></span>`}
        <time datetime="${call.created_at.toISOString()}">${clockTime(call.created_at, view)}</time></p>
    </div>
    ${call.is_known ? "" : html`<p class="warn">${call.kind === StaffCallKind.message ? words.stranger : words.unverified}</p>`}
    ${call.content === "" ? "" : html`<p class="remark">${call.content}</p>`}
    <div class="actions">
      <form method="post" action="${address}"><button>${words.answered}</button></form>
      ${
        isMessage
          ? html`<details data-key="reply-${call.id}"><summary>${words.reply}</summary>
            <form method="post" action="${address}">
              <label>${words.reply} <input name="content" maxlength="200" required autocomplete="off" /></label>
              <button class="main">${words.send}</button>
            </form></details>`
          : ""
      }
    </div>
  </li>`;
}

const yen = (amount: number) => `¥${amount.toLocaleString("en-US")}`;

/**
 * Orders that anyone may have sent from anywhere: whoever sits at the table is let in by one tap, and the rest turned away.
 * They stand apart from what the kitchen has to do with, and small, however many there are.
 */
function outsideView(outside: readonly BoardOrder[], view: View) {
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
    <p>${lines.map((line) => inOneLine(line, language)).join(" · ")}</p>
    ${order.remark === "" ? "" : html`<p class="remark">${order.remark}</p>`}
    <div class="money"><b>${yen(order.total)}</b>${order.pay_status === PayStatus.paid ? html`<span class="paid" data-paid="1">${words.paid}</span>` : ""}</div>
    <div class="actions">
      <form method="post" action="${to("accept")}" data-key="accept-${order.order_no}"><button class="main">${words.admit}</button></form>
      <form method="post" action="${to("cancel")}" data-key="refuse-${order.order_no}">
        <input type="hidden" name="reason" value="${ownCancelReason("notLetIn", language)}" /><button>${words.turnAway}</button></form>
    </div>
  </li>`;
}

function inOneLine(line: BoardOrder["lines"][number], language: WireLanguage): string {
  const { choices, name } = lineWords(line, language);
  return `${name}${choices ? `（${choices}）` : ""} × ${line.number}`;
}

/** A table: its menu's link, whether it is free, and what can be done with it. */
function tableView(table: Board["tables"][number], { store_id, tableLink, words }: View) {
  const own = `/desk/${encodeURIComponent(store_id)}/tables/${encodeURIComponent(table.id)}`;
  const isTaken = table.people !== null;
  const act = (action: string, label: string) =>
    html`<form method="post" action="${own}/${action}" data-key="${action}-${table.id}">
      <button>${label}<span class="unseen"> ${table.name}</span></button></form>`;
  const state = isTaken ? words.people(table.people) : words.vacant;
  return html`<li data-key="table-${table.id}" data-locked="${String(table.is_locked)}" data-taken="${String(isTaken)}">
    <a href="${tableLink(table)}"><b>${table.name}</b></a>
    <span class="state">${table.is_locked ? words.locked : state}</span>
    <div class="actions">
      ${table.is_locked ? act("unlock", words.unlock) : act("lock", words.lock)}
      ${isTaken ? act("free", words.free) : ""}
    </div>
  </li>`;
}

const all: readonly OrderType[] = [
  OrderType.dineIn,
  OrderType.takeAway,
  OrderType.delivery,
  OrderType.shipping,
];

/**
 * Which orders are to be seen, by their way of ordering; nothing where there is but one. While all stand on one page the
 * choice is the page's own and works without scripts: what is left out is hidden, still counted, and still rings when it
 * is new. Of several pages each way of ordering has its own.
 */
function modesView({ counts, pages, place }: Board, { order_types, store_id, words }: View) {
  const modes = all.filter(
    (mode) => order_types.includes(mode) || counts.some((one) => one.mode === mode && one.orders > 0),
  );
  if (modes.length < 2) return "";
  const isPaged = pages > 1 || place.mode !== null;
  const inside = (value: OrderType | null, label: string) => {
    const shown = counts.filter(({ mode }) => value === null || mode === value);
    const waiting = shown.reduce((sum, one) => sum + one.waiting, 0);
    return html`${label} <small>${totalOf(shown)}</small>${waiting > 0 ? html` <mark>${words.status[0]} ${waiting}</mark>` : ""}`;
  };
  const link = (value: OrderType | null, label: string) =>
    html`<a data-key="mode-${value ?? "all"}" href="/desk/${encodeURIComponent(store_id)}${placeQuery({ ...place, page: 1, mode: value })}"
      ${value === place.mode ? raw('aria-current="true"') : ""}>${inside(value, label)}</a>`;
  const choice = (value: OrderType | null, label: string) => html`<label data-key="mode-${value ?? "all"}">
      <input type="radio" name="mode" value="${value ?? "all"}" ${value === null ? raw("checked") : ""} />
      <span>${inside(value, label)}</span>
    </label>`;
  const one = isPaged ? link : choice;
  const choices = html`${one(null, words.allModes)}${modes.map((mode) => one(mode, words.modes[mode]))}`;
  return isPaged
    ? html`<nav class="modes" data-key="mode-links" aria-label="${words.shownModes}">${choices}</nav>`
    : html`<fieldset class="modes" data-key="modes"><legend class="unseen">${words.shownModes}</legend>
      ${choices}
    </fieldset>
    <p class="quiet none-of-mode" data-key="none-of-mode">${words.noneOfMode}</p>`;
}

/** How the choice is seen, and what it hides. */
export const modesStyle = `
.modes { display: flex; flex-wrap: wrap; gap: 8px; margin: 0 0 12px; padding: 0; border: 0; }
.modes label { margin: 0; position: relative; }
.modes input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
.modes span, .modes a { display: inline-flex; align-items: center; gap: 6px; min-height: 44px; padding: 6px 14px; border: 1px solid var(--line); border-radius: 999px; background: var(--card); }
.modes a { text-decoration: none; }
.modes :checked + span, .modes a[aria-current] { border-color: var(--ink); background: var(--ink); color: var(--card); font-weight: 700; }
.modes :focus-visible + span { outline: 3px solid var(--ring); outline-offset: 2px; }
.none-of-mode { display: none; }
${all
  .map(
    (
      mode,
    ) => `.board:has(.modes [value="${mode}"]:checked) .order:not([data-mode="${mode}"]) { display: none; }
.board:has(.order):has(.modes [value="${mode}"]:checked):not(:has(.order[data-mode="${mode}"])) .none-of-mode { display: block; }`,
  )
  .join("\n")}
`;
