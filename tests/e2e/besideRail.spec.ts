import { expect, test } from "./test.ts";
import { textsIn } from "./texts.ts";

test.use({ viewport: { width: 1280, height: 800 }, locale: "en-US" });

const RAMEN = "storeId=ramen&type=2";
const paths = [
  "/mall",
  "/user",
  "/userCoupon",
  "/home",
  "/searchInput",
  "/special",
  `/storeHome?${RAMEN}`,
  `/productDetail?goodsId=ramen-shoyu&${RAMEN}`,
  `/searchGood?${RAMEN}`,
];

for (const path of paths) {
  test(`the page stands in the middle of what the rail leaves: ${path}`, async ({ page }) => {
    await page.goto(path);
    const rail = await page
      .getByRole("navigation", { name: textsIn("en")("common:mainMenu") })
      .getByRole("list")
      .boundingBox();
    const column = await page.getByRole("main").boundingBox();
    if (rail === null || column === null) throw new Error("There is no rail, or no page");
    const before = column.x - (rail.x + rail.width);
    const after = 1280 - (column.x + column.width);
    expect(before).toBeGreaterThanOrEqual(0);
    expect(Math.abs(before - after)).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  });
}

test("a phone has the store's own foot in the rail's place", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/storeHome?${RAMEN}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("navigation", { name: textsIn("en")("common:mainMenu") })).toHaveCount(0);
});
