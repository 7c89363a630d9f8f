import { html, raw } from "hono/html";
import type { CardFault } from "#contract/payment.ts";
import { textsIn, yen } from "#provider/server/texts.ts";
import type { SandboxPayment } from "./sandboxBooks.ts";
import { type Frame, type Markup, sandboxFrame } from "./sandboxFrame.ts";

/** The page where a payment is decided; `faults`: what was wrong with the card as typed. */
export function paymentPage(
  payment: SandboxPayment,
  frame: Frame,
  faults: readonly CardFault[] = [],
): Markup {
  const t = textsIn(frame.language, "provider/sandbox");
  const amount = yen(payment.amount);
  const pay = t("approve", { amount });
  const address = (path: string) => `/sandbox/${path}/${payment.ref}?language=${frame.language}`;
  const outcome = (value: string, label: string) =>
    html`<button name="outcome" value="${value}">${label}</button>`;
  return sandboxFrame(
    frame,
    t("heading"),
    html`<div class="sheet ${payment.method}">
        <h1>${t("heading")}</h1>
        <p>${payment.title}</p>
        <div><p class="quiet">${t("amount")}</p><p class="amount">${amount}</p></div>
        <div class="with">
          <p class="quiet">${t("payWith")}</p>
          <p class="method">${t(`methods.${payment.method}`)}</p>
        </div>
        ${
          payment.method === "card"
            ? html`<form method="post" action="${address("vault")}" autocomplete="off" novalidate>
                ${cardFields(frame, faults)}<button class="main">${pay}</button>
              </form>`
            : html`<form method="post" action="${address("pay")}">
                <button class="main" name="outcome" value="approve">${pay}</button>
              </form>`
        }
      </div>
      <section class="others" aria-labelledby="others">
        <div><h2 id="others">${t("outcomes")}</h2><p class="quiet">${t("outcomesHint")}</p></div>
        <form class="others" method="post" action="${address("pay")}">
          ${outcome("decline", t("decline"))} ${outcome("timeout", t("timeOut"))}
          ${outcome("abandon", t("abandon"))}
        </form>
      </section>`,
  );
}

/** What the page says when there is nothing to decide (any more); with the way back to the store, if it is known. */
export function endPage(frame: Frame, returnUrl: string | null): Markup {
  const t = textsIn(frame.language, "provider/sandbox");
  const [title, hint] =
    returnUrl === null ? [t("unknown"), t("unknownHint")] : [t("decided"), t("decidedHint")];
  return sandboxFrame(
    frame,
    title,
    html`<div class="sheet">
      <h1>${title}</h1>
      <p>${hint}</p>
      ${returnUrl === null ? "" : html`<a class="button main" href="${returnUrl}">${t("back")}</a>`}
    </div>`,
  );
}

function cardFields({ language }: Frame, faults: readonly CardFault[]): Markup {
  const t = textsIn(language, "provider/sandbox");
  const faultOf = (...of: Exclude<CardFault, "name">[]) => {
    const fault = of.find((each) => faults.includes(each));
    return fault === undefined ? undefined : t(`faults.${fault}`);
  };
  return html`${field("number", t("cardNumber"), t("cardHint"), faultOf("number", "not_a_test_number"))}
    <div class="two">
      ${field("expiry", t("expiry"), t("expiryHint"), faultOf("expiry", "expired"))}
      ${field("security_code", t("securityCode"), t("securityCodeHint"), faultOf("security_code"))}
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

/** The page of a card's bank, which asks whether it is its customer who pays, or keeps the card (3-D Secure). */
export function challengePage(payment: SandboxPayment, frame: Frame): Markup {
  const t = textsIn(frame.language, "provider/sandbox");
  const isPayment = payment.amount > 0;
  const brand = t(`brands.${payment.card_brand ?? "other"}`);
  const amount = html`<p>${payment.title}</p>
    <div>
      <p class="quiet">${t("amount")}</p>
      <p class="amount">${yen(payment.amount)}</p>
    </div>`;
  return sandboxFrame(
    frame,
    t("challenge.heading"),
    html`<div class="sheet card">
      <h1>${t("challenge.heading")}</h1>
      <p>${isPayment ? t("challenge.pays") : t("challenge.keeps")}</p>
      ${isPayment ? amount : ""}
      <div class="with">
        <p class="quiet">${t("challenge.card")}</p>
        <p class="method">${brand} •••• ${payment.card_last4}</p>
      </div>
      <form method="post" action="/sandbox/challenge/${payment.ref}?language=${frame.language}">
        <button class="main" name="outcome" value="accept">${t("challenge.accept")}</button>
        <button name="outcome" value="decline">${t("challenge.decline")}</button>
        <button name="outcome" value="close">${t("challenge.close")}</button>
      </form>
    </div>`,
  );
}
