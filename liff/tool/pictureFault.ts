import sharp from "sharp";
import type { WantedMenu } from "./wantedMenus.ts";

/** What LINE takes (Messaging API reference, "Upload rich menu image"). */
const LIMITS = { bytes: 1_000_000, least: 800, most: 2_500, ratio: 1.45 } as const;

/** What is wrong with a menu's picture; null: nothing. */
export async function pictureFault({ picture, definition }: WantedMenu): Promise<string | null> {
  const { format, width, height } = await sharp(picture).metadata();
  if (format !== "png") return `its picture is ${format}, not PNG`;
  if (width !== definition.size.width || height !== definition.size.height)
    return `its picture has ${width} × ${height} pixels: draw it anew by "npm run line:pictures"`;
  if (width < LIMITS.least || width > LIMITS.most || width / height < LIMITS.ratio)
    return `LINE takes no picture of ${width} × ${height} pixels`;
  return picture.length > LIMITS.bytes
    ? `its picture has ${picture.length} bytes, more than a megabyte`
    : null;
}
