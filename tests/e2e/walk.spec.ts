import { devices, expect, test } from "./test.ts";
import { finger } from "./byHand.ts";
import { openDesk, phone } from "./desk.ts";
import { addPlain, dishes, fillConfirmation, findGoods, orderNumber, toConfirmation } from "./guest.ts";

// As on a phone: everything moves, and pictures are drawn at its density.
const { deviceScaleFactor } = devices["Pixel 7"];
test.use({ deviceScaleFactor, contextOptions: { reducedMotion: "no-preference" } });

for (const [language, table] of [
  ["ja", "A1"],
  ["en", "A2"],
] as const) {
  test(`a guest at a table orders, adds a dish, pays and is served, and so does a companion (${language})`, async ({
    browser,
  }) => {
    const desk = await openDesk(browser);
    const { page, say, close } = await phone(browser, language);
    const { plain, withOptions } = dishes[language];

    const link = await desk.tableLink(table);
    await page.goto(link);
    await (await findGoods(page, withOptions)).getByRole("button").first().click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("heading", { name: withOptions })).toBeVisible();
    const groups = sheet.getByRole("group").filter({ has: page.getByRole("radio") });
    await expect(groups.first()).toBeVisible();
    for (const group of await groups.all()) await finger.choose(group.getByRole("radio").first());
    await sheet.getByRole("button", { name: say("menu:addToCart") }).click();
    await expect(sheet).toBeHidden();
    await toConfirmation(page, say);
    await fillConfirmation(page, say, /PayPay/);
    // With the first order comes a session, and with it the messages: from their second request on nothing is missed.
    const isListening = page.waitForRequest(/\/v2\/subscribe\/.*[?&]tt=[1-9]/);
    await page.getByRole("button", { name: say("checkout:submit") }).click();
    const order_no = await orderNumber(page);
    await expect(page.getByText(say("orders:status.pending")).first()).toBeVisible();

    // The store accepts: told at once, and nobody reloads.
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await isListening;
    // Watched from before: a toast does not stay.
    await Promise.all([
      expect(page.getByText(say("notices:event.order_accepted")).first()).toBeVisible({ timeout: 15_000 }),
      desk.act(order_no, "accept"),
    ]);
    await expect(page.getByText(say("orders:status.preparing")).first()).toBeVisible();
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);

    await page.getByRole("link", { name: say("orders:addDishes") }).click();
    await addPlain(page, say, plain);
    await toConfirmation(page, say);
    await page.getByRole("button", { name: say("checkout:submitAdd") }).click();
    expect(await orderNumber(page)).toBe(order_no);
    await expect(page.getByText(say("orders:additionWaits"))).toBeVisible();
    await desk.act(order_no, "accept");
    await expect(page.getByText(say("orders:additionWaits"))).toBeHidden();

    // A second device of the same table sees the first's order and orders for itself.
    const companion = await phone(browser, language);
    await companion.page.goto(`${link}&tab=orders`);
    await companion.page.goto(link);
    await addPlain(companion.page, say, plain);
    await toConfirmation(companion.page, say);
    await expect(companion.page.getByRole("group", { name: say("menu:diners.joining") })).toBeVisible();
    await fillConfirmation(companion.page, say);
    await companion.page.getByRole("button", { name: say("checkout:submit") }).click();
    const second = await orderNumber(companion.page);
    expect(second).not.toBe(order_no);
    await companion.page.goto(`${link}&tab=orders`);
    await expect(companion.page.getByText(say("orders:mine"), { exact: true })).toHaveCount(1);
    await expect(companion.page.getByText(say("orders:companions"), { exact: true })).not.toHaveCount(0);
    await companion.close();

    await page.getByRole("button", { name: say("orders:payButton") }).click();
    const pay = page.getByRole("dialog");
    await finger.choose(pay.getByRole("radio", { name: /PayPay/ }));
    await pay.getByRole("button", { name: say("bill:payNow") }).click();
    await page.waitForURL(/\/sandbox\/pay\//);
    await page
      .getByRole("button", { name: /支払う|Pay ¥/ })
      .first()
      .click();
    // What is paid goes on to its order, whose thanks are the same however one paid.
    await page.waitForURL(/\/orderDetail\?/);
    await expect(page.getByRole("heading", { name: say("orders:headline.thanks") })).toBeVisible();
    await expect(page.getByText(say("orders:pay.1")).first()).toBeVisible();

    await desk.act(order_no, "complete");
    // With or without a message: the screen asks by itself every 15 seconds.
    await expect(page.getByText(say("orders:status.settled")).first()).toBeVisible({ timeout: 20_000 });
    await close();
    await desk.close();
  });
}
