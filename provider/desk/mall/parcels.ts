import { html, raw } from "hono/html";
import { temperatures } from "#domain/delivery/shipping.ts";
import { trackingLink } from "#domain/delivery/trackingLink.ts";
import type { Action } from "#domain/orders/orderMachine.ts";
import { foldWidth, shownPhone, shownPostalCode } from "#domain/values/typedText.ts";
import type { ParcelRow } from "#provider/db/tables/mall.ts";
import type { BoardOrder } from "#provider/desk/board/readBoard.ts";
import { wordsIn } from "#provider/desk/speech.ts";
import type { FilledForm, View } from "#provider/desk/view.ts";
import { giftView } from "./giftView.ts";
import { shipWords } from "./shipWords.ts";

/** Where an order of the mall goes, when it is wanted there, and the parcels that it went in. */
export function mallView({ order }: BoardOrder, { language, store_id, words }: View) {
  const ship = wordsIn(shipWords, language);
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
    ${giftView(order.gift, language)}
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
  ship: (typeof shipWords)["en"],
) {
  const link = trackingLink(delivery_company, delivery_number);
  return html`<p>${ship.temperature[temperature]} · ${delivery_company} ${delivery_number}
    ${link === null ? "" : html`<a href="${link}" target="_blank" rel="noopener noreferrer">${ship.track}</a>`}</p>`;
}

const fact = (name: string, value: unknown) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

/**
 * Sends an order of the mall out in its parcels, or says better which those are that are on their way. What could not be
 * taken stands as it was typed, with what is wrong at its field.
 */
export function parcelForm(
  { order }: BoardOrder,
  { filledForm, language, words }: View,
  { to, isMain }: { readonly to: (action: Action) => string; readonly isMain: boolean },
) {
  const ship = wordsIn(shipWords, language);
  const isOut = order.ready_at !== null;
  const filled = filledForm?.order_no === order.order_no ? filledForm : null;
  const rows = filled ? rowsTyped(filled) : order.parcels;
  const spare = {
    temperature: rows[0]?.temperature ?? "ambient",
    delivery_company: "",
    delivery_number: "",
  } as const;
  const input = (name: string, label: string, value: string, most: number) => {
    const wrong = filled?.faults[name];
    const id = `${name}-${order.order_no}-fault`;
    return html`<label>${label}
      <input name="${name}" value="${value}" maxlength="${most}" autocomplete="off" ${wrong ? html`aria-invalid="true" aria-describedby="${id}"` : ""} /></label>
      ${wrong ? html`<p class="warn fault" id="${id}">${wrong === "company" || wrong === "number" ? ship.faults[wrong] : ""}</p>` : ""}`;
  };
  return html`<details data-key="${isOut ? "parcels" : "ready"}-${order.order_no}" ${filled ? raw("open") : ""}>
    <summary class="${isMain ? "main" : ""}">${isOut ? ship.fix : ship.ship}</summary>
    <form method="post" action="${to("ready")}">
      <p class="quiet">${ship.hint}</p>
      ${[...rows, spare].slice(0, MOST_PARCELS).map(
        ({ delivery_company, delivery_number, temperature }, index) => html`<fieldset>
          <legend>${ship.parcel} ${index + 1}</legend>
          <label>${ship.kept}
            <select name="parcel_temperature_${index}">${temperatures.map(
              (each) =>
                html`<option value="${each}" ${each === temperature ? "selected" : ""}>${ship.temperature[each]}</option>`,
            )}</select></label>
          ${input(`parcel_company_${index}`, words.company, delivery_company, PARCEL_LIMITS.delivery_company)}
          ${input(`parcel_number_${index}`, words.tracking, delivery_number, PARCEL_LIMITS.delivery_number)}
        </fieldset>`,
      )}
      <button class="main">${isOut ? words.save : ship.ship}</button>
    </form></details>`;
}

/** The rows up to the last one that something was typed in: what is wrong with one stands where it was. */
function rowsTyped({ field }: FilledForm): ParcelRow[] {
  const rows = Array.from({ length: MOST_PARCELS }, (_, index) => ({
    temperature: temperatures.find((each) => each === field(`parcel_temperature_${index}`)) ?? "ambient",
    delivery_company: field(`parcel_company_${index}`),
    delivery_number: field(`parcel_number_${index}`),
  }));
  return rows.slice(
    0,
    1 + rows.findLastIndex((row) => row.delivery_company !== "" || row.delivery_number !== ""),
  );
}

/** Most parcels that the form at an order takes. */
const MOST_PARCELS = 20;
/** Most characters of each field. */
const PARCEL_LIMITS = { delivery_company: 50, delivery_number: 40 } as const;

/** What is wrong with a field of the form, by its name: no company, or a number that cannot be one. */
export type ParcelFaults = Readonly<Record<string, "company" | "number">>;

type Field = (name: string) => string;
type Read =
  | { readonly ok: true; readonly parcels: ParcelRow[] }
  | { readonly ok: false; readonly faults: ParcelFaults };

/** The parcels that the desk's form names, without its empty rows, or what is wrong by field: none of them is a fault. */
export function readParcels(field: Field): Read {
  const parcels: ParcelRow[] = [];
  const faults: Record<string, "company" | "number"> = {};
  for (let index = 0; index < MOST_PARCELS; index += 1) {
    const [company, number] = [`parcel_company_${index}`, `parcel_number_${index}`];
    const delivery_company = field(company);
    const delivery_number = foldWidth(field(number));
    const kind = field(`parcel_temperature_${index}`);
    if (delivery_company === "" && delivery_number === "") continue;
    const length = [...delivery_company].length;
    if (length === 0 || length > PARCEL_LIMITS.delivery_company) faults[company] = "company";
    const isNumber = delivery_number === "" || /^[\w -]+$/.test(delivery_number);
    if (!isNumber || delivery_number.length > PARCEL_LIMITS.delivery_number) faults[number] = "number";
    const temperature = temperatures.find((each) => each === kind) ?? "ambient";
    parcels.push({ temperature, delivery_company, delivery_number });
  }
  if (parcels.length === 0) faults["parcel_company_0"] = "company";
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, parcels };
}
