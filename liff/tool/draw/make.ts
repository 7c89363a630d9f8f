// Draws the rich menus' pictures: `npm run line:pictures`. They are kept in the repository, because a machine without
// the fonts of all five languages would draw boxes.
import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { LOCALES } from "#domain/values/localeCodes.ts";
import { MENU_SIZES } from "#liff/richMenus/menuLayout.ts";
import { pictureFile, PICTURES } from "#liff/tool/wanted.ts";
import { menuArt } from "./menuArt.ts";

await mkdir(PICTURES, { recursive: true });
for (const size of MENU_SIZES) {
  for (const locale of LOCALES) {
    const picture = await sharp(Buffer.from(menuArt(locale, size)))
      .png({ compressionLevel: 9, palette: true, colours: 128, effort: 10 })
      .toBuffer();
    await writeFile(pictureFile(locale, size), picture);
    process.stdout.write(`${locale} ${size}: ${Math.round(picture.length / 1_000)} kB\n`);
  }
}
