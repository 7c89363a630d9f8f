import { expect, test } from "@playwright/test";
import { openIn } from "./hosts/openIn.ts";
import { demoOrigin } from "./hosts/origins.ts";
import { registered } from "./hosts/registered.ts";

for (const language of ["ja", "en"] as const) {
  test(`nothing of the account's screens is wider than a narrow phone (${language})`, async ({
    browser,
    request,
  }) => {
    const { user } = await registered(browser, request);
    const { page, close } = await openIn(browser, "browser", { origin: demoOrigin, language });
    const look = async (address: string) => {
      await page.goto(address);
      await page.getByRole("heading").first().waitFor();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(wider, `${address} at ${width}`).toBeLessThanOrEqual(0);
      }
    };
    for (const address of ["/loginInput", "/login", "/login?mode=forgot", "/register", "/policy", "/statute"])
      await look(address);
    await page.evaluate((text) => localStorage.setItem("user", text), JSON.stringify(user));
    for (const address of ["/loginInput", "/login?mode=change", "/unsubscribe-tips", "/unsubscribe"])
      await look(address);
    await close();
  });
}
