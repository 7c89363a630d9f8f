import type { APIRequestContext, Page } from "@playwright/test";
import { kindOf, type Someone } from "./someone.ts";

/** The session that this browser keeps; null for nobody, and while the page is on its way elsewhere. */
export async function sessionOn(page: Page): Promise<Someone | null> {
  const text = await page.evaluate(() => localStorage.getItem("user")).catch(() => null);
  return text === null ? null : (JSON.parse(text) as Someone);
}

/** "member", "visitor", or null for nobody or a session that the provider does not take. */
export async function kindOn(page: Page, request: APIRequestContext): Promise<string | null> {
  const user = await sessionOn(page);
  return user && kindOf(request, new URL(page.url()).origin, user);
}

export const cartOn = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem("cart.ramen"));
