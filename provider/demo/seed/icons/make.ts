import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { MESSAGE_CARD_WIDTH } from "#domain/share/shareCard.ts";
import { render } from "#provider/demo/seed/pictures/render.ts";
import { linkPicture } from "./linkPicture.ts";
import { mark } from "./mark.ts";

// Draws the app's icons, those for LINE's console and the default link picture: `npm run icons`. They are kept in the repository.
const publicFolder = join(import.meta.dirname, "../../../../public");
const icons = join(publicFolder, "icons");
await mkdir(icons, { recursive: true });

const rounded = mark({ corner: 112, scale: 1 });
/** Launchers cut a circle or another shape out of it: the mark keeps to the middle 80 %. */
const maskable = mark({ corner: 0, scale: 0.8 });

await writeFile(join(publicFolder, "favicon.svg"), `${rounded}\n`);
await writeFile(join(icons, "icon.svg"), `${rounded}\n`);
await writeFile(join(icons, "maskable.svg"), `${maskable}\n`);

const png = (svg: string, size: number, name: string, folder = icons) =>
  sharp(Buffer.from(svg), { density: 288 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, name));
await png(rounded, 32, "favicon-32.png");
await png(rounded, 192, "icon-192.png");
await png(rounded, 512, "icon-512.png");
await png(maskable, 192, "maskable-192.png");
await png(maskable, 512, "maskable-512.png");
await png(mark({ corner: 0, scale: 0.92 }), 180, "apple-touch-icon.png");

// To be uploaded by hand: LINE rounds the channel's icon itself, and shows the logo on white or black.
const lineIcons = join(publicFolder, "../liff/icons");
await mkdir(lineIcons, { recursive: true });
await png(mark({ corner: 0, scale: 0.92 }), 130, "channel.png", lineIcons);
await png(rounded, 90, "logo.png", lineIcons);

const wide = await render(linkPicture(), 1200, 630);
const card = sharp(wide).jpeg({ quality: 82, mozjpeg: true });
await card.clone().toFile(join(publicFolder, "og.jpg"));
await card.resize({ width: MESSAGE_CARD_WIDTH }).toFile(join(publicFolder, "og-message.jpg"));
