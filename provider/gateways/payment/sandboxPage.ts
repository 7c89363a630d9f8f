import { html, raw } from "hono/html";
import type { WireLanguage } from "#contract/scalars.ts";
import type { SandboxPayment } from "./sandboxBooks.ts";
import type { CardFault } from "./sandboxCards.ts";
import { sandboxStyle } from "./sandboxStyle.ts";
import { sandboxWords, type SandboxWords } from "./sandboxWords.ts";

type Markup = ReturnType<typeof html>;

/** The language's tag for the page, so that Han characters get the right glyphs. */
const tags: Readonly<Record<WireLanguage, string>> = {
  ja: "ja",
  zh: "zh-Hans",
  en: "en",
  tw: "zh-Hant",
  ko: "ko",
};

interface Frame {
  readonly language: WireLanguage;
  /** For the style: the page has no script. */
  readonly nonce: string;
}

/** The page where a payment is decided; `fault`: what was wrong with the card as typed. */
export function paymentPage(payment: SandboxPayment, frame: Frame, fault?: CardFault): Markup {
  const words = sandboxWords[frame.language];
  const amount = `¥${payment.amount.toLocaleString("en-US")}`;
  const pay = words.approve.replace("{amount}", amount);
  const address = (path: string) => `/sandbox/${path}/${payment.ref}?language=${frame.language}`;
  const outcome = (value: string, label: string) =>
    html`<button name="outcome" value="${value}">${label}</button>`;
  return page(
    frame,
    words.heading,
    html`<div class="sheet ${payment.method}">
        <h1>${words.heading}</h1>
        <p>${payment.title}</p>
        <div><p class="quiet">${words.amount}</p><p class="amount">${amount}</p></div>
        <div class="with">
          <p class="quiet">${words.payWith}</p>
          <p class="method">${words.methods[payment.method]}</p>
        </div>
        ${
          payment.method === "card"
            ? html`<form method="post" action="${address("vault")}" autocomplete="off" novalidate>
                ${cardFields(words, fault)}<button class="main">${pay}</button>
              </form>`
            : html`<form method="post" action="${address("pay")}">
                <button class="main" name="outcome" value="approve">${pay}</button>
              </form>`
        }
      </div>
      <section class="others" aria-labelledby="others">
        <div><h2 id="others">${words.outcomes}</h2><p class="quiet">${words.outcomesHint}</p></div>
        <form class="others" method="post" action="${address("pay")}">
          ${outcome("decline", words.decline)} ${outcome("timeout", words.timeOut)}
          ${outcome("abandon", words.abandon)}
        </form>
      </section>`,
  );
}

/** What the page says when there is nothing to decide (any more); with the way back to the store, if it is known. */
export function endPage(frame: Frame, returnUrl: string | null): Markup {
  const words = sandboxWords[frame.language];
  const [title, hint] =
    returnUrl === null ? [words.unknown, words.unknownHint] : [words.decided, words.decidedHint];
  return page(
    frame,
    title,
    html`<div class="sheet">
      <h1>${title}</h1>
      <p>${hint}</p>
      ${returnUrl === null ? "" : html`<a class="button main" href="${returnUrl}">${words.back}</a>`}
    </div>`,
  );
}

function cardFields(words: SandboxWords, fault: CardFault | undefined): Markup {
  const faultOf = (...faults: CardFault[]) =>
    fault !== undefined && faults.includes(fault) ? words.faults[fault] : undefined;
  return html`${field("number", words.cardNumber, words.cardHint, faultOf("number", "not_a_test_number"))}
    <div class="two">
      ${field("expiry", words.expiry, words.expiryHint, faultOf("expiry", "expired"))}
      ${field("security_code", words.securityCode, words.securityCodeHint, faultOf("security_code"))}
    </div>`;
}

/** What was typed is never sent back: a card number leaves no trace, on the page neither. */
function field(name: string, label: string, hint: string, fault: string | undefined): Markup {
  return html`<div>
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" inputmode="${name === "expiry" ? "text" : "numeric"}" maxlength="24"
      autocomplete="off" required aria-describedby="${name}-hint${fault === undefined ? "" : ` ${name}-fault`}"
      ${fault === undefined ? "" : raw('aria-invalid="true" autofocus')}>
    ${fault === undefined ? "" : html`<p class="fault" id="${name}-fault">${fault}</p>`}
    <p class="quiet" id="${name}-hint">${hint}</p>
  </div>`;
}

function page({ language, nonce }: Frame, title: string, body: Markup): Markup {
  const words = sandboxWords[language];
  return html`<!doctype html>
    <html lang="${tags[language]}">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
        <meta name="robots" content="noindex">
        <title>${title} · ${words.label}</title>
        <style nonce="${nonce}">${raw(sandboxStyle)}</style>
      </head>
      <body>
        <header class="test"><b>${words.label}</b>${words.notice}</header>
        <main>${body}</main>
      </body>
    </html>`;
}
