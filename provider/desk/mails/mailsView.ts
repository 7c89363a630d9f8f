import { html } from "hono/html";
import { clockTime, type View } from "#provider/desk/view.ts";
import type { DeskWords } from "#provider/desk/words.ts";
import type { Reach } from "#provider/reach.ts";
import type { mailWords } from "./mailWords.ts";
import type { ShownMail } from "./readMails.ts";

interface Look extends Pick<View, "time_zone"> {
  readonly words: ReturnType<typeof mailWords>;
  readonly desk: DeskWords;
  readonly address: string;
  readonly reach: Reach;
}

/** The outbox of mail: what customers would read, or what did not get to them. */
export function mailsView(mails: readonly ShownMail[], look: Look) {
  const { address, desk, reach, words } = look;
  const isDemo = reach === "desk";
  return html`<h2>${desk.mails}</h2>
    <p class="quiet">${isDemo ? words.note : reach === "customers" ? words.troubleNote : words.nowhere}</p>
    <p><a href="${address}">${desk.reload}</a></p>
    ${mails.length === 0 ? html`<p class="quiet">${isDemo ? words.none : words.noTrouble}</p>` : ""}
    <ul class="texts">${mails.map(
      ({ id, recipient, subject, text, created_at, state }) => html`<li data-key="mail-${id}">
        <p><b>${subject}</b></p>
        <p>${words.to} ${recipient} <span class="state">${words.states[state]}</span>
          <time datetime="${created_at.toISOString()}">${clockTime(created_at, look)}</time></p>
        ${
          text === ""
            ? ""
            : html`<p class="said">${text}</p>
              <p><a href="${address}/${id}" target="_blank" rel="noopener">${words.open}</a></p>`
        }</li>`,
    )}</ul>`;
}
