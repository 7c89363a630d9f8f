import { type Browser, expect, type Page, test } from "@playwright/test";
import { tableLink } from "./desk.ts";
import { addPlain, dishes, fillConfirmation, findGoods, orderNumber, toConfirmation } from "./guest.ts";
import { type Between, serverBetween } from "./serverBetween.ts";
import { textsIn } from "./texts.ts";

const say = textsIn("ja");

/** A customer's browser that may have a service worker, before a server of its own; a dish is in the cart. */
async function guest(browser: Browser) {
  const link = await tableLink(browser, "C5");
  const between = await serverBetween();
  const context = await browser.newContext({ baseURL: between.origin, serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.goto(link);
  await addPlain(page, say, dishes.ja.plain);
  await expect.poll(() => isKept(page, link), { timeout: 60_000 }).toBe(true);
  const close = async () => {
    await context.close();
    between.close();
  };
  return { between, page, link, close };
}

/** Whether the worker stands before the page and keeps all of it: its HTML, and the last page of its menu. */
const isKept = (page: Page, address: string) =>
  page.evaluate(async (key) => {
    const menus = await (await caches.open("noren-menus")).matchAll();
    const texts = await Promise.all(menus.map((menu) => menu.text()));
    const isWhole = texts.some((text) => JSON.parse(text).data.next_cursor === null);
    return Boolean(navigator.serviceWorker.controller) && isWhole && Boolean(await caches.match(key));
  }, address);

async function network(state: Between["network"], page: Page, between: Between): Promise<void> {
  between.network = state;
  await page.context().setOffline(state === "down");
}

const keptAt = (page: Page) => page.getByText(/時点の内容です/);

test("without a network the last menu reads, the cart stays, and the order goes once there is one; another account finds nothing", async ({
  browser,
}) => {
  const { between, page, link, close } = await guest(browser);
  await network("down", page, between);
  await page.reload();
  await expect(keptAt(page)).toBeVisible();
  await expect(page.getByText(say("common:offlineBar"))).toBeVisible();
  await addPlain(page, say, dishes.ja.plain);
  // What was never read cannot be: the page in its place leads back to the menu.
  await page.goto("/userCoupon");
  await expect(page.getByRole("heading", { name: say("offline:page.title") })).toBeVisible();
  await page.getByRole("link", { name: /のれん軒/ }).click();
  await toConfirmation(page, say);
  await expect(page.getByRole("status").filter({ hasText: /^2$/ })).toBeVisible();

  await network("up", page, between);
  await fillConfirmation(page, say);
  await expect(keptAt(page)).toBeHidden();
  await page.getByRole("button", { name: say("checkout:submit") }).click();
  await orderNumber(page);

  // Three seconds of a server that says nothing are enough.
  between.network = "silent";
  await page.goto(link);
  await expect(keptAt(page)).toBeVisible();
  between.network = "up";
  await expect(keptAt(page)).toBeHidden();
  await page.evaluate(() => {
    localStorage.removeItem("user");
    dispatchEvent(new StorageEvent("storage", { key: "user", storageArea: localStorage }));
  });
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open("noren-pages")).keys()).length))
    .toBe(0);
  await close();
});

test("a new build takes over with the cart in hand, and the page of the old one goes on until then", async ({
  browser,
}) => {
  const { between, page, link, close } = await guest(browser);
  const entry = () => page.evaluate(() => /import\("([^"]+)"\)/.exec(document.head.innerHTML)?.[1]);
  const before = await entry();

  between.isNextBuild = true;
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  const news = page.getByText(say("common:newVersion"));
  await expect(news).toBeVisible({ timeout: 30_000 });
  // The old page's own files are gone from the server.
  await toConfirmation(page, say);
  await fillConfirmation(page, say);
  await page.goBack();
  await expect(news).toBeVisible();
  expect(await entry()).toBe(before);

  await page
    .getByRole("status")
    .getByRole("button", { name: say("common:reload") })
    .click();
  await expect.poll(() => entry().catch(() => before)).not.toBe(before);
  await toConfirmation(page, say);
  await expect(page.getByText(dishes.ja.plain)).toBeVisible();
  await expect(news).toBeHidden();

  // The server takes the worker back: with the next pages it goes, and what it kept with it.
  between.hasWorker = false;
  await page.goto(link);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await page.goto(link);
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).filter((name) => name.startsWith("noren-")).length,
      ]),
    )
    .toEqual([0, 0]);
  await page.goto(link);
  await findGoods(page, dishes.ja.withOptions);
  await close();
});
