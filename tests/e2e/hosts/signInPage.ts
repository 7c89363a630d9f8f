import type { Page } from "@playwright/test";
import type { Say } from "../texts.ts";

/** Opens the choice of ways to sign in, as from the screen at `target`. */
export async function openSignIn(page: Page, target: string): Promise<void> {
  await page.goto(`/loginInput?${new URLSearchParams({ callback: target })}`);
}

export const lineButton = (page: Page, say: Say) =>
  page.getByRole("button", { name: say("account:way.line") });
export const weChatButton = (page: Page, say: Say) =>
  page.getByRole("button", { name: say("account:way.wechat") });

/** Links of the stand-ins' page, where one chooses who to be. */
export const standInPage = (page: Page) => ({
  someoneNew: page.locator('a[href*="person=new"]:not([href*="fault="])'),
  cancel: page.locator('a[href^="http"]:not([href*="liff.line.me"])'),
  expired: page.locator('a[href*="fault=expired"]'),
});
