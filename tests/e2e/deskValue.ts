import { expect, type Page } from "@playwright/test";

/** Whether a page is wider than its window. */
export const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Coupons, the counter, vouchers to give, and a shop's shipping, each as it stands while something is done there. */
export async function lookAtValue(
  page: Page,
  store: string,
  look: (name: string) => Promise<void>,
): Promise<void> {
  const seen = async (name: string) => {
    await look(name);
    expect(await isTooWide(page)).toBe(false);
  };
  await page.goto(`/desk/${store}/coupons`);
  const made = page.locator('[data-key="coupon-new"]');
  await made.locator("summary").first().click();
  await made.locator('[name="name_ja"]').fill("夏の涼み");
  await made.locator('[name="scope"]').selectOption("2");
  await made.getByRole("button").click();
  await expect(made.locator('[name="discount_price"]')).toBeFocused();
  await seen("desk-coupons");
  await page.goto(`/desk/${store}/coupons`);
  await page.locator('a[href$="/card"]').first().click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".printed svg")).toBeVisible();
  await expect(page.locator("body > header")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await seen("desk-coupon-card");
  await page.goto(`/desk/${store}/uses`);
  await page.locator("[data-code]").fill("000 00");
  await page.locator("[data-code]").press("Enter");
  await expect(page.locator("[data-code]")).toHaveAttribute("aria-invalid", "true");
  await seen("desk-uses");
  await page.goto(`/desk/${store}/gifts`);
  await page.locator(".use-find button").click();
  await expect(page.locator(".gift .code")).toBeVisible();
  await page.locator('[data-key^="withdraw-"] > summary').first().click();
  await seen("desk-gifts");
  await page.goto("/desk/tea/shipping");
  await page.locator('[name="parcel_grams"]').fill("0");
  await page.locator("main button.main").click();
  await expect(page.locator('[name="parcel_grams"]')).toBeFocused();
  await seen("desk-shipping");
}
