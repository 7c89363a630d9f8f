import type * as z from "zod/mini";
import type { WireLanguage } from "#contract/scalars.ts";
import type { SpecialGoods } from "#contract/special.ts";
import type { SpecialGoodsRow } from "./specialGoodsQuery.ts";
import { presentListed } from "#provider/goods/presentGoods.ts";

/** Goods on offer; where the offer has a discount of its own, it stands in place of the goods' discount. */
export function presentSpecialGoods(
  { goods, offer, special, store_name }: SpecialGoodsRow,
  language: WireLanguage,
): z.infer<typeof SpecialGoods> {
  const { discount_type, discount_price } = offer;
  const row =
    discount_price === 0 ? goods : { ...goods, discount_type: kindOf(discount_type), discount_price };
  return {
    goods: presentListed(row, language),
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

const kindOf = (discount_type: number): 1 | 2 => (discount_type === 2 ? 2 : 1);
