import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import { WireLanguage } from "#contract/scalars.ts";
import { localeFromAcceptLanguage, tagOfWire, wireLanguage } from "#domain/values/localeCodes.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { receipts } from "#provider/db/tables/receipts.ts";
import type { Parts } from "#provider/server/context.ts";
import { textsIn, yen } from "#provider/server/texts.ts";
import { findPartReceipt } from "./partReceipt.ts";
import { type Fact, type ReceiptFacts, receiptFacts, type Term } from "./receiptFacts.ts";

/** What was paid went back, or is on its way back. */
const REFUNDED: readonly number[] = [3, 4];
/** As `issueReceipt` makes them. */
const KEY = /^[\w-]{32}$/;

/** A receipt's page, for whoever knows its address; in the language asked for, else the browser's. */
export function receiptRoutes({ db, random }: Pick<Parts, "db" | "random">): Hono {
  const routes = new Hono();
  routes.get("/receipt/:page_key", async (context) => {
    const asked = WireLanguage.safeParse(context.req.query("language"));
    const accepted = context.req.header("accept-language") ?? "";
    const language = asked.success ? asked.data : wireLanguage(localeFromAcceptLanguage(accepted));
    const nonce = random(16);
    context.header("cache-control", "no-store");
    context.header("content-security-policy", policy(nonce));
    context.header("referrer-policy", "no-referrer");
    context.header("x-content-type-options", "nosniff");
    context.header("x-robots-tag", "noindex");
    const key = context.req.param("page_key");
    const found = KEY.test(key) ? ((await findReceipt(db, key)) ?? (await findPartReceipt(db, key))) : null;
    if (found === null) return context.html(noReceiptPage({ language, nonce }), 404);
    const { receipt, ...since } = found;
    const frame = { language, nonce, ...since, isOfPart: receipt.part !== undefined };
    return context.html(receiptPage(receiptFacts(receipt, language), frame));
  });
  routes.all("*", (context) => context.text("Not Found", 404));
  return routes;
}

/** The receipt of an order by its page's key, and whether the order's money went back. */
async function findReceipt(db: Database, page_key: string) {
  const [found] = await db
    .select({
      receipt: receipts.content,
      pay_status: orders.pay_status,
      refunded: orders.refunded,
      total: orders.total,
    })
    .from(receipts)
    .innerJoin(orders, eq(orders.order_no, receipts.order_no))
    .where(eq(receipts.page_key, page_key));
  if (found === undefined) return null;
  const { pay_status, receipt, refunded, total } = found;
  return {
    receipt,
    isRefunded: REFUNDED.includes(pay_status),
    since: refunded - (receipt.refunded ?? 0),
    isChanged: receipt.bill.total !== total,
  };
}

/** Nothing from elsewhere, nothing framed; the page's one style and the print button's script pass by their nonce. */
function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

interface Frame {
  readonly language: WireLanguage;
  /** Lets the page's one style and one script pass the security policy. */
  readonly nonce: string;
}

const both = ({ own, ja }: Term) =>
  ja === null ? html`${own}` : html`${own} <span class="beside" lang="ja">${ja}</span>`;
const pair = ({ term, value }: Fact) => html`<dt>${both(term)}</dt><dd>${value}</dd>`;

interface Since {
  readonly isRefunded: boolean;
  /** Yen that have gone back since it was made out. */
  readonly since: number;
  /** The order's bill came to something else since, and the rest pays for others of its table. */
  readonly isChanged: boolean;
  /** It is of a part of a table's bill. */
  readonly isOfPart: boolean;
}

/** What has become of a receipt's money since it was made out; null: it is as it was. */
function voidNote({ isChanged, isOfPart, isRefunded, language, since }: Frame & Since): string | null {
  const t = textsIn(language, "provider/receipt");
  if (isRefunded) return t("refunded");
  if (since > 0) return t(isOfPart ? "wentBackOfPart" : "wentBackSince", { amount: yen(since) });
  return isChanged ? t("changedSince") : null;
}

