import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";

const folder = process.env["DOCS_PICTURES"];
/** As wide as a page of the documentation shows it. */
const WIDEST = 720;

/** Keeps a picture of the screen for the documentation, where DOCS_PICTURES names a folder for it. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  const shot = await page.screenshot();
  await sharp(shot)
    .resize({ width: WIDEST, withoutEnlargement: true })
    .webp({ quality: 60, effort: 6 })
    .toFile(join(folder, `afternoon-${name}.webp`));
}
