import { inEach, type Localized } from "#provider/db/tables/columns.ts";
import type { ShopShipping } from "#provider/db/tables/mall.ts";
import { wholeNumber } from "#domain/values/wholeNumber.ts";
import { carrierRegions, prefectures } from "#provider/places/prefectures.ts";

type Field = (name: string) => string;
/** What is wrong with a field: not a whole number within bounds, nobody who delivers, or times of day. */
export type ShippingFault = { readonly least: number; readonly most: number } | "company" | "sections";
export type ShippingFaults = Readonly<Record<string, ShippingFault>>;
type Draft =
  | { readonly ok: true; readonly value: ShopShipping }
  | { readonly ok: false; readonly faults: ShippingFaults };

/** Neither a fee nor a weight nor a number of days is more. */
const MOST = { yen: 100_000, free: 10_000_000, grams: 100_000, days: 60 } as const;
/** Yen. */
const MOST_FEE = MOST.yen;
export const MOST_SECTIONS = 12;
export const SECTION_LENGTH = 40;
const COMPANY_LENGTH = 50;

const same = (text: string): Localized => inEach(() => text);

/**
 * How a shop ships, as the desk's form says it, or what is wrong with it by field. What is named as before keeps its
 * names in the other languages.
 */
export function shippingDraft(before: ShopShipping, field: Field): Draft {
  const faults: Record<string, ShippingFault> = {};
  const whole = (name: string, most: number, least = 0) => {
    const value = wholeNumber(field(name));
    if (Number.isNaN(value) || value > most || value < least) faults[name] = { least, most };
    return value;
  };
  const company = field("company");
  const sections = field("sections")
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const value: ShopShipping = {
    freeprice: whole("freeprice", MOST.free),
    is_island_excepted: field("islands") === "" ? 0 : 1,
    parcel_grams: whole("parcel_grams", MOST.grams, 1),
    transit_days: whole("transit_days", MOST.days),
    days_ahead: whole("days_ahead", MOST.days, 1),
    fees: prefectures.map(({ code, name }) => {
      const isShippedTo = field(`ships_${code}`) !== "";
      return {
        prefecture: name.ja,
        is_shipped_to: isShippedTo ? 1 : 0,
        fee: isShippedTo ? whole(`fee_${code}`, MOST.yen) : 0,
        chilled_fee: whole("chilled_fee", MOST.yen),
        frozen_fee: whole("frozen_fee", MOST.yen),
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

/**
 * The desk's form with one fee written to a region's prefectures, or to all: a fee ships there, none does not. Nothing is
 * saved by it. What is wrong where the fee is none.
 */
export function fillFees(field: Field): { readonly field: Field; readonly faults: ShippingFaults } {
  const fee = field("fill_fee");
  const yen = fee === "" ? 0 : wholeNumber(fee);
  if (Number.isNaN(yen) || yen < 0 || yen > MOST_FEE)
    return { field, faults: { fill_fee: { least: 0, most: MOST_FEE } } };
  const region = field("fill_region");
  const codes = carrierRegions
    .filter(({ id }) => region === "" || id === region)
    .flatMap((each) => each.codes);
  const written = new Map(
    codes.flatMap((code) => [
      [`fee_${code}`, String(yen)],
      [`ships_${code}`, fee === "" ? "" : "1"],
    ]),
  );
  return { field: (name) => written.get(name) ?? field(name), faults: {} };
}
