import type { Localized } from "#provider/db/tables/localized.ts";
import type { ShopShipping } from "#provider/db/tables/mall.ts";
import { wholeNumber } from "#provider/desk/settings/draftNumbers.ts";
import { prefectures } from "#provider/places/prefectures.ts";

type Field = (name: string) => string;
/** Neither a fee nor a weight nor a number of days is more. */
const MOST = { yen: 100_000, free: 10_000_000, grams: 100_000, days: 60 } as const;
const MOST_SECTIONS = 12;
const SECTION_LENGTH = 40;
const COMPANY_LENGTH = 50;

const same = (text: string): Localized => ({ ja: text, zh: text, en: text, tw: text, ko: text });

/**
 * How a shop ships, as the desk's form says it; null where a number is none or too great, or nobody is named who
 * delivers. What is named as before keeps its names in the other languages.
 */
export function shippingDraft(before: ShopShipping, field: Field): ShopShipping | null {
  let isWrong = false;
  const whole = (name: string, most: number, least = 0) => {
    const value = wholeNumber(field(name));
    if (Number.isNaN(value) || value > most || value < least) isWrong = true;
    return value;
  };
  const company = field("company");
  const sections = field("sections")
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const shipping: ShopShipping = {
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
    freeprice: whole("freeprice", MOST.free),
    is_island_excepted: field("islands") === "" ? 0 : 1,
    parcel_grams: whole("parcel_grams", MOST.grams, 1),
    transit_days: whole("transit_days", MOST.days),
    days_ahead: whole("days_ahead", MOST.days, 1),
    delivery_company: company === before.delivery_company.ja ? before.delivery_company : same(company),
    delivery_sections: sections.map(
      (text) =>
        before.delivery_sections.find(({ name }) => name.ja === text) ?? {
          delivery_section: text,
          name: same(text),
        },
    ),
  };
  const isTooMuch =
    sections.length > MOST_SECTIONS || sections.some((text) => [...text].length > SECTION_LENGTH);
  const isNamed = company !== "" && [...company].length <= COMPANY_LENGTH;
  const isTwice = new Set(sections).size < sections.length;
  return isWrong || isTooMuch || isTwice || !isNamed ? null : shipping;
}
