import { expect, test, expectError } from "./test.ts";
import { finger } from "./byHand.ts";
import { openDesk, phone } from "./desk.ts";
import { addPlain, dishes, findGoods, fillConfirmation, orderNumber, toConfirmation } from "./guest.ts";
import { looker, settled } from "./look.ts";

// What a screen shows by itself is looked at in everyRoute; here is what comes up when something is done there.

test("nothing stands in anybody's way in the sheets and tabs of the menu", async ({ browser }) => {
  test.setTimeout(150_000);
  const desk = await openDesk(browser);
  const link = await desk.tableLink("A2");
  await desk.close();
  const { page, say, close } = await phone(browser, "en");
  const { look, found } = await looker(page, "en");
  await page.goto(link);
  await settled(page);
  await (await findGoods(page, dishes.en.withOptions)).getByRole("button").first().click();
  await page.getByRole("dialog").getByRole("radio").first().waitFor();
  await look("option-sheet");
  await page.keyboard.press("Escape");
  await addPlain(page, say, dishes.en.plain);
  await toConfirmation(page, say);
  await page.getByRole("button", { name: say("menu:line.open", { name: dishes.en.plain }) }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("menu:line.change") })
    .waitFor();
  await look("line-sheet");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: say("staffCard:show") }).click();
  const card = page.getByRole("dialog", { name: say("staffCard:title") });
  await card.getByText(dishes.ja.plain).waitFor();
  await look("staff-card");
  await card.getByRole("tab", { name: say("staffCard:requests") }).click();
  await finger.choose(card.getByRole("radio", { name: say("staffCard:short.allergy") }));
  await finger.choose(card.getByRole("checkbox", { name: say("menu:allergen.buckwheat") }));
  await look("staff-card-request");
  for (const tab of ["evaluation", "orders", "details", "staff"]) {
    await page.goto(`${link}&tab=${tab}`);
    await settled(page);
    await look(`tab-${tab}`);
  }
  expect(found).toEqual([]);
  await close();
});

test("nothing stands in anybody's way when an order is filled in, paid and not found", async ({
  browser,
}) => {
  expectError(/404 .*\/no\/such\/address/);
  test.setTimeout(150_000);
  const desk = await openDesk(browser);
  const link = await desk.tableLink("A1");
  await desk.close();
  const { page, say, close } = await phone(browser, "ja");
  const { look, found } = await looker(page, "ja");
  await page.goto(link);
  await addPlain(page, say, dishes.ja.plain);
  await toConfirmation(page, say);
  await page.getByRole("button", { name: say("checkout:submit") }).click();
  await page.waitForTimeout(300);
  await look("submitOrder-faults");
  await fillConfirmation(page, say, /PayPay/);
  await page.getByRole("button", { name: say("checkout:submit") }).click();
  await orderNumber(page);
  await page.getByRole("button", { name: say("orders:payButton") }).click();
  await page.getByRole("dialog").getByRole("radio").first().waitFor();
  await look("pay-sheet");
  await finger.choose(page.getByRole("dialog").getByRole("radio", { name: /PayPay/ }));
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("bill:payNow") })
    .click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await look("sandbox");
  for (const [name, address] of [
    ["noText-table", "/noText?type=table&storeId=ramen"],
    ["noText-order", "/noText?type=order&storeId=ramen"],
    ["unknown", "/no/such/address"],
  ] as const) {
    await page.goto(address);
    await settled(page);
    await look(name);
  }
  expect(found).toEqual([]);
  await close();
});

test("nothing stands in anybody's way at the desk", async ({ browser }) => {
  const desk = await openDesk(browser);
  const { look, found } = await looker(desk.page, "desk");
  await desk.board();
  await settled(desk.page);
  await look("desk-board");
  await desk.page.goto("/desk/goods/ramen");
  await expect(desk.page.getByRole("heading", { level: 1 })).toBeVisible();
  await look("desk-goods");
  await desk.page.context().clearCookies();
  await desk.page.goto("/desk");
  await look("desk-login");
  expect(found).toEqual([]);
  await desk.close();
});
