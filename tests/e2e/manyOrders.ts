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

/** Orders one piece at a table's link by the call alone, to be paid in cash; the order's number. */
export async function orderByCall(
  request: APIRequestContext,
  link: string,
  { id: goods_id, price }: { readonly id: string; readonly price: number },
  guest: Promise<Someone>,
  origin: string = baseURL,
): Promise<string> {
  const { searchParams } = new URL(link, origin);
  const { uid, auth_token } = await guest;
  const { code, data } = await ask(request, {
    origin,
    path: "/order/order/createorder",
    body: {
      uid,
      auth_token,
      client_order_id: crypto.randomUUID(),
      store_id: searchParams.get("storeId"),
      order_type: OrderType.dineIn,
      table_id: searchParams.get("tableId"),
      people: 1,
      pay_type: PayType.cash,
      tableware: "none",
      lines: [{ goods_id, option_value: [], number: 1, price }],
      shown_total: price,
    },
  });
  if (code !== Code.success) throw new Error(`An order is refused with ${code}: ${JSON.stringify(data)}`);
  return (data as { order_no: string }).order_no;
}

/** Guests at a store's tables, each at one of the links, who order by the calls alone. */
export async function manyOrders(
  request: APIRequestContext,
  links: readonly string[],
  origin: string = baseURL,
) {
  const store_id = new URL(links[0] ?? "", origin).searchParams.get("storeId") ?? "";
  const { data } = await ask(request, {
    origin,
    path: "/order/store/goodlist",
    body: { store_id, goods_show_type: GoodsShowType.dineIn },
  });
  const goods = (data as { goods: Goods[] }).goods.find(
    ({ spec_type, is_sold_out, stock }) => spec_type === SpecType.plain && is_sold_out === 0 && stock === -1,
  );
  const guests = new Map<number, Promise<Someone>>();

  function order(guest: number): Promise<string> {
    const known = guests.get(guest) ?? aVisitor(request, origin);
    guests.set(guest, known);
    const at = links[guest % links.length] ?? "";
    return orderByCall(request, at, { id: goods?.id ?? "", price: goods?.totalPrice ?? 0 }, known, origin);
  }

  /** So many orders of one guest, one after the other. */
  return async (guest: number, number: number): Promise<string[]> => {
    const placed: string[] = [];
    for (let sent = 0; sent < number; sent += 1) placed.push(await order(guest));
    return placed;
  };
}
