import { html, raw } from "hono/html";
import type { WireLanguage } from "#contract/scalars.ts";
import { LANGUAGE_TAGS } from "./languageTags.ts";
import type { Fact, ReceiptFacts, Term } from "./receiptFacts.ts";
import { receiptStyle } from "./receiptStyle.ts";
import { receiptWords } from "./receiptWords.ts";

interface Frame {
  readonly language: WireLanguage;
  /** Lets the page's one style and one script pass the security policy. */
  readonly nonce: string;
}

const both = ({ own, ja }: Term) =>
  ja === null ? html`${own}` : html`${own} <span class="beside" lang="ja">${ja}</span>`;
const pair = ({ term, value }: Fact) => html`<dt>${both(term)}</dt><dd>${value}</dd>`;

/** The page of a receipt, to read and to print. */
export function receiptPage(facts: ReceiptFacts, frame: Frame & { readonly isRefunded: boolean }) {
  const words = receiptWords(frame.language);
  const { amount, copy, form } = facts;
  return page(
    frame,
    `${words.receipt} ${facts.about[0]?.value ?? ""}`,
    html`<div class="bar"><button type="button" id="print" hidden>${words.print}</button></div>
      <main>
        ${frame.isRefunded ? html`<p class="void">${words.refunded}</p>` : ""}
        <h1>${both(facts.heading)}</h1>
        ${form && html`<p class="quiet">${both(form)}</p>`}
        ${copy && html`<p class="mark">${both(copy)}</p>`}
        <p class="to" lang="ja">${facts.addressee}</p>
        <p class="quiet">${both(amount.term)}</p>
        <p class="amount">${amount.value}</p>
        <p>${both(facts.proviso)}</p>
        <p>${both(facts.received)}</p>
        <dl>${facts.about.map(pair)}</dl>
        ${linesView(facts)} ${taxesView(facts)} ${issuerView(facts)}
      </main>
      <script nonce="${frame.nonce}">${raw(
        'const button = document.getElementById("print"); button.hidden = false; button.onclick = () => print();',
      )}</script>`,
  );
}

function linesView({ columns, details, lines, sums, reduced }: ReceiptFacts) {
  return html`<h2 id="lines">${both(details)}</h2>
    <table aria-labelledby="lines">
      <thead><tr>
        <th scope="col">${both(columns.item)}</th>
        <th scope="col" class="number wide">${both(columns.unit)}</th>
        <th scope="col" class="number wide">${both(columns.count)}</th>
        <th scope="col" class="number">${both(columns.total)}</th>
      </tr></thead>
      <tbody>${lines.map(
        ({ mark, name, options, number, unit, total }) => html`<tr>
          <td>${mark}${both(name)}${options === "" ? "" : html`<br><span class="quiet">${options}</span>`}
            <span class="few quiet">${unit} × ${number}</span></td>
          <td class="number wide">${unit}</td>
          <td class="number wide">${number}</td>
          <td class="number">${total}</td>
        </tr>`,
      )}</tbody>
    </table>
    <dl class="keep sums">${sums.map(pair)}</dl>
    ${reduced && html`<p class="quiet">${both(reduced)}</p>`}`;
}

function taxesView({ taxes }: ReceiptFacts) {
  const { columns, heading, rows } = taxes;
  return html`<section class="keep"><h2 id="taxes">${both(heading)}</h2>
    <table aria-labelledby="taxes">
      <thead><tr>
        <th scope="col">${both(columns.rate)}</th>
        <th scope="col" class="number">${both(columns.taxable)}</th>
        <th scope="col" class="number">${both(columns.tax)}</th>
      </tr></thead>
      <tbody>${rows.map(
        ({ rate, taxable, tax }) => html`<tr>
          <th scope="row">${rate}</th><td class="number">${taxable}</td><td class="number">${tax}</td>
        </tr>`,
      )}</tbody>
    </table></section>`;
}

function issuerView({ issuer }: ReceiptFacts) {
  const { address, heading, name, phone, registration, store } = issuer;
  return html`<section class="keep"><h2>${both(heading)}</h2>
    <address>${both(name)}${store && html`<br>${both(store)}`}<br>${both(address)}
      <br>${both(phone.term)} ${phone.value}${
        registration && html`<br>${both(registration.term)} ${registration.value}`
      }</address></section>`;
}

/** The page for what is no receipt. */
export function noReceiptPage(frame: Frame) {
  const words = receiptWords(frame.language);
  return page(frame, words.missing, html`<main><h1>${words.missing}</h1><p>${words.missingText}</p></main>`);
}

function page({ language, nonce }: Frame, title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="${LANGUAGE_TAGS[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style nonce="${nonce}">${raw(receiptStyle)}</style>
      </head>
      <body>${body}</body>
    </html>`;
}
