import type { ShippingQuote } from "#contract/shipping.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { deliveryDays, shippingQuote } from "#domain/delivery/shipping.ts";
import { localDay } from "#domain/hours/zonedTime.ts";
import type { GoodsRow } from "#provider/goods/findGoods.ts";
import type { Shop } from "./findShop.ts";
import { prefectureName, presentSections } from "./presentShipping.ts";

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
