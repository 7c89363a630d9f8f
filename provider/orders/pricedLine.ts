import type { GoodsShowType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import { type BillLine, billLine } from "#domain/price/bill.ts";
import type { GoodsRow } from "#provider/goods/findGoods.ts";
import type { CheckedLine } from "./checkLines.ts";

export interface PricedLine extends BillLine {
  readonly row: GoodsRow;
  /** As they were priced: at the offer's discount, where there is one. */
  readonly goods: Goods;
  readonly option_value: readonly string[];
  readonly special_id: string | null;
}

/** A checked line with its price. */
export function pricedLine({ goods, request, row }: CheckedLine, showType: GoodsShowType): PricedLine {
  const { option_value, special_id = null } = request;
  return { ...billLine(goods, request, showType), row, goods, option_value, special_id };
}
