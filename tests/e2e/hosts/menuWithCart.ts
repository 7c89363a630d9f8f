import { expect, type Page } from "@playwright/test";
import { cartBar, dishes, goods } from "../guest.ts";
import type { Say } from "../texts.ts";

/** Waits for the menu of that very link, with the two pieces of `aCart` in the cart. */
export async function expectMenuWithCart(page: Page, say: Say, link: string): Promise<void> {
  await expect(page).toHaveURL(new URL(link, page.url()).href);
  await expect(goods(page, dishes.ja.withOptions).first()).toBeVisible();
  await expect(cartBar(page, say, 2)).toBeVisible();
}
