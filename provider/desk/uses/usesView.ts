import { html, raw } from "hono/html";
import type { WireLanguage } from "#contract/scalars.ts";
import { clockTime, type View } from "#provider/desk/view.ts";
import type { ShownUse } from "./readUses.ts";
import type { usesWords } from "./usesWords.ts";

interface Look extends Pick<View, "time_zone"> {
  readonly words: ReturnType<typeof usesWords>;
  readonly language: WireLanguage;
  /** Path of the page. */
  readonly address: string;
  /** Whether what was just typed was no code that is shown. */
  readonly isWrong: boolean;
}

const yen = (amount: number) => `¥${amount.toLocaleString("en-US")}`;

/** Where a clerk types or scans what a customer shows, sees what it is, and says yes or no. */
export function usesView(waiting: ShownUse | null, uses: readonly ShownUse[], look: Look) {
  const { address, isWrong, words } = look;
  return html`${waiting === null ? "" : waitingView(waiting, look)}
    <form class="use-find" method="post" action="${address}/find">
      <p class="quiet">${words.ask}</p>
      <label>${words.digits}
        <input name="code" inputmode="numeric" autocomplete="off" maxlength="200" required data-code
          ${isWrong ? raw('aria-invalid="true" aria-describedby="said"') : ""} ${waiting === null ? raw("autofocus") : ""} /></label>
      <button ${waiting === null ? raw('class="main"') : ""}>${words.find}</button>
      <button type="button" data-scan data-stop="${words.stop}" hidden>${words.scan}</button>
      <video playsinline muted hidden></video>
    </form>
    <h2>${words.today}</h2>
    ${uses.length === 0 ? html`<p class="quiet">${words.none}</p>` : ""}
    <ul class="goods">${uses.map((use) => useView(use, look))}</ul>`;
}

/** What the customer wants to use, before it is decided. */
function waitingView({ ticket, subject }: ShownUse, { address, words, language }: Look) {
  const { id, kind, amount } = ticket;
  const own = `${address}/${encodeURIComponent(id)}`;
  const isCash = kind === "top_up";
  const line = (label: string, value: number) => html`<div><dt>${label}</dt><dd>${yen(value)}</dd></div>`;
  return html`<section class="use" data-key="use-${id}" tabindex="-1" data-focus>
    <h2><mark>${words.kinds[kind]}</mark> ${subject?.name[language] ?? ""}</h2>
    ${subject?.description ? html`<p>${subject.description[language]}</p>` : ""}
    <dl>
      ${amount === null ? "" : line(isCash ? words.takes : words.spends, amount)}
      ${subject !== null && subject.bonus > 0 ? line(words.bonus, subject.bonus) : ""}
      ${subject?.balance == null ? "" : line(words.balance, subject.balance)}
      ${subject?.balance == null ? "" : line(isCash ? words.afterCash : words.after, Math.max(0, subject.balance + subject.change))}
    </dl>
    <div class="actions">
      <form method="post" action="${own}/confirm">
        <button class="main">${isCash ? words.takeCash : words.confirm}</button>
      </form>
      <form method="post" action="${own}/refuse"><button>${words.refuse}</button></form>
    </div>
  </section>`;
}

function useView({ ticket, subject }: ShownUse, look: Look) {
  const { address, words, language } = look;
  const { id, kind, amount, state, decided_at, reversed_at } = ticket;
  const time = decided_at ?? ticket.created_at;
  const isBack = reversed_at !== null;
  return html`<li data-key="use-${id}">
    <span>${kind === "card" ? "" : html`<b>${words.kinds[kind]}</b>`} ${subject?.name[language] ?? ""} ${amount === null ? "" : yen(amount)}
      <time datetime="${time.toISOString()}">${clockTime(time, look)}</time></span>
    ${state === "refused" ? html`<small class="state">${words.wasRefused}</small>` : ""}
    ${isBack ? html`<small class="state">${words.reversed}</small>` : ""}
    ${
      state === "confirmed" && !isBack
        ? html`<details data-key="reverse-${id}"><summary>${words.reverse}</summary>
            <form method="post" action="${address}/${encodeURIComponent(id)}/reverse">
              <p>${kind === "top_up" ? words.reverseCash : words.reverseHow}</p>
              <button class="danger">${words.reverse}</button></form></details>`
        : ""
    }</li>`;
}
