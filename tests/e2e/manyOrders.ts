import type { APIRequestContext } from "@playwright/test";
import * as Code from "#contract/codes.ts";
import { GoodsShowType, OrderType, PayType, SpecType } from "#contract/enumerations.ts";
import { baseURL } from "./desk.ts";
import { ask, aVisitor, type Someone } from "./hosts/someone.ts";

interface Goods {
  readonly id: string;
  readonly spec_type: number;
  readonly is_sold_out: number;
  readonly stock: number;
  readonly totalPrice: number;
}

/** Guests at a store's tables, each at one of the links, who order by the calls alone. */
export async function manyOrders(
  request: APIRequestContext,
  links: readonly string[],
  origin: string = baseURL,
) {
  const places = links.map((link) => new URL(link, origin).searchParams);
  const store_id = places[0]?.get("storeId") ?? "";
  const { data } = await ask(request, {
    origin,
    path: "/order/store/goodlist",
    body: { store_id, goods_show_type: GoodsShowType.dineIn },
  });
  const goods = (data as { goods: Goods[] }).goods.find(
    ({ spec_type, is_sold_out, stock }) => spec_type === SpecType.plain && is_sold_out === 0 && stock === -1,
  );
  const guests = new Map<number, Promise<Someone>>();

  async function order(guest: number): Promise<string> {
    const known = guests.get(guest) ?? aVisitor(request, origin);
    guests.set(guest, known);
    const { uid, auth_token } = await known;
    const price = goods?.totalPrice ?? 0;
    const { code, data: placed } = await ask(request, {
      origin,
      path: "/order/order/createorder",
      body: {
        uid,
        auth_token,
        client_order_id: crypto.randomUUID(),
        store_id,
        order_type: OrderType.dineIn,
        table_id: places[guest % places.length]?.get("tableId"),
        people: 1,
        pay_type: PayType.cash,
        tableware: "none",
        lines: [{ goods_id: goods?.id, option_value: [], number: 1, price }],
        shown_total: price,
      },
    });
    if (code !== Code.success) throw new Error(`An order is refused with ${code}: ${JSON.stringify(placed)}`);
    return (placed as { order_no: string }).order_no;
  }

  /** So many orders of one guest, one after the other. */
  return async (guest: number, number: number): Promise<string[]> => {
    const placed: string[] = [];
    for (let sent = 0; sent < number; sent += 1) placed.push(await order(guest));
    return placed;
  };
}
