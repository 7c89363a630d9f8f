import { expect, type Page } from "@playwright/test";
import { textsIn } from "./texts.ts";

/** What a customer's screen shows at the counter. */
export const shownDigits = (page: Page) => page.getByText(/^\d{3} \d{3}$/);

/** The clerk types what the customer shows, and confirms it. */
export async function confirmShown(desk: Page, store: string, customer: Page): Promise<void> {
  const digits = shownDigits(customer);
  await expect(digits).toBeVisible();
  const code = (await digits.textContent()) ?? "";
  await desk.goto(`/desk/uses/${store}`);
  await confirmCode(desk, code);
}

/** The same by the digits, where the clerk's screen is open. */
export async function confirmCode(desk: Page, code: string): Promise<void> {
  const say = textsIn("ja");
  const field = desk.getByLabel(say("desk/uses:digits"));
  await expect(field).toBeFocused();
  await field.fill(code);
  await field.press("Enter");
  const yes = [say("desk/uses:confirm"), say("desk/uses:takeCash")].join("|");
  await desk.getByRole("button", { name: new RegExp(`^(?:${yes})$`) }).click();
  await expect(desk.getByText(say("desk/uses:said.confirmed"))).toBeVisible();
}
