import type { APIRequestContext, Browser } from "@playwright/test";
import * as Code from "#contract/codes.ts";
import { OrderType, PayType } from "#contract/enumerations.ts";
import { finger } from "../byHand.ts";
import { baseURL, phone } from "../desk.ts";
import { addPlain, fillConfirmation, orderNumber, toConfirmation } from "../guest.ts";
import { ask, aVisitor } from "../hosts/someone.ts";

/** A dish that is ordered as it is, and its price in yen. */
export interface Dish {
  readonly id: string;
  readonly name: string;
  readonly price: number;
}

/** Somebody who opens a table's code on a phone and orders a dish without an account, to pay after the meal. */
export async function onPhone(browser: Browser, link: string, dish: Dish) {
  const { close, page, say } = await phone(browser);
  await page.goto(link);
  await addPlain(page, say, dish.name);
  await toConfirmation(page, say);
  await fillConfirmation(page, say);
  await page.getByRole("button", { name: say("checkout:submit") }).click();
  await page.getByRole("button", { name: say("account:way.visitor") }).click();
  return {
    order_no: await orderNumber(page),
    close,
    /** After the meal, on the order's page. */
    payByPayPay: async () => {
      await page.getByRole("button", { name: say("orders:payButton") }).click();
      const sheet = page.getByRole("dialog");
      await finger.choose(sheet.getByRole("radio", { name: /PayPay/ }));
      await sheet.getByRole("button", { name: say("bill:payNow") }).click();
      await page.waitForURL(/\/sandbox\/pay\//);
      await page
        .getByRole("button", { name: /支払う/ })
        .first()
        .click();
      await page.waitForURL(/\/orderDetail\?/);
      await page.getByText(say("orders:pay.1")).first().waitFor();
    },
  };
}

/** Somebody at a table's code whose phone sends what the client sends, without being drawn. */
export async function byCall(request: APIRequestContext, link: string, dish: Dish): Promise<string> {
  const { searchParams } = new URL(link, baseURL);
  const { auth_token, uid } = await aVisitor(request, baseURL);
  const { code, data } = await ask(request, {
    origin: baseURL,
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
      lines: [{ goods_id: dish.id, option_value: [], number: 1, price: dish.price }],
      shown_total: dish.price,
    },
  });
  if (code !== Code.success) throw new Error(`An order is refused with ${code}: ${JSON.stringify(data)}`);
  return (data as { order_no: string }).order_no;
}
