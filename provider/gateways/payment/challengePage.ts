import { html } from "hono/html";
import type { SandboxPayment } from "./sandboxBooks.ts";
import { type Frame, type Markup, sandboxFrame } from "./sandboxFrame.ts";
import { sandboxWords } from "./sandboxWords.ts";

/** The page of a card's bank, which asks whether it is its customer who pays, or keeps the card (3-D Secure). */
export function challengePage(payment: SandboxPayment, frame: Frame): Markup {
  const words = sandboxWords[frame.language];
  const { challenge } = words;
  const isPayment = payment.amount > 0;
  const brand = words.brands[payment.card_brand ?? "other"];
  const amount = html`<p>${payment.title}</p>
    <div>
      <p class="quiet">${words.amount}</p>
      <p class="amount">¥${payment.amount.toLocaleString("en-US")}</p>
    </div>`;
  return sandboxFrame(
    frame,
    challenge.heading,
    html`<div class="sheet card">
      <h1>${challenge.heading}</h1>
      <p>${isPayment ? challenge.pays : challenge.keeps}</p>
      ${isPayment ? amount : ""}
      <div class="with">
        <p class="quiet">${challenge.card}</p>
        <p class="method">${brand} •••• ${payment.card_last4}</p>
      </div>
      <form method="post" action="/sandbox/challenge/${payment.ref}?language=${frame.language}">
        <button class="main" name="outcome" value="accept">${challenge.accept}</button>
        <button name="outcome" value="decline">${challenge.decline}</button>
        <button name="outcome" value="close">${challenge.close}</button>
      </form>
    </div>`,
  );
}
