import { expect, type Page } from "@playwright/test";

/** What a customer's screen shows at the counter. */
export const shownDigits = (page: Page) => page.getByText(/^\d{3} \d{3}$/);

/** The clerk types what the customer shows, and confirms it. */
export async function confirmShown(desk: Page, store: string, customer: Page): Promise<void> {
  const digits = shownDigits(customer);
  await expect(digits).toBeVisible();
  await desk.goto(`/desk/${store}/uses`);
  await desk.locator('input[name="code"]').fill((await digits.textContent()) ?? "");
  await desk.locator('form[action$="/find"] button').first().click();
  await desk.locator('form[action$="/confirm"] button').click();
  await expect(desk.getByText("確定しました。")).toBeVisible();
}
