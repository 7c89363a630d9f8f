import { html, raw } from "hono/html";
import { OrderStatus, OrderType } from "#contract/enumerations.ts";
import type { Action } from "#domain/orders/orderMachine.ts";
import { foldWidth, shownPhone, shownPostalCode, typedPhone } from "#domain/values/typedText.ts";
import type { BoardOrder } from "#provider/desk/board/readBoard.ts";
import { mallView } from "#provider/desk/mall/parcels.ts";
import { dayAndTime, type View } from "#provider/desk/view.ts";
import { phoneNumber } from "#provider/members/member.ts";
import type { ActionOnOrder } from "#provider/orders/applyAction.ts";
import { leftToPay } from "#provider/orders/orderFacts.ts";

/** Until when an order away from the table is wanted; nothing at a table. */
export function dueView({ due_at, is_late, order }: BoardOrder, view: View) {
  const { words } = view;
  if (due_at === null) return "";
  const label = words.due[order.order_type === OrderStatus.completed ? 2 : 3];
  return html`<p class="due">${label} <time datetime="${due_at.toISOString()}"><b>${dayAndTime(due_at, view)}</b></time>
    ${is_late ? html`<mark class="late">${words.late}</mark>` : ""}</p>`;
}

/** Whom an order away from the table is for, where it goes, and who brings it. */
export function offPremisesView(one: BoardOrder, view: View) {
  const { order } = one;
  const { words } = view;
  if (order.order_type === OrderType.shipping) return mallView(one, view);
  if (order.pickup_at === null && order.receive_at === null) return "";
  const { contact_name, contact_phone, handover_note } = order;
  const phone = contact_phone === "" ? "" : phoneLink(contact_phone);
  return html`<dl class="away">
    ${contact_name === "" ? "" : factView(words.contact, contact_name)}
    ${phone === "" ? "" : factView(words.phone, phone)}
    ${addressView(order, view)}${courierView(order, view)}
    ${handover_note === "" ? "" : factView(words.handedOutBy, handover_note)}
  </dl>`;
}

type Order = BoardOrder["order"];

function addressView({ delivery_address, distance }: Order, { words }: View) {
  if (delivery_address === null) return "";
  const { address, detail, postal_code } = delivery_address;
  const query = new URLSearchParams({ api: "1", destination: `${address} ${detail}`.trim() });
  return factView(
    words.deliverTo,
    html`〒${shownPostalCode(postal_code)} ${address} ${detail}
      ${distance === null ? "" : html`<small>${kilometres(distance)}</small>`}
      <a href="https://www.google.com/maps/dir/?${query}" target="_blank" rel="noopener noreferrer">${words.map}</a>`,
  );
}

function courierView(order: Order, { words }: View) {
  const { courier_name, courier_phone, delivery_company, delivery_number } = order;
  const parcel = [delivery_company, delivery_number].filter(Boolean).join(" ");
  if (courier_name === "" && courier_phone === "" && parcel === "") return "";
  const phone = courier_phone === "" ? "" : phoneLink(courier_phone);
  return factView(words.courier, html`${[courier_name, parcel].filter(Boolean).join(" · ")} ${phone}`);
}

const factView = (name: string, value: unknown) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

const phoneLink = (phone: string) => html`<a href="tel:${phone}">${shownPhone(phone)}</a>`;

function kilometres(metres: number): string {
  return metres < 1_000 ? `${metres} m` : `${(metres / 1_000).toFixed(1)} km`;
}

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
  const label = left > 0 ? words.takeAndHandOut : words.completeOffPremises[2];
  const due =
    left > 0
      ? html`<p class="warn">${words.toCollect} ${yen(left)}</p>
        <input type="hidden" name="taken" value="${left}" />`
      : "";
  return html`<details data-key="${key}"><summary class="${isMain ? "main" : ""}">${words.completeOffPremises[2]}</summary>
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

/** Most characters of each field. */
const COURIER_LIMITS = {
  courier_name: 50,
  courier_phone: 20,
  delivery_company: 50,
  delivery_number: 40,
} as const;

const all = ["courier_name", "courier_phone", "delivery_company", "delivery_number"] as const;
/** What may be wrong with who brings an order, each at its field. */
export type CourierFault = "courier_missing" | "courier_phone" | "tracking";

/** At which field of the form a fault is said. */
export const FAULT_AT: Readonly<Record<CourierFault, keyof typeof COURIER_LIMITS>> = {
  courier_missing: "courier_name",
  courier_phone: "courier_phone",
  tracking: "delivery_number",
};

type Fields = Readonly<Record<keyof typeof COURIER_LIMITS, string>>;
type Courier = NonNullable<ActionOnOrder["courier"]>;

/**
 * Who brings an order, as the desk's form says it: a courier's name, or a company, each with what goes with it. What is
 * said instead where neither is named, or the phone or the tracking number cannot be one.
 */
export function courierOf(fields: Fields): Courier | CourierFault | "refused" {
  const { courier_name, delivery_company } = fields;
  const isTooLong = (name: keyof Fields) => [...fields[name]].length > COURIER_LIMITS[name];
  if (all.some(isTooLong)) return "refused";
  if (courier_name === "" && delivery_company === "") return "courier_missing";
  const courier_phone = fields.courier_phone === "" ? "" : phoneNumber(typedPhone(fields.courier_phone));
  if (courier_phone === null) return "courier_phone";
  const delivery_number = foldWidth(fields.delivery_number);
  const isTracked = delivery_number !== "";
  if (isTracked && (delivery_company === "" || !/^[\w -]+$/.test(delivery_number))) return "tracking";
  return {
    courier_name,
    courier_phone,
    delivery_company: delivery_company || null,
    delivery_number: delivery_number || null,
  };
}
