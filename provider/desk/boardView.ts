import { html } from "hono/html";
import { callView } from "./callView.ts";
import { orderView } from "./orderView.ts";
import type { Board } from "./readBoard.ts";
import { tableView } from "./tableView.ts";
import type { View } from "./view.ts";

/** The board as a piece of HTML. What has a `data-key` is the same thing in the next board, wherever it stands there. */
export function boardView(board: Board, view: View) {
  const { words } = view;
  const { calls, orders, tables } = board;
  const waiting = orders.filter(({ is_waiting }) => is_waiting).length;
  return html`<section class="all-orders" aria-labelledby="orders" data-key="orders">
      <h2 id="orders">${words.orders}${waiting > 0 ? html` <span class="count">${words.status[0]} ${waiting}</span>` : ""}</h2>
      ${orders.length === 0 ? html`<p class="quiet">${words.noOrders}</p>` : ""}
      <ul class="orders">${orders.map((order) => orderView(order, view))}</ul>
    </section>
    <section class="all-calls" aria-labelledby="calls" data-key="calls">
      <h2 id="calls">${words.calls}${calls.length > 0 ? html` <span class="count">${calls.length}</span>` : ""}</h2>
      ${calls.length === 0 ? html`<p class="quiet">${words.noCalls}</p>` : ""}
      <ul class="calls">${calls.map((call) => callView(call, view))}</ul>
    </section>
    <section class="all-tables" aria-labelledby="tables" data-key="tables">
      <h2 id="tables">${words.tables}</h2>
      <ul class="tables">${tables.map((table) => tableView(table, view))}</ul>
    </section>`;
}
