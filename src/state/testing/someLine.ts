import type { CartLine } from "#contract/cart.ts";
import { CartAction, GoodsShowType, SpecType } from "#contract/enumerations.ts";
import { someGoods } from "#tests/domain/someGoods.ts";

/** A line of a dine-in cart for a test: one piece of the goods at 1,000 yen, but for what the test says. */
export function someLine(goods_id: string, said: Partial<CartLine> = {}): CartLine {
  return {
    goods_id,
    goods_show_type: GoodsShowType.dineIn,
    spec_type: SpecType.plain,
    option_value: [],
    option_name: "",
    number: 1,
    price: 1000,
    action: CartAction.dineIn,
    store_id: "bar",
    table_id: null,
    now_time: "2026-11-21T12:00:00+09:00",
    goods_detail: someGoods({ id: goods_id, name: goods_id }),
    ...said,
  };
}
