import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { html, raw } from "hono/html";
import type { WireLanguage } from "#contract/scalars.ts";
import type { ShopShipping } from "#provider/db/tables/mall.ts";
import { stores } from "#provider/db/tables/stores.ts";
import type { Counter } from "#provider/desk/counter.ts";
import { formFields } from "#provider/desk/frame/form.ts";
import { storeLinks } from "#provider/desk/home/storePages.ts";
import { sendMissing, sendPage } from "#provider/desk/frame/page.ts";
import { speech, wordsIn } from "#provider/desk/speech.ts";
import { isShop, type Shop } from "#provider/mall/shops.ts";
import { carrierRegions, prefectures } from "#provider/places/prefectures.ts";
import { fillFees, shippingDraft, type ShippingFaults } from "./shippingDraft.ts";
import { shippingWords } from "./shippingWords.ts";

/** How a shop ships: its page, and the form that changes it. */
export function shippingRoutes(counter: Counter): Hono {
  const { findStore, parts, write } = counter;
  const routes = new Hono();
  const pathOf = (store_id: string) => `/desk/${encodeURIComponent(store_id)}/shipping`;

  async function show(context: Context, store: Shop, filled: FilledShipping | null) {
    const { language, words: desk } = speech(context);
    const words = wordsIn(shippingWords, language);
    return sendPage(context, parts, {
      heading: store.name[language],
      title: `${words.shipping} – ${store.name[language]}`,
      isInside: true,
      links: await storeLinks(counter, store.id, { words: desk, here: "shipping" }),
      ...(context.req.query("said") === "saved" && { said: { text: words.saved, isRefusal: false } }),
      ...(filled !== null && { said: saidOf(filled, words) }),
      body: shippingView(store.shipping, { language, own: pathOf(store.id), filled }),
    });
  }

  routes.get("/:store/shipping", async (context) => {
    const store = await findStore(context.req.param("store"));
    return store === undefined || !isShop(store) ? sendMissing(context, parts) : show(context, store, null);
  });

  routes.post("/:store/shipping", async (context) => {
    const store = await findStore(context.req.param("store"));
    if (store === undefined || !isShop(store)) return sendMissing(context, parts);
    const field = await formFields(context);
    if (field("fill") !== "") return show(context, store, fillFees(field));
    const draft = shippingDraft(store.shipping, field);
    if (!draft.ok) return show(context, store, { field, faults: draft.faults });
    await write((db) => db.update(stores).set({ shipping: draft.value }).where(eq(stores.id, store.id)));
    return context.redirect(`${pathOf(store.id)}?said=saved`, 303);
  });

  return routes;
}

/** A form that stands as it was filled in: with what is wrong, or with fees that are not saved yet. */
function saidOf({ faults }: FilledShipping, words: (typeof shippingWords)["en"]) {
  const isWrong = Object.keys(faults).length > 0;
  return { text: isWrong ? words.wrong : words.fill.done, isRefusal: isWrong };
}

/** A form that could not be saved, as it was filled in, with what is wrong by field. */
interface FilledShipping {
  readonly field: (name: string) => string;
  readonly faults: ShippingFaults;
}

interface Look {
  readonly language: WireLanguage;
  /** Path of the page. */
  readonly own: string;
  readonly filled: FilledShipping | null;
}

