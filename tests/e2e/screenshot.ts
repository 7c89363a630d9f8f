import { join } from "node:path";
import type { Page } from "@playwright/test";

const folder = process.env["SCREENSHOTS"];

/** Keeps a picture of the screen where SCREENSHOTS names a folder for them. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (folder !== undefined)
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: name.includes("light") });
}
