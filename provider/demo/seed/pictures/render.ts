import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { type Art, effects } from "./draw/svg.ts";

const require = createRequire(import.meta.url);
const assets = join(dirname(require.resolve("@lobehub/fluent-emoji-3d/package.json")), "assets");
const read = new Map<string, Promise<string>>();

/** An emoji as a data address; `look` shifts its hue (degrees), saturation and brightness. */
function emojiData(code: string, look: string): Promise<string> {
  const key = `${code}?${look}`;
  const known = read.get(key);
  if (known) return known;
  const [hue = 0, saturation = 1, brightness = 1] = look === "" ? [] : look.split(",").map(Number);
  const made = sharp(join(assets, `${code}.webp`))
    .modulate({ hue, saturation, brightness })
    .png()
    .toBuffer()
    .then((png) => `data:image/png;base64,${png.toString("base64")}`);
  read.set(key, made);
  return made;
}

/** Draws a scene of `width` by `height` units as pixels, at `scale` pixels a unit. */
export async function render(art: Art, width: number, height: number, scale = 1): Promise<Buffer> {
  const found = [...art.matchAll(/emoji:([0-9a-f-]+)(?:\?([-0-9.,]+))?/g)];
  let svg = art;
  for (const [whole, code = "", look = ""] of found) {
    svg = svg.replaceAll(`"${whole}"`, `"${await emojiData(code, look)}"`);
  }
  const page = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * scale}" height="${height * scale}"><defs>${effects}</defs>${svg}</svg>`;
  return sharp(Buffer.from(page), { unlimited: true }).flatten({ background: "#e9d5bd" }).png().toBuffer();
}
