import { expect, type Page } from "../test.ts";

/** Waits until a screen has everything, what is further down included; false when something of it never comes. */
export async function isShown(page: Page): Promise<boolean> {
  // What is further down is laid out as well, and looked at.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  await page.locator("#content").getByRole("main").or(page.getByRole("heading")).first().waitFor();
  const came = await expect(page.locator('[aria-busy="true"]'))
    .toHaveCount(0, { timeout: 20_000 })
    .then(
      () => true,
      () => false,
    );
  // Where it leads on by itself, as from a payment to its order, the next screen comes first; axe says where one has none.
  await page
    .getByRole("heading", { level: 1 })
    .first()
    .waitFor({ timeout: 5_000 })
    .catch(() => null);
  return came;
}
