import type { APIRequestContext, Browser } from "@playwright/test";
import { LOW_DATA_KEY } from "#domain/device/lowData.ts";
import { tableLink } from "./desk.ts";
import { demoOrigin } from "./hosts/origins.ts";
import { expect, expectError, test } from "./test.ts";
import { textsIn } from "./texts.ts";

const say = textsIn("ja");

/** A table's menu whose network goes after one rest of the browser, in which the notice of it is fetched ahead. */
async function menuWithoutNetwork(browser: Browser, { isLow = false } = {}) {
  const link = await tableLink(browser, "C5");
  const origins = isLow ? [{ origin: demoOrigin, localStorage: [{ name: LOW_DATA_KEY, value: "on" }] }] : [];
  const context = await browser.newContext({
    locale: "ja-JP",
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins },
  });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole("tab", { name: say("menu:tab.menu") }).waitFor();
  await page.waitForTimeout(2_500);
  await context.setOffline(true);
  await expect(page.getByText(say("common:offlineBar"))).toBeVisible();
  return { context, page };
}

/** The file that holds the code of the home screen. */
async function fileOfHome(request: APIRequestContext): Promise<string> {
  const html = await (await request.get("/home")).text();
  const files = [...new Set([...html.matchAll(/\/assets\/[\w-]+\.js/g)].map(([file]) => file))];
  const codes = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
  const own = files.filter((_, at) => codes[at]?.includes("all-stores"));
  expect(own).toHaveLength(1);
  return own[0] ?? "";
}

test("a screen or sheet whose code does not come without a network has a way back, and comes once there is one", async ({
  browser,
}) => {
  expectError(/Failed to fetch dynamically imported module/);
  // Where data is saved sheets are not fetched ahead.
  const { context, page } = await menuWithoutNetwork(browser, { isLow: true });

  // A screen: said so, however often one tries, and back leads to the menu.
  await page.evaluate(() => {
    history.pushState({ idx: 1, key: "late" }, "", "/question");
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  });
  const failed = page.getByText(say("common:screenFailed.title")).first();
  await expect(failed).toBeVisible();
  for (let turn = 0; turn < 3; turn += 1) {
    await page.getByRole("button", { name: say("common:retry") }).click();
    await expect(failed).toBeVisible();
  }
  await page.getByRole("button", { name: say("common:back") }).click();
  await expect(page).toHaveURL(/orderFood/);
  await expect(page.getByRole("tab", { name: say("menu:tab.menu") })).toBeVisible();

  // A sheet: a tap that brings nothing says so, and it comes once there is a network.
  const own = page.getByRole("button", { name: say("common:titles.me"), exact: true });
  await own.click();
  await expect(page.getByRole("status").filter({ hasText: say("common:screenFailed.title") })).toBeVisible();
  await context.setOffline(false);
  // By itself where the browser fetches once more what it could not fetch, else with the page, which a tap offers.
  const sheet = page.getByRole("dialog", { name: say("common:titles.me") });
  const reload = page.getByRole("button", { name: say("common:reload"), exact: true });
  await expect(async () => {
    if (await reload.isVisible()) await reload.click();
    else if (!(await sheet.isVisible())) await own.click({ timeout: 1_000 });
    await expect(sheet).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await context.close();
});

test("the notice of a lost network comes although it is lost as soon as the page is there", async ({
  browser,
}) => {
  const { context } = await menuWithoutNetwork(browser);
  await context.close();
  // Where data is saved it is the one thing that is fetched ahead.
  const saving = await menuWithoutNetwork(browser, { isLow: true });
  await saving.context.close();
});

test("a page whose screen has no code says so in its place, and takes over nothing that it does not draw", async ({
  page,
  request,
}) => {
  expectError(/net::ERR_FAILED|Failed to fetch dynamically imported module/);
  const file = await fileOfHome(request);
  await page.route(`**${file}`, (route) => route.abort());
  await page.goto("/home");
  await expect(page.getByText(say("common:screenFailed.title")).first()).toBeVisible();
  await page.unroute(`**${file}`);
  await page.getByRole("button", { name: say("common:retry") }).click();
  await expect(page.getByRole("heading", { name: say("home:of.takeAway") })).toBeVisible();
});

test("who goes back before any code has come finds the screen that the address is of", async ({ page }) => {
  await page.goto("/home");
  await page.getByRole("article").getByRole("link").first().click();
  await expect(page).toHaveURL(/storeHome/);
  const store = page.getByRole("heading", { level: 1 });
  await expect(store).toBeVisible();
  const { promise: held, resolve: admit } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(store).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/home$/);
  admit();
  await expect(page.getByRole("heading", { name: say("home:of.takeAway") })).toBeVisible();
});

test("who goes back while the page is being taken over finds the screen that the address is of", async ({
  page,
  request,
}) => {
  const file = await fileOfHome(request);
  await page.goto("/storeHome?storeId=ramen");
  await page.evaluate(() => history.pushState({ idx: 1, key: "late" }, "", "/home"));
  const { promise: held, resolve: admit } = Promise.withResolvers<void>();
  await page.route(`**${file}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: say("home:of.takeAway") })).toBeVisible();
  // The app is there by then, and waits for the code of the screen alone.
  await page.waitForTimeout(1_500);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/storeHome/);
  admit();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("");
  await expect(page.getByRole("heading", { name: say("home:of.takeAway") })).toBeHidden();
});
