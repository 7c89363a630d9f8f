import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { OrderType, PayType } from "#contract/enumerations.ts";
import { baseURL } from "../desk.ts";
import { firstPlain, type Goods } from "../everyRoute/firstPlain.ts";
import { ask, aVisitor } from "../hosts/someone.ts";
import { UENO } from "../offPremisesGuest.ts";

/** Guests away from the tables, each with an order for a booked time, by the calls. */
export async function awayOrders(request: APIRequestContext, store_id: string) {
  const { uid, auth_token } = await aVisitor(request, baseURL);
  const send = async <Data>(path: string, body: object): Promise<Data> => {
    const { code, data } = await ask(request, {
      origin: baseURL,
      path,
      body: { uid, auth_token, ...body },
    });
    if (data === undefined || data === null) throw new Error(`${path} answers ${code}`);
    return data as Data;
  };
  const { goods } = await send<{ goods: Goods[] }>("/order/store/goodlist", {
    store_id,
    goods_show_type: 2,
  });
  const dish = firstPlain(goods);
  return async (order_type: 2 | 3, contact: { name: string; phone: string }): Promise<string> => {
    const way = { store_id, order_type };
    const { slots } = await send<{ slots: { time: string; left: number }[] }>("/order/store/mealtime", {
      ...way,
      days: 2,
    });
    const lines = [{ goods_id: dish.id, option_value: [], number: 3, price: dish.totalPrice }];
    const mealTime = slots.find(({ left }) => left !== 0)?.time;
    const delivery =
      order_type === OrderType.delivery && (await send<{ address_id: string }>("/order/my/addradd", UENO));
    const where = delivery ? { delivery: { address_id: delivery.address_id } } : { contact };
    const asked = {
      ...way,
      ...where,
      mealTime,
      lines,
      pay_type: order_type === OrderType.delivery ? PayType.cashOnDelivery : PayType.cash,
    };
    const place = (shown_total: number) =>
      ask(request, {
        origin: baseURL,
        path: "/order/order/createorder",
        body: { uid, auth_token, ...asked, client_order_id: randomUUID(), shown_total },
      });
    // What it comes to with its fees is answered where another sum was shown.
    const { data: refused } = await place(1);
    const { code, data } = await place((refused as { bill?: { total: number } })?.bill?.total ?? 0);
    const { order_no } = (data ?? {}) as { order_no?: string };
    if (order_no === undefined) throw new Error(`Not placed: ${code} ${JSON.stringify(data)}`);
    return order_no;
  };
}
