import type { CartLine } from "#contract/cart.ts";
import type { Goods } from "#contract/goods.ts";
import { unitPrice } from "./unitPrice.ts";

type Place = Pick<CartLine, "goods_show_type" | "action" | "store_id" | "table_id" | "now_time">;
type Chosen = { readonly option_value: readonly string[]; readonly number: number };

/** A line for the cart from goods with their option groups and what was chosen; its price is one piece's, in yen. */
export function cartLine(goods: Goods, chosen: Chosen, place: Place): CartLine {
  const option_value = [...new Set(chosen.option_value)];
  const names = goods.option
    .flatMap((group) => group.options)
    .filter((option) => option_value.includes(option.option_id))
    .map((option) => option.name);
  return {
    ...place,
    goods_id: goods.id,
    spec_type: goods.spec_type,
    option_value,
    option_name: names.join(" / "),
    number: chosen.number,
    price: unitPrice(goods, option_value, place.goods_show_type).unit,
    goods_detail: goods,
  };
}
