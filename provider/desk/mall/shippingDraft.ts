import { MOST_FEE, type ShippingFault, type ShippingForm } from "#contract/calls/desk/shipping.ts";
import { inEach, type Localized } from "#provider/db/tables/columns.ts";
import type { ShopShipping } from "#provider/db/tables/mall.ts";
import { wholeNumber } from "#domain/values/wholeNumber.ts";
import { prefectures } from "#provider/places/prefectures.ts";

export type ShippingFaults = Readonly<Record<string, ShippingFault>>;
type Draft =
  | { readonly ok: true; readonly value: ShopShipping }
  | { readonly ok: false; readonly faults: ShippingFaults };

/** Neither a fee nor a weight nor a number of days is more. */
const MOST = { yen: MOST_FEE, free: 10_000_000, grams: 100_000, days: 60 } as const;
const MOST_SECTIONS = 12;
const SECTION_LENGTH = 40;
const COMPANY_LENGTH = 50;

const same = (text: string): Localized => inEach(() => text);

/**
 * How a shop ships, as the desk's form says it, or what is wrong with it by field. What is named as before keeps its
 * names in the other languages.
 */
export function shippingDraft(before: ShopShipping, form: ShippingForm): Draft {
  const faults: Record<string, ShippingFault> = {};
  const whole = (name: string, typed: string, most: number, least = 0) => {
    const value = wholeNumber(typed);
    if (Number.isNaN(value) || value > most || value < least) faults[name] = { least, most };
    return value;
  };
  const { company } = form;
  const sections = form.sections
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const value: ShopShipping = {
    freeprice: whole("freeprice", form.freeprice, MOST.free),
    is_island_excepted: form.is_island_excepted ? 1 : 0,
    parcel_grams: whole("parcel_grams", form.parcel_grams, MOST.grams, 1),
    transit_days: whole("transit_days", form.transit_days, MOST.days),
    days_ahead: whole("days_ahead", form.days_ahead, MOST.days, 1),
    fees: prefectures.map(({ code, name }) => {
      const { fee = "", is_shipped_to = false } = form.fees.find((one) => one.code === code) ?? {};
      return {
        prefecture: name.ja,
        is_shipped_to: is_shipped_to ? 1 : 0,
        fee: is_shipped_to ? whole(`fee_${code}`, fee, MOST.yen) : 0,
        chilled_fee: whole("chilled_fee", form.chilled_fee, MOST.yen),
        frozen_fee: whole("frozen_fee", form.frozen_fee, MOST.yen),
      };
    }),
    delivery_company: company === before.delivery_company.ja ? before.delivery_company : same(company),
    delivery_sections: sections.map(
      (text) =>
        before.delivery_sections.find(({ name }) => name.ja === text) ?? {
          delivery_section: text,
          name: same(text),
        },
    ),
  };
  if (company === "" || [...company].length > COMPANY_LENGTH) faults["company"] = "company";
  const isTooMuch =
    sections.length > MOST_SECTIONS || sections.some((text) => [...text].length > SECTION_LENGTH);
  if (isTooMuch || new Set(sections).size < sections.length) faults["sections"] = "sections";
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, value };
}

/** How a shop ships, as its form says it. */
export function shippingForm(shipping: ShopShipping): ShippingForm {
  const [first] = shipping.fees;
  return {
    freeprice: String(shipping.freeprice),
    is_island_excepted: shipping.is_island_excepted === 1,
    parcel_grams: String(shipping.parcel_grams),
    chilled_fee: String(first?.chilled_fee ?? 0),
    frozen_fee: String(first?.frozen_fee ?? 0),
    company: shipping.delivery_company.ja,
    transit_days: String(shipping.transit_days),
    days_ahead: String(shipping.days_ahead),
    sections: shipping.delivery_sections.map(({ name }) => name.ja).join("\n"),
    fees: prefectures.map(({ code, name }) => {
      const saved = shipping.fees.find(({ prefecture }) => prefecture === name.ja);
      return { code, is_shipped_to: saved?.is_shipped_to === 1, fee: String(saved?.fee ?? 0) };
    }),
  };
}
