import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { bcp47, type Locale } from "#domain/values/localeCodes.ts";
import { baseURL, tableLink } from "../desk.ts";
import { richMember } from "../everyRoute/richMember.ts";
import { addPlain, cartBar, dishes, findGoods, orderNumber } from "../guest.ts";
import { keepSession } from "../hosts/someone.ts";
import { fillContact, UENO } from "../offPremisesGuest.ts";
import { type Browser, expect, type Locator, test } from "../test.ts";
import { textsIn } from "../texts.ts";
import { placing } from "./ways.ts";

// `npm run look -- --ways` runs this: a picture of every screen on the ways to an order, as wide as phones, tablets and
// desks, by day in Japanese and by night in English.

const folder = join(process.env["EVERY_SCREEN"] ?? "test-results", "shots");
const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1_024 },
  { width: 1_280, height: 800 },
];
const looks = [
  { locale: "ja", theme: "light" },
  { locale: "en", theme: "dark" },
] as const;
/** One for each meal. */
const tables = ["A1", "B1", "C1", "A2", "B2", "C2", "A3", "C4"];
const { latitude, longitude } = UENO.position;

/** A window of its own, and what keeps its picture: by its top, or with something in the middle of it. */
async function opened(
  browser: Browser,
  { size, locale, theme }: { size: (typeof windows)[number]; locale: Locale; theme: "light" | "dark" },
) {
  const context = await browser.newContext({
    baseURL,
    locale: bcp47(locale),
    viewport: size,
    hasTouch: size.width < 1_000,
    colorScheme: theme,
    reducedMotion: "reduce",
    geolocation: { latitude, longitude },
    permissions: ["geolocation"],
  });
  const page = await context.newPage();
  const keep = async (name: string, middle?: Locator) => {
    await page.locator("main, dialog[open]").first().waitFor();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 20_000 });
    await middle?.first().evaluate((it) => it.scrollIntoView({ block: "center" }));
    // Pictures fade in.
    await page.waitForTimeout(800);
    await page.screenshot({ path: join(folder, `${name}.${size.width}.${locale}.${theme}.png`) });
  };
  return { page, keep, say: textsIn(locale), close: () => context.close() };
}

test.beforeAll(() => mkdir(folder, { recursive: true }));
for (const size of windows)
  for (const { locale, theme } of looks) {
    const how = `${size.width} px, ${locale}, ${theme}`;
    const table = tables.shift() ?? "";

    test(`a meal at a table, ${how}`, async ({ browser }) => {
      test.setTimeout(180_000);
      const { page, keep, say, close } = await opened(browser, { size, locale, theme });
      await page.goto(await tableLink(browser, table));
      await keep("table-01-menu");
      const { plain, withOptions } = dishes[locale];
      await addPlain(page, say, plain);
      await keep("table-02-chosen");
      await (await findGoods(page, withOptions)).getByRole("button").first().click();
      await page.getByRole("dialog").waitFor();
      await keep("table-03-dish");
      await page.goBack();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await cartBar(page, say).click();
      await page.waitForURL(/submitOrder/);
      await keep("table-04-confirmation");
      const two = page.getByRole("radio", { name: say("menu:diners.persons", { count: 2 }), exact: true });
      await two.first().click({ force: true });
      await placing({ page, say }).click();
      await orderNumber(page);
      await keep("table-05-order");
      await page.getByRole("link", { name: say("orders:addDishes") }).click();
      await page.waitForURL(/orderFood/);
      await keep("table-06-adding");
      await addPlain(page, say, plain);
      await cartBar(page, say).click();
      await page.waitForURL(/submitOrder/);
      await keep("table-07-addition");
      await page.goBack();
      await page.getByRole("tab", { name: say("menu:tab.bill") }).click();
      await page.getByText(say("orders:tableTotal")).waitFor();
      await keep("table-08-orders");
      await close();
    });

    test(`away from the table, ${how}`, async ({ browser, request }) => {
      test.setTimeout(240_000);
      const { page, keep, say, close } = await opened(browser, { size, locale, theme });
      const { plain } = dishes[locale];
      // A bar at the page's foot, or beside the menu.
      const toOrder = page.locator('a[href^="/submitOrder"]').last();
      await page.goto("/home");
      await keep("away-01-home");
      await page.goto("/addressStores");
      await keep("away-02-near");
      await page.goto(`/searchStore?keyword=${locale === "ja" ? "らーめん" : "ramen"}`);
      await keep("away-03-search");
      await page.goto("/storeHome?storeId=ramen&type=2");
      await keep("away-04-store");
      await addPlainAway(plain);
      await toOrder.click();
      await page.waitForURL(/submitOrderPick/);
      await keep("away-05-confirmation");
      await fillContact(page, say, locale === "ja" ? "山田 花子" : "Emma Brown", "09012345678");
      await placing({ page, say }).click();
      await orderNumber(page);
      await keep("away-06-order");

      const member = await richMember(browser, request);
      await keepSession(page, JSON.parse(member.user) as object);
      await page.goto("/storeHome?storeId=ramen&type=3");
      await keep("delivery-01-store");
      await addPlainAway(plain);
      await addPlainAway(plain);
      await toOrder.click();
      await page.waitForURL(/submitOrderDev/);
      await keep("delivery-02-confirmation");
      await page.goto("/home");
      await keep("delivery-03-home");
      await page.goto("/order");
      await keep("member-01-orders");
      await page.goto("/user");
      await keep("member-02-account");
      await page.goto("/userCoupon");
      await keep("member-03-coupons");
      await page.goto("/storeCoupon?storeId=ramen");
      await keep("member-04-storeCoupons");

      await page.goto("/mall");
      await keep("mall-01-mall");
      await page.goto(`/productDetail?goodsId=${member.mall_goods_id}&type=4`);
      await keep("mall-02-goods");
      await page.goto("/mall");
      await page.locator("[data-cart-target]").first().click();
      await keep("mall-03-cart");
      const buy = say("mall:cart.buy", { count: "#" }).split("#")[0] ?? "";
      await page.getByRole("dialog").getByRole("button", { name: buy }).click();
      await page.waitForURL(/mallOrderConfirm/i);
      await keep("mall-04-confirmation");
      await page.goto(`/MallorderDetail?orderNo=${member.mall_order_no}`);
      await keep("mall-05-order");
      await close();

      /** Puts it into the cart of the page on which one orders for another place. */
      async function addPlainAway(name: string): Promise<void> {
        const plus = page.getByRole("button", { name: say("menu:increase", { name }) }).last();
        await plus.evaluate((it) => it.scrollIntoView({ block: "center" }));
        await plus.click();
      }
    });

    test(`signing in, ${how}`, async ({ browser }) => {
      const { page, keep, close } = await opened(browser, { size, locale, theme });
      for (const [at, path] of ["/login", "/loginInput", "/register"].entries()) {
        await page.goto(path);
        await keep(`member-1${at}${path.replace("/", "-")}`);
      }
      await close();
    });
  }
