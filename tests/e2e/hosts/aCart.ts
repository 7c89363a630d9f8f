import type { APIRequestContext } from "@playwright/test";
import { goodList } from "#contract/calls/store.ts";
import { CartAction, GoodsShowType, SpecType } from "#contract/enumerations.ts";
import { cartLine } from "#domain/cart/cart.ts";
import { ask } from "./someone.ts";

/** Local storage with two pieces of a dish in a store's cart for the table, as the menu would have left it. */
export async function aCart(
  request: APIRequestContext,
  origin: string,
  table_id: string | null,
): Promise<{ readonly "cart.ramen": string }> {
  const body = { store_id: "ramen", goods_show_type: GoodsShowType.dineIn, category_id: "ramen-sides" };
  const { data } = await ask(request, { origin, path: goodList.path, body });
  const dish = goodList.response.parse(data).goods.find(({ spec_type }) => spec_type === SpecType.plain);
  if (dish === undefined) throw new Error("The demo has no dish without options");
  const now_time = new Date().toISOString();
  const place = {
    goods_show_type: GoodsShowType.dineIn,
    action: CartAction.dineIn,
    store_id: "ramen",
    table_id,
    now_time,
  } as const;
  const line = cartLine(dish, { option_value: [], number: 2 }, place);
  return { "cart.ramen": JSON.stringify([line]) };
}
