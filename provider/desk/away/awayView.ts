import { html } from "hono/html";
import { shownPhone, shownPostalCode } from "#domain/values/typedText.ts";
import type { BoardOrder } from "#provider/desk/readBoard.ts";
import { dayAndTime, type View } from "#provider/desk/view.ts";
import { mallView } from "#provider/desk/mall/mallView.ts";

const COLLECTED = 2;
const MALL = 4;

/** Until when an order away from the table is wanted; nothing at a table. */
export function dueView({ due_at, is_late, order }: BoardOrder, view: View) {
  const { words } = view;
  if (due_at === null) return "";
  const label = words.due[order.order_type === COLLECTED ? 2 : 3];
  return html`<p class="due">${label} <time datetime="${due_at.toISOString()}"><b>${dayAndTime(due_at, view)}</b></time>
    ${is_late ? html`<mark class="late">${words.late}</mark>` : ""}</p>`;
}

/** Whom an order away from the table is for, where it goes, and who brings it. */
export function awayView(one: BoardOrder, view: View) {
  const { order } = one;
  const { words } = view;
  if (order.order_type === MALL) return mallView(one, view);
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
