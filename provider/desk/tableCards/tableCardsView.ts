import { html, raw } from "hono/html";
import { toString as qrCode } from "qrcode";
import { scanLines, type tableCardWords } from "./tableCardWords.ts";

export interface CardTable {
  readonly id: string;
  readonly name: string;
  /** The signed address of the table's menu, whole. */
  readonly link: string;
}

interface CardsOf {
  readonly tables: readonly CardTable[];
  /** Ids of the tables whose cards are shown; none: all. */
  readonly chosen: ReadonlySet<string>;
  /** Whether the codes lead into LINE; null: the app is not there. */
  readonly isForLine: boolean | null;
  /** The store's name as its guests know it: in Japanese, and in English where that is another. */
  readonly store: { readonly ja: string; readonly en: string };
  readonly words: ReturnType<typeof tableCardWords>;
}

/** Cards for the tables, to be printed and cut out; on the screen, which tables are meant. */
export async function tableCardsView({ tables, chosen, isForLine, store, words }: CardsOf) {
  if (tables.length === 0) return html`<p class="quiet">${words.none}</p>`;
  const shown = tables.filter(({ id }) => chosen.size === 0 || chosen.has(id));
  return html`<div class="card-choice">
      <p>${words.note}</p>
      <form method="get">
        <fieldset><legend>${words.choose}</legend>
          <div class="choices">${tables.map(
            ({ id, name }) => html`<label><input type="checkbox" name="table" value="${id}"
              ${chosen.has(id) ? "checked" : ""} /> ${name}</label>`,
          )}</div></fieldset>
        ${isForLine === null ? "" : lineChoice(isForLine, words)}
        <button>${words.show}</button>
        <button type="button" id="print" class="main" hidden>${words.print}</button>
      </form>
    </div>
    <ul class="table-cards">${await Promise.all(shown.map((table) => card(table, store)))}</ul>`;
}

function lineChoice(isForLine: boolean, words: CardsOf["words"]) {
  return html`<fieldset><legend>${words.forLine}</legend>
    <div class="choices"><label><input type="checkbox" name="line" value="1" aria-describedby="for-line"
      ${isForLine ? "checked" : ""} /> ${words.openLine}</label></div>
    <p id="for-line" class="quiet">${words.lineNote}</p></fieldset>`;
}

async function card({ link, name }: CardTable, { ja, en }: CardsOf["store"]) {
  // Quiet as far as the standard asks: a card is cut by hand.
  const code = await qrCode(link, { type: "svg", errorCorrectionLevel: "M", margin: 4 });
  return html`<li>
    <div class="card-words">
      <p class="card-store" lang="ja">${ja}</p>
      ${en === ja ? "" : html`<p class="card-store-en" lang="en">${en}</p>`}
      <p class="card-table">${name}</p>
      ${scanLines.map(({ lang, text }) => html`<p class="card-line" lang="${lang}">${text}</p>`)}
    </div>
    <div class="card-code" role="img" aria-label="QR ${name}">${raw(code)}</div>
  </li>`;
}
