import { tableLink } from "./desk.ts";
import { demoOrigin } from "./hosts/origins.ts";
import { expect, test } from "./test.ts";

/** What is stored, by today's names and those of before, and what the page says that it is in. */
const languages = [
  { stored: "jp", tag: "ja", name: "ja" },
  { stored: "zh", tag: "zh-Hans", name: "zh-cn" },
  { stored: "tc", tag: "zh-Hant", name: "zh-tw" },
  { stored: "kr", tag: "ko", name: "kr" },
  { stored: "en", tag: "en", name: "en" },
] as const;

for (const screen of ["/orderFood", "/user"]) {
  test(`the language that ${screen} says it is in is that of its words before the app has come, and the stored one then`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const address = screen === "/orderFood" ? await tableLink(browser, "C4") : screen;
    for (const { name, stored, tag } of languages) {
      const preferred = stored === "jp" ? "en" : "ja";
      const context = await browser.newContext({
        baseURL: demoOrigin,
        locale: stored === "jp" ? "en-US" : "ja-JP",
        viewport: { width: 390, height: 844 },
        storageState: {
          cookies: [],
          origins: [{ origin: demoOrigin, localStorage: [{ name: "locale", value: stored }] }],
        },
      });
      const page = await context.newPage();
      let letCome = () => {};
      const held = new Promise<void>((resolve) => {
        letCome = resolve;
      });
      await page.route("**/assets/*.js", async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(address, { waitUntil: "commit" });
      const root = page.locator("html");
      // What the provider drew is in the language that the browser asks for: it cannot know what is stored.
      await expect(root, `${stored} before`).toHaveAttribute("lang", preferred);
      letCome();
      await expect(root, `${stored} after`).toHaveAttribute("lang", tag);
      await expect.poll(() => page.evaluate(() => localStorage.getItem("locale"))).toBe(name);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await context.close();
    }
  });
}

test("a slow phone takes the page over in the language that it was drawn in, and changes it then", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({
    baseURL: demoOrigin,
    locale: "ja-JP",
    viewport: { width: 390, height: 844 },
    storageState: {
      cookies: [],
      origins: [{ origin: demoOrigin, localStorage: [{ name: "locale", value: "en" }] }],
    },
  });
  const page = await context.newPage();
  const controls = await context.newCDPSession(page);
  await controls.send("Emulation.setCPUThrottlingRate", { rate: 20 });
  // React tells of words that are not those of the page as an uncaught error, which fails the test.
  for (const address of ["/home", "/storeHome?storeId=ramen", "/home"]) {
    await page.goto(address);
    await expect(page.locator("html")).toHaveAttribute("lang", "en", { timeout: 60_000 });
    await context.clearCookies();
  }
  await context.close();
});
