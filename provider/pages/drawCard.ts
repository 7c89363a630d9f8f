import type { Picture } from "#contract/scalars.ts";
import { CARD_SIZE } from "#domain/share/shareCard.ts";
import type { Parts } from "#provider/server/context.ts";
import { PICTURES } from "#provider/server/uploads/uploadFiles.ts";
import type { Frontend } from "./frontend.ts";

/** Pictures of these shapes are cut to the card's; narrower ones stand whole before a blur of themselves. Height by width. */
const WIDE = 0.8;
/** Side of the plate that the store's sign lies on, its distance from the card's edge, and the sign within, in pixels. */
const PLATE = { side: 168, edge: 40, sign: 136 } as const;
/** Chats take larger ones, and slowly. */
const MOST_BYTES = 300_000;
const QUALITIES = [82, 68, 50, 34] as const;
/** Of what stands behind, in pixels. */
const BLUR = 36;
const MOST_PIXELS = 50_000_000;

interface Drawing {
  readonly picture: Uint8Array;
  readonly logo: Uint8Array | null;
  /** Behind what of the picture is transparent, `#rrggbb`. */
  readonly tint: string;
  /** Pixels across. */
  readonly width: number;
}

/**
 * Draws the card of a shared link: the picture with the store's sign on a plate, as a JPEG of at most 300 kB, which every
 * chat takes. It holds no words: the chat writes the name beside it, in letters that a server need not have.
 * @throws when the picture cannot be read, or where there is no build of the library for this machine
 */
export async function drawCard({ picture, logo, tint, width: across }: Drawing): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  const read = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: MOST_PIXELS });
  const { width, height } = await read(picture).metadata();
  const marks = logo === null ? [] : await marksOf(logo);
  const whole = read(picture)
    .autoOrient()
    .resize({ ...CARD_SIZE, fit: "inside" });
  const front =
    height / width <= WIDE ? [] : [{ input: await whole.png({ compressionLevel: 1 }).toBuffer() }];
  const back = read(picture)
    .autoOrient()
    .resize({ ...CARD_SIZE, fit: "cover" })
    .flatten({ background: tint });
  const { data, info } = await (front.length > 0 ? back.blur(BLUR).modulate({ brightness: 0.92 }) : back)
    .composite([...front, ...marks])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  let drawn: Uint8Array = new Uint8Array();
  for (const quality of QUALITIES) {
    drawn = await sharp(data, { raw }).resize({ width: across }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (drawn.byteLength <= MOST_BYTES) break;
  }
  return drawn;

  async function marksOf(sign: Uint8Array) {
    const { side, edge, sign: inner } = PLATE;
    const [left, top] = [edge, CARD_SIZE.height - edge - side];
    const rounded = (size: number, corner: number, fill: string) =>
      Buffer.from(
        `<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${corner}" fill="${fill}"/></svg>`,
      );
    const cut = await read(sign)
      .resize({ width: inner, height: inner, fit: "contain", background: "#fff" })
      .composite([{ input: rounded(inner, 20, "#fff"), blend: "dest-in" }])
      .png()
      .toBuffer();
    const inset = (side - inner) / 2;
    return [
      { input: rounded(side, 32, "#fff"), left, top },
      { input: cut, left: left + inset, top: top + inset },
    ];
  }
}

/**
 * The bytes of a picture's largest size, from the build or from what was uploaded; null for one that is kept elsewhere:
 * nothing is fetched from where an address says.
 */
export async function pictureBytes(
  { src, widths }: Picture,
  { files, settings }: Pick<Parts, "files" | "settings">,
  frontend: Pick<Frontend, "file">,
): Promise<Uint8Array | null> {
  const largest = widths.toSorted((one, other) => one - other).at(-1);
  if (largest === undefined) return null;
  const origin = settings.publicOrigin ?? "";
  const path = `${src.startsWith(`${origin}/`) ? src.slice(origin.length) : src}-${largest}.webp`;
  if (!/^\/[^/\\]/.test(path)) return null;
  const upload = PICTURES.exec(path)?.[1];
  if (upload !== undefined) return (await files.get(upload))?.content ?? null;
  const file = await frontend.file(new Request(new URL(path, "http://build.invalid")));
  return file?.ok === true ? new Uint8Array(await file.arrayBuffer()) : null;
}
