import { html } from "hono/html";
import type { Reach } from "#provider/reach.ts";
import type { mailWords } from "./mails/mailWords.ts";
import type { ShownText } from "./readTexts.ts";
import { clockTime, type View } from "./view.ts";

interface Look extends Pick<View, "words" | "time_zone"> {
  readonly own: ReturnType<typeof mailWords>;
  readonly reach: Reach;
  /** Path of the page. */
  readonly address: string;
}

/** Text messages to customers: in a demo the desk stands for everybody's phone, elsewhere it says how each stands. */
export function textsView(texts: readonly ShownText[], view: Look) {
  const { address, own, reach, words } = view;
  return html`<h2>${words.texts}</h2>
    <p class="quiet">${reach === "desk" ? words.textsNote : reach === "customers" ? own.textsSent : own.textsNowhere}</p>
    <p><a href="${address}">${words.reload}</a></p>
    ${texts.length === 0 ? html`<p class="quiet">${words.noTexts}</p>` : ""}
    <ul class="texts">${texts.map(
      ({ id, last4, text, created_at, state }) => html`<li data-key="text-${id}">
        <p><b>${words.endsIn} ${last4}</b> ${reach === "desk" ? "" : html`<span class="state">${own.states[state]}</span>`}
          <time datetime="${created_at.toISOString()}">${clockTime(created_at, view)}</time></p>
        ${text === "" ? "" : html`<p class="said">${text}</p>`}</li>`,
    )}</ul>`;
}