/** The form that says how a shop ships, as it is saved or was filled in. */
function shippingView(shipping: ShopShipping, { language, own, filled }: Look) {
  const words = wordsIn(shippingWords, language);
  const [first] = shipping.fees;
  const said = (name: string, saved: string | number) => filled?.field(name) ?? String(saved);
  const isOn = (name: string, saved: number | undefined) =>
    filled === null ? saved === 1 : filled.field(name) !== "";
  const fault = (name: string) => {
    const wrong = filled?.faults[name];
    if (wrong === undefined) return "";
    const text = typeof wrong === "string" ? words.faults[wrong] : words.faults.number(wrong);
    return html`<p class="warn fault" id="ship-${name}-fault">${text}</p>`;
  };
  const invalid = (name: string) =>
    filled?.faults[name] === undefined ? "" : html`aria-invalid="true" aria-describedby="ship-${name}-fault"`;
  const input = (name: string, saved: string | number, more: string) =>
    html`<input name="${name}" value="${said(name, saved)}" autocomplete="off" ${raw(more)} ${invalid(name)} />`;
  const number = (name: string, label: string, saved: number) =>
    html`<label>${label} ${input(name, saved, 'inputmode="numeric" maxlength="12"')}</label>${fault(name)}`;
  const sections = shipping.delivery_sections.map(({ name }) => name.ja).join("\n");
  return html`<form method="post" action="${own}" class="settings">
    <button class="unseen" tabindex="-1" aria-hidden="true">${words.save}</button>
    <section>
      <h2>${words.shipping}</h2>
      <p class="quiet">${words.intro}</p>
      ${number("freeprice", words.freeprice, shipping.freeprice)}
      <label class="check"><input type="checkbox" name="islands" value="1" ${isOn("islands", shipping.is_island_excepted) ? raw("checked") : ""} /> ${words.islands}</label>
      ${number("parcel_grams", words.parcel, shipping.parcel_grams)}
      ${number("chilled_fee", words.chilled, first?.chilled_fee ?? 0)}
      ${number("frozen_fee", words.frozen, first?.frozen_fee ?? 0)}
    </section>
    <section>
      <h2>${words.delivery}</h2>
      <label>${words.company} ${input("company", shipping.delivery_company.ja, 'maxlength="50"')}</label>${fault("company")}
      ${number("transit_days", words.transit, shipping.transit_days)}
      ${number("days_ahead", words.ahead, shipping.days_ahead)}
      <label>${words.sections}
        <textarea name="sections" rows="6" maxlength="600" ${invalid("sections")}>${said("sections", sections)}</textarea></label>${fault("sections")}
      <p class="quiet">${words.sectionsHint}</p>
    </section>
    <section>
      <h2>${words.fees}</h2>
      <fieldset>
        <legend>${words.fill.title}</legend>
        <label>${words.fill.where}
          <select name="fill_region"><option value="">${words.fill.all}</option>${carrierRegions.map(
            ({ id, name }) =>
              html`<option value="${id}" ${said("fill_region", "") === id ? raw("selected") : ""}>${name[language].replaceAll("-", " ")}</option>`,
          )}</select></label>
        <label>${words.fee} ${input("fill_fee", "", 'inputmode="numeric" maxlength="12"')}</label>${fault("fill_fee")}
        <p class="quiet">${words.fill.hint}</p>
        <button name="fill" value="1" data-whole>${words.fill.button}</button>
      </fieldset>
      <table class="fees">
        <thead><tr><th scope="col">${words.prefecture}</th><th scope="col">${words.ships}</th><th scope="col">${words.fee}</th></tr></thead>
        <tbody>${prefectures.map(({ code, name }) => {
          const saved = shipping.fees.find(({ prefecture }) => prefecture === name.ja);
          const label = name[language];
          const [ships, fee] = [`ships_${code}`, `fee_${code}`];
          return html`<tr>
            <th scope="row">${label}</th>
            <td><label class="check"><input type="checkbox" name="${ships}" value="1" aria-label="${label} – ${words.ships}" ${isOn(ships, saved?.is_shipped_to) ? raw("checked") : ""} /></label></td>
            <td><label><span class="unseen">${label} – ${words.fee}</span>${input(fee, saved?.fee ?? 0, 'inputmode="numeric" maxlength="12"')}</label>${fault(fee)}</td>
          </tr>`;
        })}</tbody>
      </table>
    </section>
    <button class="main save">${words.save}</button>
  </form>`;
}
