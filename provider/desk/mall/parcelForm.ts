import { html, raw } from "hono/html";
import type { Action } from "#domain/orders/orderMachine.ts";
import { temperatures } from "#domain/delivery/shipping.ts";
import type { ParcelRow } from "#provider/db/tables/mall.ts";
import type { FilledForm } from "#provider/desk/filledForm.ts";
import type { BoardOrder } from "#provider/desk/readBoard.ts";
import type { View } from "#provider/desk/view.ts";
import { MOST_PARCELS, PARCEL_LIMITS } from "./readParcels.ts";
import { shipWords } from "./shipWords.ts";

/**
 * Sends an order of the mall out in its parcels, or says better which those are that are on their way. What could not be
 * taken stands as it was typed, with what is wrong at its field.
 */
export function parcelForm(
  { order }: BoardOrder,
  { filledForm, language, words }: View,
  { to, isMain }: { readonly to: (action: Action) => string; readonly isMain: boolean },
) {
  const ship = shipWords[language];
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
