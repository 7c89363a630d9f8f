import { get } from "node:http";
import * as Code from "#contract/codes.ts";
import { devices, expect, type Page, test, expectError } from "./test.ts";
import { baseURL, phone, tableLink } from "./desk.ts";
import { addPlain, dishes, order, toConfirmation } from "./guest.ts";

// As on a phone: everything moves, and pictures are drawn at its density.
const { deviceScaleFactor } = devices["Pixel 7"];
test.use({ deviceScaleFactor, contextOptions: { reducedMotion: "no-preference" } });

interface Raw {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: number;
}

/** An answer as it comes over the wire. */
function raw(path: string): Promise<Raw> {
  return new Promise((resolve, reject) => {
    get(
      `${baseURL}${path}`,
      { headers: { "accept-encoding": "br", "accept-language": "ja" } },
      (response) => {
        let bytes = 0;
        response.on("data", (data: Buffer) => (bytes += data.length));
        response.on("end", () => resolve({ headers: response.headers, bytes }));
      },
    ).on("error", reject);
  });
}

test("the first answer of menu, home, mall and a store's page is of one round trip, in each language", async () => {
  for (const path of ["/orderFood?storeId=ramen", "/home", "/mall", "/storeHome?storeId=ramen"])
    for (const lang of ["ja", "zh-CN", "zh-TW", "en", "ko"]) {
      const { bytes } = await raw(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}`);
      expect(bytes, `${path} in ${lang}`).toBeLessThanOrEqual(14_000);
    }
});

test("of the pictures that are loaded at once the greatest comes first, and the others after it", async ({
  request,
}) => {
  for (const path of ["/orderFood?storeId=ramen", "/home", "/mall", "/storeHome?storeId=ramen"]) {
    const html = await (await request.get(path)).text();
    const atOnce = html.match(/<img[^>]* loading="eager"[^>]*>/g) ?? [];
    const ranks = atOnce.map((image) => /fetchpriority="(\w+)"/i.exec(image)?.[1]);
    expect(ranks.length, path).toBeGreaterThan(1);
    expect(
      ranks.filter((rank) => rank !== "low"),
      path,
    ).toEqual(["high"]);
  }
});

test("the first answer holds the menu, in the language asked for, within 14 kB", async ({
  browser,
  request,
}) => {
  const link = await tableLink(browser, "C4");
  const { headers, bytes } = await raw(link);
  expect(headers["content-encoding"]).toBe("br");
  expect(headers["cache-control"]).toBe("no-store");
  expect(bytes).toBeLessThanOrEqual(14_000);
  for (const [language, lang, dish] of [
    ["ja", "ja", dishes.ja.withOptions],
    ["en", "en", dishes.en.withOptions],
    ["zh-TW", "zh-Hant", "醬油拉麵"],
  ] as const) {
    const html = await (await request.get(link, { headers: { "accept-language": language } })).text();
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${lang}"`));
    expect(html).toContain(dish);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    for (const property of ["og:title", "og:description", "og:image", "og:url"])
      expect(html).toContain(`"${property}"`);
    expect(html).toContain("<img");
  }
  // Where data is saved it asks for no picture, unless its customer wants them all the same.
  for (const [asked, hasPictures] of [
    [{ "save-data": "on" }, false],
    [{ cookie: "low_data=on" }, false],
    [{ "save-data": "on", cookie: "low_data=off" }, true],
  ] as const) {
    const html = await (await request.get(link, { headers: asked })).text();
    expect(/<img|rel="preload"[^>]*as="image"/.test(html)).toBe(hasPictures);
  }
});

test("the first load asks for nothing that the menu does not need, of nobody else, and breaks no policy", async ({
  browser,
}) => {
  // At the end it tries itself to break the policy.
  expectError(/requires 'TrustedScript' assignment/);
  expectError(/CSP: require-trusted-types-for/);
  const { page, close } = await phone(browser);
  const link = await tableLink(browser, "C4");
  const asked: string[] = [];
  const told: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("console", (message) => message.type() === "error" && told.push(message.text()));
  page.on("pageerror", (error) => told.push(error.message));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(`CSP: ${event.violatedDirective}`),
    );
  });
  const response = await page.goto(link, { waitUntil: "networkidle" });
  expect(told).toEqual([]);
  for (const url of asked.filter((each) => !each.startsWith("data:")))
    expect(url.startsWith(baseURL)).toBe(true);
  const scripts = asked.filter((url) => url.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(0);
  for (const url of scripts) expect(url).not.toMatch(/pubnub|liff|formik|yup/i);
  const bodies = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  for (const body of bodies) expect(body).not.toMatch(/@line\/liff|PubNub-JS|createFormContext/);

  // It is given to many: what is in it is let in by its content, and nothing by a nonce that others know.
  expect(response?.headers()["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  const isInjected = await page.evaluate(() => {
    const script = document.createElement("script");
    try {
      script.textContent = "window.isInjected = true";
      document.body.append(script);
    } catch {
      // Trusted Types refuse even to write it.
    }
    return "isInjected" in window;
  });
  expect(isInjected).toBe(false);
  await close();
});

