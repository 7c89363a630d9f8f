import { html } from "hono/html";
import type { Action } from "#domain/orderMachine.ts";
import { temperatures } from "#domain/parcelsOf.ts";
import type { BoardOrder } from "#provider/desk/readBoard.ts";
import type { View } from "#provider/desk/view.ts";
import { MOST_PARCELS, PARCEL_LIMITS } from "./readParcels.ts";
import { shipWords } from "./shipWords.ts";

/** Sends an order of the mall out in its parcels, or says better which those are that are on their way. */
export function parcelForm(
  { order }: BoardOrder,
  { language, words }: View,
  { to, isMain }: { readonly to: (action: Action) => string; readonly isMain: boolean },
) {
  const ship = shipWords[language];
  const isOut = order.ready_at !== null;
  const [first] = order.parcels;
  const spare = {
    temperature: first?.temperature ?? "ambient",
    delivery_company: "",
    delivery_number: "",
  } as const;
  const rows = [...order.parcels, spare].slice(0, MOST_PARCELS);
  const company = (index: number, value: string) =>
    html`<label>${words.company}
      <input name="parcel_company_${index}" value="${value}" maxlength="${PARCEL_LIMITS.delivery_company}" autocomplete="off" /></label>`;
  return html`<details data-key="${isOut ? "parcels" : "ready"}-${order.order_no}">
    <summary class="${isMain ? "main" : ""}">${isOut ? ship.fix : ship.ship}</summary>
    <form method="post" action="${to("ready")}">
      <p class="quiet">${ship.hint}</p>
      ${rows.map(
        ({ delivery_company, delivery_number, temperature }, index) => html`<fieldset>
          <legend>${ship.parcel} ${index + 1}</legend>
          <label>${ship.kept}
            <select name="parcel_temperature_${index}">${temperatures.map(
              (each) =>
                html`<option value="${each}" ${each === temperature ? "selected" : ""}>${ship.temperature[each]}</option>`,
            )}</select></label>
          ${company(index, delivery_company)}
          <label>${words.tracking}
            <input name="parcel_number_${index}" value="${delivery_number}" maxlength="${PARCEL_LIMITS.delivery_number}" autocomplete="off" /></label>
        </fieldset>`,
      )}
      <button class="main">${isOut ? words.save : ship.ship}</button>
    </form></details>`;
}
