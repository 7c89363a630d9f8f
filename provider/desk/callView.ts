import { html } from "hono/html";
import type { BoardCall } from "./readCalls.ts";
import { clockTime, type View } from "./view.ts";

const MESSAGE = 2;

/** A guest who calls, or what a guest wrote: who and where, and the ways to answer. */
export function callView(call: BoardCall, view: View) {
  const { store_id, words } = view;
  const address = `/desk/${encodeURIComponent(store_id)}/calls/${encodeURIComponent(call.id)}`;
  const isMessage = call.kind === MESSAGE;
  return html`<li data-key="call-${call.id}" data-kind="${call.kind}" data-known="${String(call.is_known)}">
    <div class="head">
      <h3>${call.table_name === null ? call.nickname || words.guest : `${words.table} ${call.table_name}`}</h3>
      <p>${isMessage ? words.note : words.call}
        ${call.table_name !== null && call.nickname ? html`<span>${call.nickname}</span>` : ""}
        ${call.call_number === null ? "" : html`<span>${words.orderNumber} <b>${call.call_number}</b></span>`}
        <time datetime="${call.created_at.toISOString()}">${clockTime(call.created_at, view)}</time></p>
    </div>
    ${call.is_known ? "" : html`<p class="warn">${call.kind === MESSAGE ? words.stranger : words.unverified}</p>`}
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
