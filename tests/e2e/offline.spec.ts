import { type Browser, expect, expectError, type Page, test } from "./test.ts";
import { tableLink } from "./desk.ts";
import { addPlain, dishes, fillConfirmation, orderNumber, toConfirmation } from "./guest.ts";
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

/** Addresses of the pages and goods that are kept; a menu's first goods are read again by whoever has its page open. */
const namesKept = (page: Page) =>
  page.evaluate(async () => {
    const open = await Promise.all(["noren-pages", "noren-menus"].map((name) => caches.open(name)));
    return (await Promise.all(open.map((cache) => cache.keys())))
      .flat()
      .map(({ url }) => url)
      .join(" ");
  });

async function network(state: Between["network"], page: Page, between: Between): Promise<void> {
  // Whoever loses the network knows it before anything fails.
  if (state === "down") await page.context().setOffline(true);
  between.network = state;
  if (state !== "down") await page.context().setOffline(false);
}

const lookForNewWorker = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());

const keptAt = (page: Page) => page.getByText(/時点の内容です/);

test("without a network the last menu reads, the cart stays, and the order goes once there is one; another account finds nothing", async ({
  browser,
}) => {
  // The messages have the provider's own origin, which pages from between may not ask.
  expectError(/\/v2\/(subscribe|presence)\//);
  // The worker's own answer, and that of a server between that is down.
  expectError(/status of 50[23]/);
  const { between, page, link, close } = await guest(browser);
  await network("down", page, between);
  await page.reload();
  await expect(keptAt(page)).toBeVisible();
  // Some versions of Chromium forget at a reload that they play a device without a network.
  for (const isOffline of [false, true]) await page.context().setOffline(isOffline);
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

  // Three seconds of a server that says nothing are enough; back again, it is asked for all that is shown.
  between.network = "silent";
  await page.goto(link, { waitUntil: "domcontentloaded" });
  await expect(keptAt(page)).toBeVisible();
  const anew = page.waitForResponse((answer) => answer.url().endsWith("/order/store/index") && answer.ok());
  between.network = "up";
  await expect(keptAt(page)).toBeHidden();
  await anew;
  await expect.poll(() => namesKept(page)).toContain("cursor=");
  await page.evaluate(() => {
    localStorage.removeItem("user");
    dispatchEvent(new StorageEvent("storage", { key: "user", storageArea: localStorage }));
  });
  await expect.poll(() => namesKept(page)).not.toMatch(/storeId=|cursor=/);
  await close();
});

test("a store's page reads without a network at whichever of its tabs it was left", async ({ browser }) => {
  const between = await serverBetween();
  const context = await browser.newContext({ baseURL: between.origin, serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.goto("/storeHome?storeId=ramen");
  const isPageKept = () =>
    page.evaluate(async () =>
      Boolean(navigator.serviceWorker.controller && (await caches.match("/storeHome?storeId=ramen"))),
    );
  await expect.poll(isPageKept, { timeout: 60_000 }).toBe(true);
  await page.getByRole("tab", { name: say("menu:tab.details") }).click();
  await expect(page).toHaveURL(/tab=details/);
  await expect(page.getByRole("tabpanel").getByRole("heading").first()).toBeVisible();
  await network("down", page, between);
  await page.reload();
  await expect(keptAt(page)).toBeVisible();
  await expect(page.getByRole("tab", { name: say("menu:tab.details") })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(page.getByRole("tabpanel").getByRole("article")).toHaveCount(0);

  // In place of a page that is not kept stands one that says so, until there is a network.
  await page.goto("/policy");
  await expect(page.getByRole("heading", { name: say("offline:page.title") })).toBeVisible();
  await network("up", page, between);
  await expect(page.getByRole("heading", { name: say("common:titles.policy") }).first()).toBeVisible();
  await context.close();
  between.close();
});

test("a new build takes over with the cart in hand, and the page of the old one goes on until then", async ({
  browser,
}) => {
  // The server between has the files of one build alone, and later no worker.
  expectError(/410 .*sw\.js/);
  expectError(/404 .*\/assets\//);
  const { between, page, link, close } = await guest(browser);
  const entry = () =>
    page.evaluate(() => /(?:import\("|<script[^>]* src=")([^"]+)/.exec(document.head.innerHTML)?.[1]);
  const before = await entry();

  between.isNextBuild = true;
  await lookForNewWorker(page);
  const news = page.getByText(say("common:newVersion"));
  await expect(news).toBeVisible({ timeout: 30_000 });
  // The old page's own files are gone from the server, and the worker has them.
  const ownCode = await page.evaluate(
    async (file) => (await fetch(file, { cache: "no-store" })).text(),
    before ?? "",
  );
  expect(ownCode).toContain("import");
  await toConfirmation(page, say);
  await fillConfirmation(page, say);
  await expect(news).toBeVisible();
  expect(await entry()).toBe(before);

  // A browser whose worker a test looks into may keep the page's request with the old one: then one leaves, and comes back.
  let tries = 0;
  await expect(async () => {
    tries += 1;
    if (tries === 1) await news.getByRole("button", { name: say("common:reload") }).click();
    else {
      await page.goto("about:blank");
      await page.goto(link);
    }
    await expect.poll(() => entry().catch(() => before), { timeout: 8_000 }).not.toBe(before);
  }).toPass({ timeout: 60_000 });
  // Its link leads to the menu, from which one goes on with the cart.
  if (tries > 1) await toConfirmation(page, say);
  await expect(page.getByRole("main").getByText(dishes.ja.plain)).toHaveCount(1);
  await expect(page.getByRole("main").getByText(dishes.ja.plain)).toBeVisible();
  await expect(news).toBeHidden();

  // The server takes the worker back: with the next pages it goes, and what it kept with it.
  between.worker = "none";
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

  // Without a worker, as in LINE, a screen that this build never loaded comes with the next one, the first again.
  const hasFetchedAhead = page.waitForRequest(
    (request) => request.url().endsWith("/sw.js") && request.method() === "HEAD",
  );
  await page.goto("/home");
  await hasFetchedAhead;
  between.isNextBuild = false;
  await page.getByRole("link", { name: say("common:tab.me") }).click();
  await expect(page.getByRole("heading", { name: say("common:titles.me") })).toBeVisible();
  expect(await entry()).toBe(before);
  await close();
});

test("a worker that lets nothing through goes all the same once the server wants none", async ({
  browser,
}) => {
  const between = await serverBetween();
  between.worker = "broken";
  const context = await browser.newContext({ baseURL: between.origin, serviceWorkers: "allow" });
  const page = await context.newPage();
  const shown = async () => (await page.goto("/healthz", { waitUntil: "commit" }))?.text();
  expect(await shown()).toContain("ok");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js");
    await caches.open("noren-pages");
    await navigator.serviceWorker.ready;
  });
  await expect.poll(shown).toBe("rubbish");
  between.worker = "none";
  // A browser looks for a newer one a second after a page has come.
  await expect.poll(shown, { intervals: [2_000], timeout: 40_000 }).toContain("ok");
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await context.close();
  between.close();
});
