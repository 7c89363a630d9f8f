import { html, raw } from "hono/html";
import type { WireLanguage } from "#contract/scalars.ts";
import type { ShopShipping } from "#provider/db/tables/mall.ts";
import { prefectures } from "#provider/places/prefectures.ts";
import { shippingWords } from "./shippingWords.ts";

/** The form that says how a shop ships, as it is saved. */
export function shippingView(
  shipping: ShopShipping,
  { language, own }: { readonly language: WireLanguage; readonly own: string },
) {
  const words = shippingWords[language];
  const [first] = shipping.fees;
  const number = (name: string, label: string, value: number) =>
    html`<label>${label} <input name="${name}" value="${value}" inputmode="numeric" maxlength="9" required autocomplete="off" /></label>`;
  return html`<h2>${words.shipping}</h2>
    <p class="quiet">${words.intro}</p>
    <form method="post" action="${own}">
      ${number("freeprice", words.freeprice, shipping.freeprice)}
      <label><input type="checkbox" name="islands" value="1" ${shipping.is_island_excepted === 1 ? raw("checked") : ""} /> ${words.islands}</label>
      ${number("parcel_grams", words.parcel, shipping.parcel_grams)}
      ${number("transit_days", words.transit, shipping.transit_days)}
      ${number("days_ahead", words.ahead, shipping.days_ahead)}
      <label>${words.company} <input name="company" value="${shipping.delivery_company.ja}" maxlength="50" required autocomplete="off" /></label>
      <label>${words.sections}
        <textarea name="sections" rows="6" maxlength="600">${shipping.delivery_sections.map(({ name }) => name.ja).join("\n")}</textarea></label>
      <p class="quiet">${words.sectionsHint}</p>
      ${number("chilled_fee", words.chilled, first?.chilled_fee ?? 0)}
      ${number("frozen_fee", words.frozen, first?.frozen_fee ?? 0)}
      <h3>${words.fees}</h3>
      <table>
        <thead><tr><th scope="col">${words.prefecture}</th><th scope="col">${words.ships}</th><th scope="col">${words.fee}</th></tr></thead>
        <tbody>${prefectures.map(({ code, name }) => {
          const fee = shipping.fees.find(({ prefecture }) => prefecture === name.ja);
          const label = name[language];
          return html`<tr>
            <th scope="row">${label}</th>
            <td><input type="checkbox" name="ships_${code}" value="1" aria-label="${label} – ${words.ships}" ${fee?.is_shipped_to === 1 ? raw("checked") : ""} /></td>
            <td><input name="fee_${code}" value="${fee?.fee ?? 0}" inputmode="numeric" maxlength="6" aria-label="${label} – ${words.fee}" autocomplete="off" /></td>
          </tr>`;
        })}</tbody>
      </table>
      <button class="main">${words.save}</button>
    </form>`;
}
