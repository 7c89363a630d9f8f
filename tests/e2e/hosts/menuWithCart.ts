import { expect, type Page } from "@playwright/test";
import { dishes, goods } from "../guest.ts";
import type { Say } from "../texts.ts";

/** Waits for the menu of that very link, with the two pieces of `aCart` in the cart. */
export async function expectMenuWithCart(page: Page, say: Say, link: string): Promise<void> {
  await expect(page).toHaveURL(new URL(link, page.url()).href);
  await expect(goods(page, dishes.ja.withOptions).first()).toBeVisible();
  await expect(page.getByRole("link", { name: say("menu:bar.review", { count: 2 }) })).toBeVisible();
}
