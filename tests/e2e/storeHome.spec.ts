import { expect, type Page, test } from "./test.ts";
import { finger } from "./byHand.ts";
import { keyboard } from "./byHand.ts";
import { baseURL, phone, tableLink } from "./desk.ts";
import { aVisitor, keepSession } from "./hosts/someone.ts";
import { awayBar } from "./offPremisesGuest.ts";
import { dishes, findGoods } from "./guest.ts";
import { looker, settled } from "./look.ts";

/** Which goods stand in which of the ramen bar's carts, as the browser keeps them. */
const kept = (page: Page, store: string) =>
  page.evaluate((name) => {
    const lines = JSON.parse(localStorage.getItem(`cart.${name}`) ?? "[]") as {
      action: number;
      goods_id: string;
      number: number;
    }[];
    return lines.map(({ action, goods_id, number }) => `${action} ${goods_id} ${number}`).toSorted();
  }, store);

const isNoWiderThanScreen = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);

test("a delivery is chosen from home to the cart, and taken along to a pick-up that keeps it", async ({
  browser,
}) => {
  const { page, say, close } = await phone(browser, "ja");
  const { look, found } = await looker(page, "ja");
  await page.goto("/home");
  await page.getByRole("link", { name: "らーめん のれん軒", exact: true }).first().click();
  await page.waitForURL(/\/storeHome\?storeId=ramen/);
  await finger.choose(page.getByRole("radio", { name: say("storeHome:mode.3") }));
  await page.waitForURL(/type=3/);

  // An address that the store delivers to: it says for how much, and how fast.
  await page.getByRole("button", { name: say("storeHome:to.choose") }).click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: say("finding:where.byAddress") })
    .click();
  await page.getByRole("searchbox", { name: say("places:search.title") }).fill("浅草駅");
  await page
    .getByRole("list", { name: say("places:search.results") })
    .getByRole("button")
    .first()
    .click();
  await page.waitForURL(/\/storeHome\?storeId=ramen&type=3/);
  const [before = "", after = ""] = say("storeHome:reach.away", { distance: "#" }).split("#");
  await expect(page.getByText(new RegExp(`^${before}[\\d.]+ k?m${after}$`))).toBeVisible();
  await settled(page);
  await look("storeHome-delivery");

  // What is missing is named, until nothing is.
  const name = dishes.ja.plain;
  const card = await findGoods(page, name);
  await card.getByRole("button", { name: say("menu:increase", { name }) }).click();
  await expect(awayBar(page)).toContainText(/あと¥[\d,]+でご注文いただけます/);
  await expect(awayBar(page)).toContainText(/配達料¥[\d,]+を含む/);
  for (let piece = 0; piece < 2; piece += 1)
    await card.getByRole("button", { name: say("menu:increase", { name }) }).click();
  await expect(awayBar(page)).not.toContainText("でご注文いただけます");
  await expect(awayBar(page)).toHaveAttribute("href", "/submitOrderDev?storeId=ramen");

  // An offer goes into a cart beside it.
  await page.getByRole("tab", { name: say("storeHome:offers.tab") }).click();
  const offer = page.getByRole("list", { name: say("storeHome:offers.tab") }).getByRole("article");
  await offer.first().getByRole("button").first().click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: say("menu:addToCart") }).click();
  await expect(sheet).toBeHidden();
  await look("storeHome-offers");
  await expect(awayBar(page)).toHaveAttribute("href", "/submitOrderDev?storeId=ramen&activity=1");

  await page.getByRole("radio", { name: say("storeHome:mode.2") }).click({ force: true });
  const question = page.getByRole("alertdialog", { name: say("storeHome:switch.to2") });
  await expect(question).toContainText(say("storeHome:switch.kept3"));
  await expect(question).toContainText(name);
  await look("storeHome-switch");
  await question.getByRole("button", { name: say("storeHome:switch.copy") }).click();
  await page.waitForURL(/type=2/);
  await expect(awayBar(page)).toBeVisible();
  expect((await kept(page, "ramen")).map((line) => line.split(" ")[0])).toEqual(["2", "3", "4", "5"]);
  await page.setViewportSize({ width: 320, height: 844 });
  await isNoWiderThanScreen(page);
  expect(found).toEqual([]);
  await close();
});

test("the keyboard alone chooses a way, goes to the confirmation, and is told where the store does not deliver", async ({
  browser,
}) => {
  const { page, say, close } = await phone(browser, "en");
  const { look, found } = await looker(page, "en");
  const { press, choose } = keyboard(page);
  await page.addInitScript(() => {
    const where = { latitude: 36.5, longitude: 139.7, label: "Far away", source: "search" };
    localStorage.setItem("noren.whereabouts", JSON.stringify(where));
  });
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto("/storeHome?storeId=ramen&type=2");
  await settled(page);
  await choose(page.getByRole("radio", { name: say("storeHome:mode.3") }));
  const instead = page.getByRole("button", { name: say("storeHome:beyond.pickUp") });
  await expect(instead).toBeVisible();
  await isNoWiderThanScreen(page);
  await look("storeHome-beyond");
  await press(instead);
  await page.waitForURL(/type=2/);

  const recommended = page.getByRole("list", { name: say("menu:recommended") });
  await press(recommended.getByRole("button").first());
  const sheet = page.getByRole("dialog");
  await press(sheet.getByRole("button", { name: say("menu:addToCart") }));
  await expect(sheet).toBeHidden();
  await press(awayBar(page));
  await page.waitForURL(/\/submitOrderPick\?storeId=ramen$/);
  expect(found).toEqual([]);
  await close();
});

test("on every screen of a store its notices are one tap away", async ({ browser, request }) => {
  const { page, say, close } = await phone(browser, "ja");
  const visitor = await aVisitor(request, baseURL);
  await keepSession(page, visitor);
  const bell = page.getByRole("button", { name: new RegExp(`^${say("notices:open")}`) });
  for (const path of [
    await tableLink(browser, "C4"),
    "/storeHome?storeId=ramen&type=2",
    "/searchGood?storeId=ramen&keyword=a",
    "/submitOrderPick?storeId=ramen",
  ]) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await expect(bell, `${path} at ${width}`).toBeVisible();
    }
  }
  await bell.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await close();
});
