import type SharpMaker from "sharp";
import type { Sharp } from "sharp";
import { UPLOAD_PIXELS, type UploadFault } from "#contract/upload.ts";
import { type Crop, partOf, wholeCrop } from "#domain/pictures/crop.ts";
import { pictureType } from "#domain/values/pictureType.ts";

/** What a browser would run if it took the file for a page. A picture's own descriptions hold none of it. */
const PAGE = /<(?:script|html|!doctype|\?php)/i;

/** A picture in one of its sizes and forms. */
interface Drawn {
  readonly width: number;
  readonly format: "avif" | "webp";
  readonly content: Uint8Array;
}

export interface DrawnPicture {
  readonly widths: readonly number[];
  /** Height divided by width. */
  readonly ratio: number;
  /** Its average color, `#rrggbb`. */
  readonly tint: string;
  readonly files: readonly Drawn[];
}

/** The sizes that a picture is drawn in. */
export interface Sizes {
  /** Widths in pixels, beside its own within the box, that are less than that; ascending. */
  readonly widths: readonly number[];
  /** What the largest fits into, in pixels. */
  readonly box: { readonly width: number; readonly height: number };
  /** How hard AVIF is tried for, 0 to 9. */
  readonly effort: number;
}

/** What guests send: shown beside a review, and as large as a phone's screen. */
export const GUESTS: Sizes = {
  widths: [360],
  box: { width: 1_080, height: 1_620 },
  // The greatest effort that a customer does not wait for: a fifth of a second, for three quarters of the bytes.
  effort: 0,
};

/** What the staff send: on cards, at the head of a dish or a store, and over the whole screen. */
export const STAFFS: Sizes = { widths: [360, 720], box: { width: 1_440, height: 2_160 }, effort: 3 };

/**
 * Draws a picture anew from its pixels alone, upright, cropped, in every size and form: nothing of the file that was sent
 * is kept, neither where it was taken nor what was hidden in it. Its pixels are counted before they are read; sharp reads
 * them in threads of its own.
 */
export async function drawPicture(
  bytes: Uint8Array,
  sizes: Sizes,
  crop: Crop = wholeCrop(null),
): Promise<DrawnPicture | UploadFault> {
  const type = pictureType(bytes);
  if (type === "heic") return "heic";
  // Where there is no build of it for this machine, all else runs on.
  const { default: sharp } = await import("sharp");
  if (type === "other" || PAGE.test(Buffer.from(bytes).toString("latin1"))) return "not_a_picture";
  try {
    const { width, height, format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== type) return "not_a_picture";
    if (width * height > UPLOAD_PIXELS) return "too_many_pixels";
    const part = partOf(autoOrient, crop);
    return await draw(
      sharp(bytes, { limitInputPixels: UPLOAD_PIXELS, failOn: "error" }).autoOrient().extract(part),
      sizes,
      sharp,
    );
  } catch {
    return "broken";
  }
}

async function draw(
  upright: Sharp,
  { box, effort, widths: smaller }: Sizes,
  sharp: typeof SharpMaker,
): Promise<DrawnPicture> {
  const { data, info } = await upright
    .resize({ ...box, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const whole = () => sharp(data, { raw: { width, height, channels } });
  const widths = [...smaller.filter((each) => each < width), width];
  const files: Drawn[] = [];
  for (const each of widths) {
    const sized = whole().resize({ width: each });
    const avif = await sized.clone().avif({ quality: 50, effort }).toBuffer();
    const webp = await sized.clone().webp({ quality: 74, effort: 2 }).toBuffer();
    files.push(
      { width: each, format: "avif", content: avif },
      { width: each, format: "webp", content: webp },
    );
  }
  const [red = 0, green = red, blue = red] = await whole().resize(1, 1).raw().toBuffer();
  const tint = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  return { widths, ratio: height / width, tint, files };
}
