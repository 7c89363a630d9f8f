import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { Art } from "./draw/svg.ts";
import { pictures as known } from "#provider/demo/seed/pictureOf.ts";
import { covers, squares } from "./recipes/all.ts";
import { render } from "./render.ts";

// Draws the demo's pictures: `npm run demo:pictures`, or `npm run demo:pictures -- soup` for those whose name holds "soup".
// The pictures are kept in the repository, so that nothing is drawn when the app starts.
interface Format {
  readonly height: number;
  readonly widths: readonly number[];
  readonly unitsWide: number;
  readonly avifQuality: number;
}

/** Cards show 208 and 320, a dish's own page and wide screens 640. */
const square: Format = { unitsWide: 640, height: 640, widths: [208, 320, 640], avifQuality: 50 };
const logo: Format = { unitsWide: 640, height: 640, widths: [160, 320], avifQuality: 60 };
const cover: Format = { unitsWide: 1280, height: 640, widths: [750, 1080], avifQuality: 46 };

const root = join(import.meta.dirname, "../../../../public");
const wanted = process.argv[2] ?? "";

type Entry = { src: string; widths: readonly number[]; ratio: number; tint: string };
const before = new Map<string, Entry>(Object.entries(known));
const manifest: Record<string, Entry> = {};

async function draw(name: string, recipe: () => Art, format: Format): Promise<void> {
  const kept = before.get(name);
  if (kept && wanted !== "" && !name.includes(wanted)) {
    manifest[name] = kept;
    return;
  }
  const widest = Math.max(...format.widths);
  const whole = await render(
    recipe(),
    format.unitsWide,
    format.height,
    Math.max(1, widest / format.unitsWide),
  );
  const file = join(root, "pictures", name);
  await mkdir(dirname(file), { recursive: true });
  for (const width of format.widths) {
    const sized = sharp(whole).resize({ width, kernel: "lanczos3" });
    await sized.clone().avif({ quality: format.avifQuality, effort: 5 }).toFile(`${file}-${width}.avif`);
    await sized
      .clone()
      .webp({ quality: 74, effort: 5, smartSubsample: true })
      .toFile(`${file}-${width}.webp`);
  }
  const { data } = await sharp(whole).resize(1, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const tint = `#${[...data.subarray(0, 3)].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  manifest[name] = {
    src: `/pictures/${name}`,
    widths: format.widths,
    ratio: format.height / format.unitsWide,
    tint,
  };
  process.stdout.write(`${name}\n`);
}

sharp.concurrency(1);
for (const [name, recipe] of Object.entries(squares))
  await draw(name, recipe, name.startsWith("logo/") ? logo : square);
for (const [name, recipe] of Object.entries(covers)) await draw(name, recipe, cover);

const sorted = Object.keys(manifest).toSorted();
const lines = sorted.map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(manifest[name])}`);
await writeFile(join(import.meta.dirname, "../../data/pictures.json"), `{\n${lines.join(",\n")}\n}\n`);
