import * as z from "zod/mini";
import { Picture } from "#contract/scalars.ts";
import { readData } from "./readData.ts";

/** The demo's pictures by name, as `npm run demo:pictures` has drawn them. */
export const pictures = readData("pictures", z.record(z.string(), z.strictObject(Picture.shape)));

/** The name of one of the demo's pictures. */
export const PictureName = z
  .string()
  .check(z.refine((name) => name in pictures, { error: "There is no picture of this name" }));

/** The picture of that name, as the wire describes it. @throws RangeError where there is none */
export function pictureOf(name: string): Picture {
  const picture = pictures[name];
  if (picture === undefined) throw new RangeError(`There is no picture ${name}`);
  return picture;
}
