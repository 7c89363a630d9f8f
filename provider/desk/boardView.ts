import { html } from "hono/html";
import { modesView } from "./away/modesView.ts";
import { callView } from "./callView.ts";
import { type BoardPlace, placeQuery } from "./boardPlace.ts";
import { orderView } from "./orderView.ts";
import { outsideView } from "./outsideView.ts";
import { type Board, totalOf } from "./readBoard.ts";
import { tableCardWords } from "./tableCards/tableCardWords.ts";
import { tableView } from "./tableView.ts";
import { dayAndTime, type View } from "./view.ts";

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

const to = ({ store_id }: View, place: BoardPlace) =>
  `/desk/${encodeURIComponent(store_id)}${placeQuery(place)}`;

/** Which of how many orders are seen, and the ways to the others; nothing where all are. */
function pagesView(board: Board, view: View, where: "above" | "below") {
  const { before, counts, orders, pages, place } = board;
  if (pages === 1) return "";
  const { words } = view;
  const ofMode = counts.filter(({ mode }) => place.mode === null || mode === place.mode);
  const step = (page: number, label: string) =>
    html`<a href="${to(view, { ...place, page })}" data-key="page-${where}-${page}">${label}</a>`;
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
    return html`<p data-key="to-open"><a href="${to(view, { page: 1, mode: null, isDone: false })}">${words.orders}</a></p>`;
  return done === 0
    ? ""
    : html`<p data-key="to-done"><a href="${to(view, { page: 1, mode: null, isDone: true })}">${words.doneOrders} ${done}</a></p>`;
}

/** Closes all that this page shows, at once. */
function doneForm({ orders }: Board, { store_id, words }: View) {
  if (orders.length === 0) return "";
  return html`<form method="post" action="/desk/${encodeURIComponent(store_id)}/done/settle" data-key="settle-all" class="settle-all">
    <p class="quiet">${words.doneNote}</p>
    <input type="hidden" name="orders" value="${orders.map(({ order }) => order.order_no).join(" ")}" />
    <button class="main">${words.settleAll}</button></form>`;
}
