import { bcp47, LOCALES } from "#domain/values/localeCodes.ts";
import { baseURL, tableLink } from "./desk.ts";
import { expect, test } from "./test.ts";

const WIDTHS = [320, 360, 375];

test("no tab of a table's menu is cut off on a narrow phone, in any language", async ({ browser }) => {
  const link = await tableLink(browser, "C2");
  for (const locale of LOCALES) {
    const context = await browser.newContext({
      baseURL,
      locale: bcp47(locale),
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await page.goto(link);
    const tabs = page.getByRole("tablist").first();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 640 });
      const tooWide = await tabs.evaluate((row) => row.scrollWidth - row.clientWidth);
      expect(tooWide, `${locale} at ${width} px`).toBe(0);
    }
    await context.close();
  }
});
