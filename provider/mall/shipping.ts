import type { WireLanguage } from "#contract/scalars.ts";
import type { ShippingQuote, ShippingRules } from "#contract/shipping.ts";
import { deliveryDays, parcelsOf, shippingQuote, temperatures } from "#domain/delivery/shipping.ts";
import { localDay } from "#domain/hours/zonedTime.ts";
import type { ParcelRow, ShopShipping } from "#provider/db/tables/mall.ts";
import type { AddressRow } from "#provider/members/addresses/addresses.ts";
import type { GoodsRow } from "#provider/menu/goods.ts";
import type { ActionOnOrder } from "#provider/orders/applyAction.ts";
import type { PricedLine } from "#provider/orders/placing/checkLines.ts";
import { postalAreas } from "#provider/places/postalAreas.ts";
import { prefectures } from "#provider/places/prefectures.ts";
import type { Shop } from "./shops.ts";

interface Ordered {
  readonly row: GoodsRow;
  /** Yen a piece after the goods' own discount, options included. */
  readonly unit: number;
  readonly number: number;
}

/** What a shop takes for shipping these lines to a place, and when they can arrive there. */
export function shipTo(
  shop: Shop,
  lines: readonly Ordered[],
  to: { readonly prefecture: string; readonly postal_code: string },
  { language, now }: { readonly language: WireLanguage; readonly now: Date },
): ShippingQuote {
  const { shipping } = shop;
  const facts = lines.flatMap(({ number, row }) =>
    row.shipping === null ? [] : [{ ...row.shipping, number }],
  );
  const goods_subtotal = lines.reduce((sum, { number, unit }) => sum + unit * number, 0);
  return {
    prefecture_name: prefectureName(to.prefecture, language),
    ...shippingQuote(shipping, { pieces: facts, goods_subtotal }, to),
    ...deliveryDays(localDay(now, shop.time_zone), shipping, facts),
    delivery_sections: presentSections(shipping.delivery_sections, language),
  };
}

/** How a shop ships, in the language asked for. */
export function presentShipping(shipping: ShopShipping, language: WireLanguage): ShippingRules {
  const { delivery_company, delivery_sections, fees, freeprice, is_island_excepted } = shipping;
  return {
    fees: fees.map((fee) => ({ ...fee, name: prefectureName(fee.prefecture, language) })),
    freeprice,
    is_island_excepted,
    parcel_grams: shipping.parcel_grams,
    transit_days: shipping.transit_days,
    delivery_company: delivery_company[language],
    delivery_sections: presentSections(delivery_sections, language),
  };
}

/** As the language writes it; one that is none of the 47 as the shop does. */
function prefectureName(prefecture: string, language: WireLanguage): string {
  return prefectures.find(({ name }) => name.ja === prefecture)?.name[language] ?? prefecture;
}

/** The spans of the day that one can choose. */
function presentSections(
  sections: ShopShipping["delivery_sections"],
  language: WireLanguage,
): ShippingRules["delivery_sections"] {
  return sections.map(({ delivery_section, name }) => ({ delivery_section, name: name[language] }));
}

/** Where a parcel goes, as fees ask: the postal code says which prefecture it is, whatever was written beside it. */
export function destinationIn({ postal_code, prefecture }: Pick<AddressRow, "postal_code" | "prefecture">): {
  readonly prefecture: string;
  readonly postal_code: string;
} {
  const found = postalAreas(postal_code).map((area) => area.prefecture);
  const isOne = found.length === 0 || found.includes(prefecture);
  return { postal_code, prefecture: isOne ? prefecture : (found[0] ?? prefecture) };
}

/** The parcels that an order was priced with, by the shop's usual company, still without their numbers. */
export function plannedParcels({ shipping }: Shop, lines: readonly PricedLine[]): ParcelRow[] {
  const pieces = lines.flatMap(({ number, row }) =>
    row.shipping === null ? [] : [{ ...row.shipping, number }],
  );
  const counts = parcelsOf(pieces, shipping.parcel_grams);
  const delivery_company = shipping.delivery_company.ja;
  return temperatures.flatMap((temperature) =>
    Array.from({ length: counts[temperature] }, () => ({
      temperature,
      delivery_company,
      delivery_number: "",
    })),
  );
}

/** Parcels as an order keeps them; the first one's company and number stand where those of a delivery do. */
export function parcelsSent(parcels: readonly ParcelRow[]): NonNullable<ActionOnOrder["courier"]> {
  const [first] = parcels;
  return {
    courier_name: "",
    courier_phone: "",
    delivery_company: first?.delivery_company || null,
    delivery_number: first?.delivery_number || null,
    parcels: [...parcels],
  };
}