/** The page of a receipt, to read and to print. */
function receiptPage(facts: ReceiptFacts, frame: Frame & Since) {
  const t = textsIn(frame.language, "provider/receipt");
  const { amount, copy, form } = facts;
  const note = voidNote(frame);
  return page(
    frame,
    `${t("receipt")} ${facts.about[0]?.value ?? ""}`,
    html`<div class="bar"><button type="button" id="print" hidden>${t("print")}</button></div>
      <main>
        ${note === null ? "" : html`<p class="void">${note}</p>`}
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
function noReceiptPage(frame: Frame) {
  const t = textsIn(frame.language, "provider/receipt");
  return page(frame, t("missing"), html`<main><h1>${t("missing")}</h1><p>${t("missingText")}</p></main>`);
}

function page({ language, nonce }: Frame, title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="${tagOfWire(language)}">
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

/** On a screen, on A4, and on the 80 mm roll of a counter's printer: what is narrow is set narrowly. */
const receiptStyle = `
:root { color-scheme: light; --ink: #231d17; --quiet: #5f564d; --line: #d8d1c7; --strong: #a63210; }
* { box-sizing: border-box; }
body { margin: 0; background: #f4f2ee; color: var(--ink); font: 15px/1.6 system-ui, "Hiragino Sans", "Noto Sans CJK JP", sans-serif; overflow-wrap: anywhere; }
body:lang(zh-Hans) { font-family: system-ui, "PingFang SC", "Noto Sans CJK SC", sans-serif; }
body:lang(zh-Hant) { font-family: system-ui, "PingFang TC", "Noto Sans CJK TC", sans-serif; }
body:lang(ko) { font-family: system-ui, "Apple SD Gothic Neo", "Noto Sans CJK KR", sans-serif; }
[lang="ja"] { font-family: system-ui, "Hiragino Sans", "Noto Sans CJK JP", sans-serif; }
h1, h2, p, dl, dd { margin: 0; }
h1 { font-size: 28px; letter-spacing: .1em; }
h2 { font-size: 15px; margin-top: 24px; }
.beside { display: inline-block; }
.beside, .quiet { color: var(--quiet); font-size: 12px; font-weight: 400; letter-spacing: 0; }
.bar { display: flex; justify-content: center; padding: 16px; }
button { min-height: 48px; padding: 8px 32px; border: 0; border-radius: 12px; background: var(--strong); color: #fff; font: inherit; font-weight: 700; cursor: pointer; }
button:focus-visible { outline: 3px solid #1c5290; outline-offset: 2px; }
main { max-width: 720px; margin: 0 auto 32px; padding: 32px; background: #fff; border-radius: 12px; }
.mark { display: inline-block; margin-top: 8px; padding: 0 12px; border: 2px solid var(--strong); border-radius: 6px; color: var(--strong); font-weight: 700; }
.void { margin-bottom: 16px; padding: 8px 12px; border: 2px solid var(--strong); border-radius: 6px; color: var(--strong); font-weight: 700; }
.to { margin: 24px 0; padding-bottom: 4px; border-bottom: 2px solid var(--ink); font-size: 20px; font-weight: 700; }
.amount { font-size: 34px; font-weight: 700; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 0; margin-top: 16px; }
dd { padding-left: 16px; }
dt { color: var(--quiet); }
dd { text-align: right; font-variant-numeric: tabular-nums; }
table { width: 100%; border-collapse: collapse; margin-top: 8px; font-variant-numeric: tabular-nums; }
th, td { padding: 6px 8px 6px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { color: var(--quiet); font-size: 12px; font-weight: 700; }
.number { padding: 6px 0 6px 8px; text-align: right; }
td.number { white-space: nowrap; }
tbody th { color: var(--ink); font-size: inherit; }
.sums > :nth-last-child(-n + 2) { padding-top: 4px; border-top: 2px solid var(--ink); color: var(--ink); font-weight: 700; }
.few { display: none; }
address { margin-top: 4px; font-style: normal; }
tr, .keep { break-inside: avoid; }
@media (max-width: 480px) {
  main { padding: 20px 16px; border-radius: 0; }
  h1 { font-size: 22px; }
  .amount { font-size: 28px; }
  .wide { display: none; }
  .few { display: block; }
}
@page { margin: 12mm; }
@media print {
  body { background: none; font-size: 10.5pt; }
  .bar { display: none; }
  main { max-width: none; margin: 0; padding: 0; }
}
@media print and (max-width: 100mm) {
  body { font-size: 9pt; }
  h1 { font-size: 14pt; }
  h2 { margin-top: 10pt; font-size: 9pt; }
  .amount { font-size: 18pt; }
  .to { margin: 10pt 0; font-size: 11pt; }
  .beside, .quiet, thead th { font-size: 7.5pt; }
  dl { gap: 0; margin-top: 8pt; }
  dd { padding-left: 8px; }
}
`;
