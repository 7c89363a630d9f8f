import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import * as Code from "#contract/codes.ts";
import { GoodsShowType, OrderType, PayType, SpecType } from "#contract/enumerations.ts";

/** Whom the orders are for; the counter asks for the last four digits. */
const CONTACT = { name: "山田花子", phone: "09012345678" };

interface Goods {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly spec_type: number;
  readonly stock: number;
  readonly discount_price: number;
}

/** A visitor of this phone, by the provider's calls: for tests of what comes after an order was placed. */
export async function offPremisesVisitor(page: Page, language = "ja") {
  const call = async <Data>(path: string, body: Record<string, unknown>): Promise<Data> => {
    const headers = { "idempotency-key": randomUUID() };
    const response = await page.request.post(path, { data: { language, ...body }, headers });
    const { code, data } = (await response.json()) as { code: number; data: Data };
    if (code !== Code.success) throw new Error(`${path} said ${code}: ${JSON.stringify(data)}`);
    return data;
  };
  const user = await call<{ uid: string; auth_token: string }>("/order/user/none_register", {});
  const { uid, auth_token } = user;

  return {
    /** Opens an address with the visitor's session in this browser. */
    open: async (address: string): Promise<void> => {
      await page.goto("/noText?type=order");
      await page.evaluate((kept) => localStorage.setItem("user", kept), JSON.stringify(user));
      await page.goto(address);
    },
    /** Orders a piece of each of the first goods without options, to take away at the next time, in cash. */
    takeAway: async (store_id: string, kinds = 1) => {
      const { slots } = await call<{ slots: { time: string; left: number }[] }>("/order/store/mealtime", {
        store_id,
        order_type: OrderType.takeAway,
        days: 3,
      });
      const { goods } = await call<{ goods: Goods[] }>("/order/store/goodlist", {
        store_id,
        goods_show_type: GoodsShowType.offPremises,
      });
      const plain = goods
        .filter((one) => one.spec_type === SpecType.plain && one.stock === -1 && one.discount_price === 0)
        .slice(0, kinds);
      const lines = plain.map(({ id, price }) => ({ goods_id: id, option_value: [], number: 1, price }));
      const { order_no } = await call<{ order_no: string }>("/order/order/createorder", {
        uid,
        auth_token,
        client_order_id: randomUUID(),
        store_id,
        order_type: OrderType.takeAway,
        contact: CONTACT,
        mealTime: slots.find(({ left }) => left !== 0)?.time,
        pay_type: PayType.cash,
        lines,
        shown_total: lines.reduce((sum, { price }) => sum + price, 0),
      });
      return { order_no, goods: plain };
    },
    digits: CONTACT.phone.slice(-4),
  };
}
