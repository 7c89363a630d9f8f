import { html } from "hono/html";
import type { Board } from "./readBoard.ts";
import type { View } from "./view.ts";

/** A table: its menu's link, whether it is free, and what can be done with it. */
export function tableView(table: Board["tables"][number], { store_id, tableLink, words }: View) {
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
