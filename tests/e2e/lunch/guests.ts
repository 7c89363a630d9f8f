import type { APIRequestContext, Browser } from "@playwright/test";
import { finger } from "../byHand.ts";
import { baseURL, phone } from "../desk.ts";
import { addPlain, fillConfirmation, orderNumber, toConfirmation } from "../guest.ts";
import { aVisitor } from "../hosts/someone.ts";
import { orderByCall } from "../manyOrders.ts";

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
export const byCall = (request: APIRequestContext, link: string, dish: Dish): Promise<string> =>
  orderByCall(request, link, dish, aVisitor(request, baseURL));
