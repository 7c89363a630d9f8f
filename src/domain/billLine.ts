import type { GoodsShowType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import type { BillLine } from "./bill.ts";
import { type PricedGoods, unitPrice } from "./unitPrice.ts";

/** A line of the bill from the goods as they are now and what was chosen of them; yen a piece. */
export function billLine(
  goods: PricedGoods & Pick<Goods, "tax_class">,
  chosen: { readonly option_value: readonly string[]; readonly number: number },
  showType: GoodsShowType,
): BillLine {
  return {
    ...unitPrice(goods, chosen.option_value, showType),
    number: chosen.number,
    tax_class: goods.tax_class,
  };
}
