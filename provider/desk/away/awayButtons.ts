import { html, raw } from "hono/html";
import type { Action } from "#domain/orders/orderMachine.ts";
import { shownPhone } from "#domain/values/typedText.ts";
import type { BoardOrder } from "#provider/desk/readBoard.ts";
import type { View } from "#provider/desk/view.ts";
import { leftToPay } from "#provider/orders/leftToPay.ts";
import { COURIER_LIMITS } from "./courierOf.ts";

interface Form {
  /** Where the order's buttons lead. */
  readonly to: (action: Action) => string;
  /** Whether it is what is likely to be done next. */
  readonly isMain: boolean;
}

const yen = (amount: number) => `¥${amount.toLocaleString("en-US")}`;

/**
 * Hands a take-away out to whoever says the last digits of the customer's phone, or was known otherwise; what is still
 * to be paid for it is taken with that.
 */
export function handOverForm({ order }: BoardOrder, { words }: View, { to, isMain }: Form) {
  const key = `complete-${order.order_no}`;
  const left = leftToPay(order);
  const label = left > 0 ? words.takeAndHandOut : words.completeAway[2];
  const due =
    left > 0
      ? html`<p class="warn">${words.toCollect} ${yen(left)}</p>
        <input type="hidden" name="taken" value="${left}" />`
      : "";
  return html`<details data-key="${key}"><summary class="${isMain ? "main" : ""}">${words.completeAway[2]}</summary>
    <form method="post" action="${to("complete")}">
      ${due}
      <label>${words.digits}
        <input class="digits" name="digits" inputmode="numeric" maxlength="20" required autocomplete="off" /></label>
      <button class="main">${label}</button>
    </form>
    <details data-key="unseen-${key}"><summary>${words.withoutDigits}</summary>
      <form method="post" action="${to("complete")}">
        ${due}
        <label>${words.howChecked} <input name="note" maxlength="200" required autocomplete="off" /></label>
        <button>${label}</button>
      </form></details>
  </details>`;
}

/**
 * Sends a delivery out with its courier, or says better who brings one that is on its way. What could not be taken stands
 * as it was typed, with what is wrong at its field.
 */
export function courierForm({ order }: BoardOrder, { filledForm, words }: View, { to, isMain }: Form) {
  const isOut = order.ready_at !== null;
  const { courier_name, courier_phone, delivery_company, delivery_number } = order;
  const filled = filledForm?.order_no === order.order_no ? filledForm : null;
  const faults: Readonly<Record<string, string>> = {
    courier_missing: words.courierMissing,
    courier_phone: words.courierPhoneWrong,
    tracking: words.trackingWrong,
  };
  const field = (name: keyof typeof COURIER_LIMITS, label: string, value: string, kind = "text") => {
    const wrong = filled?.faults[name];
    const id = `${name}-${order.order_no}-fault`;
    return html`<label>${label}
      <input name="${name}" type="${kind}" value="${filled ? filled.field(name) : value}" maxlength="${COURIER_LIMITS[name]}" autocomplete="off" ${wrong ? html`aria-invalid="true" aria-describedby="${id}"` : ""} /></label>
      ${wrong ? html`<p class="warn fault" id="${id}">${faults[wrong]}</p>` : ""}`;
  };
  return html`<details data-key="${isOut ? "courier" : "ready"}-${order.order_no}" ${filled ? raw("open") : ""}>
    <summary class="${isMain ? "main" : ""}">${isOut ? words.fixCourier : words.ready[3]}</summary>
    <form method="post" action="${to("ready")}">
      <p class="quiet">${words.courierHint}</p>
      ${field("courier_name", words.courierName, courier_name)}
      ${field("courier_phone", words.courierPhone, shownPhone(courier_phone), "tel")}
      ${field("delivery_company", words.company, delivery_company ?? "")}
      ${field("delivery_number", words.tracking, delivery_number ?? "")}
      <button class="main">${isOut ? words.save : words.ready[3]}</button>
    </form></details>`;
}
