import type * as z from "zod/mini";
import type { WireLanguage } from "#contract/scalars.ts";
import type { SpecialGoods } from "#contract/goods.ts";
import { specialPrice } from "#domain/price/unitPrice.ts";
import type { SpecialGoodsRow } from "./specialGoodsQuery.ts";
import { presentListed } from "#provider/goods/presentGoods.ts";

/** Goods on offer, at the offer's price. */
export function presentSpecialGoods(
  { goods, offer, special, store_name }: SpecialGoodsRow,
  language: WireLanguage,
): z.infer<typeof SpecialGoods> {
  return {
    goods: specialPrice(presentListed(goods, language), offer),
    special_id: special.id,
    kind: special.kind,
    store_name: store_name[language],
    sale_from: special.start_time.toISOString(),
    sale_until: special.end_time.toISOString(),
    receive_from: offer.receive_from,
    receive_until: offer.receive_until,
    limit_per_person: offer.limit_per_person,
  };
}
