import sharp from "sharp";
import type { WantedMenu } from "./wanted.ts";

/** Milliseconds that the site may take. */
const PATIENCE = 15_000;

/** Why the site would not open in LINE; null: it answers with this LIFF id. */
export async function siteFault(origin: string, liffId: string): Promise<string | null> {
  let text: string;
  try {
    const answer = await fetch(`${origin}/home`, { signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) return `it answers ${answer.status}`;
    text = await answer.text();
  } catch {
    return "it cannot be reached from here";
  }
  const [, known] = /"liffId":(?:"([\w-]+)"|null)/.exec(text) ?? [];
  if (known === liffId) return null;
  return known === undefined
    ? "its pages name no LIFF id: set NOREN_LIFF_ID for the provider, too"
    : `its pages name ${known}: set NOREN_LIFF_ID=${liffId} for the provider, too`;
}

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
