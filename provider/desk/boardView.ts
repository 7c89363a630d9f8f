import { html } from "hono/html";
import { modesView } from "./away/modesView.ts";
import { callView } from "./callView.ts";
import { orderView } from "./orderView.ts";
import type { Board } from "./readBoard.ts";
import { tableCardWords } from "./tableCards/tableCardWords.ts";
import { tableView } from "./tableView.ts";
import { dayAndTime, type View } from "./view.ts";

/** The board as a piece of HTML. What has a `data-key` is the same thing in the next board, wherever it stands there. */
export function boardView(board: Board, view: View) {
  const { now, paused_until, store_id, words } = view;
  const { calls, orders, tables } = board;
  const waiting = orders.filter(({ is_waiting }) => is_waiting).length;
  const isPaused = paused_until !== null && paused_until > now;
  return html`<section class="all-orders" aria-labelledby="orders" data-key="orders">
      <h2 id="orders">${words.orders}${waiting > 0 ? html` <span class="count">${words.status[0]} ${waiting}</span>` : ""}</h2>
      ${
        isPaused
          ? html`<p class="paused" data-key="paused">${words.pausedUntil} <b>${dayAndTime(paused_until, view)}</b>
            <a href="/desk/${encodeURIComponent(store_id)}/settings">${words.settings}</a></p>`
          : ""
      }
      ${modesView(orders, view)}
      ${orders.length === 0 ? html`<p class="quiet" data-key="none">${words.noOrders}</p>` : ""}
      <ul class="orders" data-key="all">${orders.map((order) => orderView(order, view))}</ul>
    </section>
    <section class="all-calls" aria-labelledby="calls" data-key="calls">
      <h2 id="calls">${words.calls}${calls.length > 0 ? html` <span class="count">${calls.length}</span>` : ""}</h2>
      ${calls.length === 0 ? html`<p class="quiet">${words.noCalls}</p>` : ""}
      <ul class="calls">${calls.map((call) => callView(call, view))}</ul>
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
