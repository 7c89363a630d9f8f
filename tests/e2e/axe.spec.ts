import { expect, test } from "@playwright/test";
import { openDesk, phone } from "./desk.ts";
import { addPlain, dishes, findGoods, fillConfirmation, orderNumber, toConfirmation } from "./guest.ts";
import { looker, settled } from "./look.ts";

const tables = { ja: "A1", en: "A2" } as const;

for (const language of ["ja", "en"] as const) {
  test(`nothing stands in anybody's way on the screens of the menu (${language})`, async ({ browser }) => {
    test.setTimeout(150_000);
    const desk = await openDesk(browser);
    const link = await desk.tableLink(tables[language]);
    await desk.close();
    const { page, say, close } = await phone(browser, language);
    const { look, found } = await looker(page, language);
    await page.goto(link);
    await settled(page);
    await look("menu");
    await (await findGoods(page, dishes[language].withOptions)).getByRole("button").first().click();
    await page.getByRole("dialog").getByRole("radio").first().waitFor();
    await look("option-sheet");
    await page.keyboard.press("Escape");
    await addPlain(page, say, dishes[language].plain);
    await page
      .getByRole("button", { name: new RegExp(say("menu:cartSummary", { count: 1 }).replace(/[（(].*/, "")) })
      .click();
    await page.getByRole("dialog").getByRole("link").waitFor();
    await look("cart");
    for (const tab of ["evaluation", "orders", "details", "staff"]) {
      await page.goto(`${link}&tab=${tab}`);
      await settled(page);
      await look(`tab-${tab}`);
    }
    const query = new URL(link, "http://any").search;
    for (const [name, address] of [
      ["search", `/searchGood${query}`],
      ["search-found", `/searchGood${query}&keyword=${language === "ja" ? "らーめん" : "ramen"}`],
      ["product", `/productDetail${query}&goodsId=ramen-shoyu`],
      ["products", `/productDetails${query}&goodsId=ramen-shoyu`],
      ["storeIndex", `/storeIndex${query}`],
    ] as const) {
      await page.goto(address);
      await settled(page);
      await look(name);
    }
    expect(found).toEqual([]);
    await close();
  });

  test(`nothing stands in anybody's way on the screens of an order (${language})`, async ({ browser }) => {
    test.setTimeout(180_000);
    const desk = await openDesk(browser);
    const link = await desk.tableLink(tables[language]);
    await desk.close();
    const { page, say, close } = await phone(browser, language);
    const { look, found } = await looker(page, language);
    await page.goto(link);
    await addPlain(page, say, dishes[language].plain);
    await toConfirmation(page, say);
    await page.getByRole("button", { name: say("checkout:submit") }).waitFor();
    await look("submitOrder");
    await page.getByRole("button", { name: say("checkout:submit") }).click();
    await page.waitForTimeout(300);
    await look("submitOrder-faults");
    await fillConfirmation(page, say, /PayPay/);
    await page.getByRole("button", { name: say("checkout:submit") }).click();
    await orderNumber(page);
    await settled(page);
    await look("orderDetail");
    await page.getByRole("button", { name: say("orders:payButton") }).click();
    await page.getByRole("dialog").getByRole("radio").first().waitFor();
    await look("pay-sheet");
    await page
      .getByRole("dialog")
      .getByRole("radio", { name: /PayPay/ })
      .check({ force: true });
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("bill:payNow") })
      .click();
    await page.waitForURL(/\/sandbox\/pay\//);
    await look("sandbox");
    await page
      .getByRole("button", { name: /支払う|Pay ¥/ })
      .first()
      .click();
    await page.waitForURL(/\/payLoading\?/);
    await page.getByRole("heading", { name: say("orders:payment.paid") }).waitFor();
    await look("payLoading");
    const query = new URL(link, "http://any").search;
    for (const [name, address] of [
      ["storeOrderList", `/storeOrderList${query}`],
      ["message", `/message${query}`],
      ["noText-store", "/noText?type=store"],
      ["noText-table", `/noText?type=table&storeId=ramen`],
      ["noText-order", `/noText?type=order&storeId=ramen`],
      ["loginInput", "/loginInput"],
      ["login", "/login"],
      ["forgot", "/login?mode=forgot"],
      ["register", "/register"],
      ["unsubscribe-tips", "/unsubscribe-tips"],
      ["unsubscribe", "/unsubscribe"],
      ["rule", "/rule"],
      ["secret", "/secret"],
      ["policy", "/policy"],
      ["statute", "/statute"],
      ["statute-store", "/statute?storeId=ramen"],
      ["question", "/question?item=no-code"],
      ["home", "/home"],
      ["mall", "/mall"],
      ["mall-goods", "/productDetail?goodsId=tea-bag-sencha&type=4"],
      ["unknown", "/no/such/address"],
    ] as const) {
      await page.goto(address);
      await settled(page);
      await look(name);
    }
    expect(found).toEqual([]);
    await close();
  });
}

test("nothing stands in anybody's way at the desk", async ({ browser }) => {
  const desk = await openDesk(browser);
  const { look, found } = await looker(desk.page, "desk");
  await look("desk-board");
  await desk.page.goto("/desk/ramen/goods");
  await look("desk-goods");
  await desk.page.context().clearCookies();
  await desk.page.goto("/desk");
  await look("desk-login");
  expect(found).toEqual([]);
  await desk.close();
});
