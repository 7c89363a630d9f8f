import { phone, tableLink } from "./desk.ts";
import { dishes, findGoods, order } from "./guest.ts";
import { expect, test } from "./test.ts";

test("who sits at a table and opens the root is led back to its menu", async ({ browser }) => {
  const link = await tableLink(browser, "C2");
  const { page, say, close } = await phone(browser);
  await order(page, say, link, dishes.ja.plain);
  await page.goto("/");
  await page.waitForURL(`**${link}*`);
  await findGoods(page, dishes.ja.plain);
  // The root itself is nothing to come back to.
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/(orderDetail|orderFood|submitOrder)$/);
  await close();
});

test("in the user centre what one looks through keeps the tabs, and what one fills in or picks from has its way back", async ({
  browser,
}) => {
  const link = await tableLink(browser, "C2");
  const { page, say, close } = await phone(browser);
  await order(page, say, link, dishes.ja.plain);
  const tabs = page.getByRole("navigation").filter({ has: page.locator('a[href="/home"]') });
  for (const path of ["/user", "/userCoupon", "/userVoucher", "/userEvaluation", "/notice", "/favourite"]) {
    await page.goto(path);
    await expect(tabs, path).toBeVisible();
    await expect(tabs.locator("[aria-current]"), path).toHaveCount(1);
  }
  for (const path of ["/userAddress", "/feedback"]) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: say("common:back") }).first(), path).toBeVisible();
    await expect(tabs, path).toHaveCount(0);
  }
  await close();
});
