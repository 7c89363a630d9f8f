import type { APIRequestContext } from "@playwright/test";
import { createOrder } from "#contract/calls/order.ts";
import { goodList, storeIndex } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { GoodsShowType, OrderType, PayType, SpecType } from "#contract/enumerations.ts";
import { ask, type Someone } from "./someone.ts";

/** Orders a dish without options at a table of the demo's noodle shop, to be paid at the counter. */
export async function anOrder(
  request: APIRequestContext,
  origin: string,
  { uid, auth_token, table_id }: Pick<Someone, "uid" | "auth_token"> & { readonly table_id: string },
): Promise<void> {
  const place = { store_id: "ramen", table_id };
  const header = storeIndex.response.parse(
    (await ask(request, { origin, path: storeIndex.path, body: place })).data,
  );
  const menu = { store_id: "ramen", goods_show_type: GoodsShowType.dineIn, category_id: "ramen-sides" };
  const { data } = await ask(request, { origin, path: goodList.path, body: menu });
  const dish = goodList.response.parse(data).goods.find(({ spec_type }) => spec_type === SpecType.plain);
  if (dish === undefined) throw new Error("The demo has no dish without options");
  const tea = header.is_tea_money === 1 ? header.tea_money : 0;
  const order = {
    ...place,
    uid,
    auth_token,
    client_order_id: crypto.randomUUID(),
    order_type: OrderType.dineIn,
    people: 1,
    tableware: header.dishware[0]?.dishware_id,
    pay_type: PayType.cash,
    lines: [{ goods_id: dish.id, option_value: [], number: 1, price: dish.totalPrice }],
    shown_total: dish.totalPrice + tea,
  };
  const { code } = await ask(request, { origin, path: createOrder.path, body: order });
  if (code !== Code.success) throw new Error(`The order answers ${code}`);
}
