import { html, raw } from "hono/html";
import { shownPhone, shownPostalCode } from "#domain/values/typedText.ts";
import { type Speech, wordsIn } from "#provider/desk/frame/speech.ts";
import { lineWords, type OrderFacts } from "#provider/orders/orderFacts.ts";
import { slipWords } from "./slipWords.ts";

const style = `
:root { color-scheme: light; }
body { max-width: 180mm; margin: 12mm auto; padding: 0 12px; font: 11pt/1.6 system-ui, sans-serif; color: #111; background: #fff; }
h1 { font-size: 18pt; margin: 0 0 4mm; }
.label { border: 2px solid #111; padding: 6mm; margin: 0 0 8mm; }
.label .to { font-size: 15pt; font-weight: 700; }
.label small { font-size: 9pt; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: start; padding: 2mm 1mm; border-bottom: 1px solid #bbb; vertical-align: top; }
td:last-child, th:last-child { text-align: end; white-space: nowrap; }
button { min-height: 44px; padding: 6px 18px; font: inherit; }
@media print { button { display: none; } body { margin: 0 auto; } }
`;

/** What goes into the parcel: whose it is, where it goes, and what is in it, without prices. */
export function slipPage({ lines, order, store }: OrderFacts, { lang, language }: Speech, nonce: string) {
  const words = wordsIn(slipWords, language);
  const to = order.delivery_address;
  // What the carrier reads is in the country's language, whatever the staff speak.
  const carrier = wordsIn(slipWords, "ja");
  const section = order.delivery_section?.ja ?? "";
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${words.slipTitle} ${order.order_no}</title>
        <style nonce="${nonce}">${raw(style)}</style>
      </head>
      <body><main>
        <p><button type="button" id="print">${words.print}</button></p>
        <section class="label" lang="ja">
          <small>${carrier.shipTo}</small>
          ${
            to === null
              ? ""
              : html`<p>〒${shownPostalCode(to.postal_code)}<br />${to.address} ${to.detail}</p>
                <p class="to">${to.name} 様</p><p>${shownPhone(order.contact_phone)}</p>`
          }
          <p><small>${carrier.wantedOn}</small> ${order.delivery_date ?? carrier.anyDay} ${section}</p>
          <p><small>${carrier.from}</small><br />${
            order.gift?.sender
              ? html`${order.gift.sender.name} 様<br />${order.gift.sender.address} ${shownPhone(order.gift.sender.phone)}`
              : html`${store.name.ja}<br />${store.address.ja} ${store.phone}`
          }</p>
        </section>
        <h1>${words.slipTitle}</h1>
        <p>${order.order_no}</p>
        <table>
          <thead><tr><th scope="col">${words.goods}</th><th scope="col">${words.pieces}</th></tr></thead>
          <tbody>${lines.map((line) => {
            const { choices, name } = lineWords(line, language);
            return html`<tr><td>${name} ${choices}</td><td>${line.number}</td></tr>`;
          })}</tbody>
        </table>
        <p><small>${words.noPrices}</small></p></main>
        <script nonce="${nonce}">${raw('document.getElementById("print").addEventListener("click", () => print());')}</script>
      </body>
    </html>`;
}
