import { expect, type Page } from "@playwright/test";

/** Whether a page is wider than its window. */
export const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** The counter and vouchers to give, each as it stands while something is done there. */
export async function lookAtValue(
  page: Page,
  store: string,
  look: (name: string) => Promise<void>,
): Promise<void> {
  const seen = async (name: string) => {
    await look(name);
    expect(await isTooWide(page)).toBe(false);
  };
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
}
