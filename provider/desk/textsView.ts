import { html } from "hono/html";
import type { ShownText } from "./readTexts.ts";
import { clockTime, type View } from "./view.ts";

/** The text messages of a provider without a gateway: the desk stands for everybody's phone. */
export function textsView(
  texts: readonly ShownText[],
  view: Pick<View, "words" | "time_zone"> & { readonly address: string },
) {
  const { address, words } = view;
  return html`<h2>${words.texts}</h2>
    <p class="quiet">${words.textsNote}</p>
    <p><a href="${address}">${words.reload}</a></p>
    ${texts.length === 0 ? html`<p class="quiet">${words.noTexts}</p>` : ""}
    <ul class="texts">${texts.map(
      ({ id, last4, text, created_at }) => html`<li data-key="text-${id}">
        <p><b>${words.endsIn} ${last4}</b>
          <time datetime="${created_at.toISOString()}">${clockTime(created_at, view)}</time></p>
        <p class="said">${text}</p></li>`,
    )}</ul>`;
}
