import { expect, test } from "./test.ts";

test.use({ viewport: { width: 1280, height: 800 }, locale: "en-US" });

for (const path of ["/mall", "/user", "/userCoupon", "/home"]) {
  test(`the page stands in the middle of what the rail leaves: ${path}`, async ({ page }) => {
    await page.goto(path);
    const rail = await page.getByRole("navigation").getByRole("list").boundingBox();
    const column = await page.getByRole("main").boundingBox();
    if (rail === null || column === null) throw new Error("There is no rail, or no page");
    const before = column.x - (rail.x + rail.width);
    const after = 1280 - (column.x + column.width);
    expect(before).toBeGreaterThanOrEqual(0);
    expect(Math.abs(before - after)).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  });
}