test("every page lets in its own code alone, and no browser keeps it; files by hash are kept for good", async ({
  request,
}) => {
  for (const path of ["/", "/home", "/loginInput", "/submitOrder?storeId=ramen", "/no/such/page"]) {
    const { headers } = await raw(path);
    const policy = String(headers["content-security-policy"]);
    expect(policy, path).toMatch(/script-src 'self' '(?:nonce|sha256)-[\w+/=]+';/);
    expect(headers["cache-control"]).toBe("no-store");
    const nonce = /'nonce-[^']+'/.exec(policy)?.[0];
    const again = String((await raw(path)).headers["content-security-policy"]);
    if (nonce !== undefined) expect(again, `${path} has another nonce each time`).not.toContain(nonce);
  }
  const html = await (await request.get("/orderFood?storeId=ramen")).text();
  const files = [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([file]) => file);
  expect(files.length).toBeGreaterThan(1);
  for (const file of new Set(files)) {
    const { headers } = await raw(file);
    expect(headers["cache-control"]).toContain("immutable");
    expect(headers["content-encoding"]).toBe("br");
  }
});

test("back restores the place in the menu", async ({ browser }) => {
  const { page, say, close } = await phone(browser);
  await page.goto(await tableLink(browser, "C4"));
  await addPlain(page, say, dishes.ja.plain);
  const place = () => page.evaluate(() => window.scrollY);
  await expect.poll(place).toBeGreaterThan(300);
  await page.waitForTimeout(300);
  const before = await place();
  await toConfirmation(page, say);
  await page.getByRole("button", { name: say("checkout:submit") }).waitFor();
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect.poll(place).toBeGreaterThan(before - 60);
  await close();
});

test("a toast does not follow to another screen", async ({ browser }) => {
  const { page, say, close } = await phone(browser);
  await order(page, say, await tableLink(browser, "C4"), dishes.ja.plain);
  await page.route("**/order/order/closeorder", (route) =>
    route.fulfill({ json: { code: Code.cancelFailed, message: "too late" } }),
  );
  await page.getByRole("button", { name: say("orders:cancel") }).click();
  await page
    .getByRole("dialog")
    .or(page.getByRole("alertdialog"))
    .getByRole("button", { name: say("orders:ask.cancelYes") })
    .click();
  await expect(page.getByText("too late")).toBeVisible();
  await page.getByRole("link", { name: say("orders:addDishes") }).click();
  await page.waitForURL(/\/orderFood/);
  await expect(page.getByText("too late")).toBeHidden({ timeout: 1_000 });
  await close();
});

test("behind liff.state the server finds store and table, and the app leads on by itself where there is no LIFF", async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL,
    locale: "ja-JP",
    viewport: { width: 390, height: 844 },
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari Line/15.0.0",
  });
  const page = await context.newPage();
  const place = "/orderFood?storeId=ramen&tableId=ramen-C5";
  const response = await page.goto(`/?liff.state=${encodeURIComponent(place)}`);
  expect(await response?.text()).toContain(dishes.ja.withOptions);
  await expect(page.getByRole("heading", { name: dishes.ja.withOptions, exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${place.replace("?", "\\?")}$`));
  await context.close();
});

/** Holds the app's code back until it is let come. */
async function heldBack(page: Page): Promise<() => void> {
  let letCome = () => {};
  const isLetIn = new Promise<void>((resolve) => (letCome = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await isLetIn;
    await route.continue();
  });
  return () => letCome();
}

test("a dish that is tapped before the app's code has come opens once it has", async ({ browser }) => {
  const { page, close } = await phone(browser);
  const letCome = await heldBack(page);
  await page.goto(await tableLink(browser, "C4"), { waitUntil: "commit" });
  const card = page.getByRole("article").filter({ hasText: dishes.ja.withOptions }).first();
  await card.getByRole("button").first().click();
  await page.waitForTimeout(500);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  letCome();
  await expect(page.getByRole("dialog").getByRole("heading", { name: dishes.ja.withOptions })).toBeVisible();
  await close();
});

test("a kind that is chosen before the app's code has come is shown once it has", async ({ browser }) => {
  const { page, close } = await phone(browser);
  const letCome = await heldBack(page);
  await page.goto("/mall", { waitUntil: "commit" });
  const kind = page.getByRole("radio", { name: "お茶" });
  await kind.click();
  await expect(kind).toBeChecked();
  expect(new URL(page.url()).search).toBe("");
  letCome();
  await page.waitForURL(/\/mall\?category=mall-tea/);
  await expect(page.getByRole("heading", { name: "お茶", exact: true })).toBeVisible();
  await close();
});
