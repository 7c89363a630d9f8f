import type { ShippingRules } from "#contract/shipping.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { ShopShipping } from "#provider/db/tables/mall.ts";
import { prefectures } from "#provider/places/prefectures.ts";

/** How a shop ships, in the language asked for. */
export function presentShipping(shipping: ShopShipping, language: WireLanguage): ShippingRules {
  const { delivery_company, delivery_sections, fees, freeprice, is_island_excepted, parcel_grams } = shipping;
  return {
    fees: fees.map((fee) => ({ ...fee, name: prefectureName(fee.prefecture, language) })),
    freeprice,
    is_island_excepted,
    parcel_grams,
    delivery_company: delivery_company[language],
    delivery_sections: presentSections(delivery_sections, language),
  };
}

/** As the language writes it; one that is none of the 47 as the shop does. */
export function prefectureName(prefecture: string, language: WireLanguage): string {
  return prefectures.find(({ name }) => name.ja === prefecture)?.name[language] ?? prefecture;
}

/** The spans of the day that one can choose. */
export function presentSections(
  sections: ShopShipping["delivery_sections"],
  language: WireLanguage,
): ShippingRules["delivery_sections"] {
  return sections.map(({ delivery_section, name }) => ({ delivery_section, name: name[language] }));
}
