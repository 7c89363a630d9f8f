import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Locale } from "#domain/values/localeCodes.ts";

const folder = process.env["EVERY_SCREEN"];

/** Whether this run is to be looked at: every route in every language and theme, and a picture of each. */
export const keepsShots = folder !== undefined;

/** Of a long screen no more is kept than can be looked at. */
const TALLEST = 2_400;

/** Keeps a picture of the whole screen where the run is to be looked at. */
export async function keepShot(
  page: Page,
  { name, locale, theme }: { readonly name: string; readonly locale: Locale; readonly theme: string },
): Promise<void> {
  if (folder === undefined) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // As tall as the page: what keeps to the window's foot stands at the page's.
  await page.setViewportSize({ width: 320, height: Math.min(Math.max(height, 640), TALLEST) });
  await page.screenshot({ path: join(folder, "shots", `${name}.${locale}.${theme}.png`) });
  await page.setViewportSize({ width: 320, height: 640 });
}

/** Keeps what was found, a line each, where the run is to be looked at. */
export async function keepFindings(
  found: readonly string[],
  { locale, theme }: { readonly locale: Locale; readonly theme: string },
): Promise<void> {
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `found.${locale}.${theme}.txt`), found.map((each) => `${each}\n`).join(""));
}
