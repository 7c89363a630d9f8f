import type { Picture } from "#contract/scalars.ts";
import { pictures } from "./pictures/manifest.ts";

/** The name of one of the demo's pictures. */
export type PictureName = keyof typeof pictures;

/** The picture of that name, as the wire describes it. */
export function pictureOf(name: PictureName): Picture {
  const { src, widths, ratio, tint } = pictures[name];
  return { src, widths: [...widths], ratio, tint };
}
