import { html } from "hono/html";
import { shownPhone, shownPostalCode } from "#domain/values/typedText.ts";
import { trackingLink } from "#domain/delivery/trackingLink.ts";
import type { ParcelRow } from "#provider/db/tables/mall.ts";
import type { BoardOrder } from "#provider/desk/readBoard.ts";
import type { View } from "#provider/desk/view.ts";
import { shipWords } from "./shipWords.ts";

/** Where an order of the mall goes, when it is wanted there, and the parcels that it went in. */
export function mallView({ order }: BoardOrder, { language, store_id, words }: View) {
  const ship = shipWords[language];
  const { contact_name, contact_phone, delivery_address, delivery_date, delivery_section, parcels } = order;
  const section = delivery_section?.[language] ?? "";
  const slip = `/desk/${encodeURIComponent(store_id)}/slips/${encodeURIComponent(order.order_no)}`;
  return html`<dl class="away">
    ${fact(ship.wantedOn, `${delivery_date ?? ship.anyDay} ${section}`.trim())}
    ${
      delivery_address === null
        ? ""
        : fact(
            ship.shipTo,
            html`〒${shownPostalCode(delivery_address.postal_code)} ${delivery_address.address} ${delivery_address.detail}`,
          )
    }
    ${fact(words.contact, html`${contact_name} <a href="tel:${contact_phone}">${shownPhone(contact_phone)}</a>`)}
    ${order.is_age_confirmed ? fact("20+", ship.ageConfirmed) : ""}
    ${
      order.ready_at === null
        ? ""
        : fact(
            ship.parcels,
            parcels.map((parcel) => parcelView(parcel, ship)),
          )
    }
  </dl>
  ${order.order_status < 0 ? "" : html`<p><a href="${slip}" target="_blank" rel="noopener">${ship.slip}</a></p>`}`;
}

function parcelView(
  { delivery_company, delivery_number, temperature }: ParcelRow,
  ship: (typeof shipWords)["ja"],
) {
  const link = trackingLink(delivery_company, delivery_number);
  return html`<p>${ship.temperature[temperature]} · ${delivery_company} ${delivery_number}
    ${link === null ? "" : html`<a href="${link}" target="_blank" rel="noopener noreferrer">${ship.track}</a>`}</p>`;
}

const fact = (name: string, value: unknown) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
