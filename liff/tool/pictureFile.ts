import { join } from "node:path";
import type { Locale } from "#domain/localeCodes.ts";
import type { MenuSize } from "#liff/richMenus/menuLayout.ts";

/** The folder of the rich menus' pictures. */
export const PICTURES = join(import.meta.dirname, "../richMenus/pictures");

export function pictureFile(locale: Locale, size: MenuSize): string {
  return join(PICTURES, `${locale}-${size}.png`);
}
