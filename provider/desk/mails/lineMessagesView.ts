import { html } from "hono/html";
import { clockTime, type View } from "#provider/desk/view.ts";
import type { lineMessageWords } from "./lineMessageWords.ts";
import type { mailWords } from "./mailWords.ts";
import type { ShownLineMessage } from "./readLineMessages.ts";

interface Look extends Pick<View, "time_zone"> {
  readonly words: ReturnType<typeof lineMessageWords>;
  readonly states: ReturnType<typeof mailWords>["states"];
  readonly isDesk: boolean;
}

/** What customers would read in LINE, or what LINE did not take. */
export function lineMessagesView(messages: readonly ShownLineMessage[], look: Look) {
  const { isDesk, states, words } = look;
  return html`<h2>${words.title}</h2>
    <p class="quiet">${isDesk ? words.note : words.troubleNote}</p>
    ${messages.length === 0 ? html`<p class="quiet">${isDesk ? words.none : words.noTrouble}</p>` : ""}
    <ul class="texts">${messages.map(
      ({ id, order_no, content, created_at, failure, state }) => html`<li data-key="line-${id}">
        <p>${words.order} ${order_no} <span class="state">${states[state]}</span>
          <time datetime="${created_at.toISOString()}">${clockTime(created_at, look)}</time></p>
        ${content === "" ? "" : html`<p class="said">${content}</p>`}
        ${failure === "" ? "" : html`<p class="quiet">${failure}</p>`}</li>`,
    )}</ul>`;
}
