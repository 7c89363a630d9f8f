import type { Picture } from "#contract/scalars.ts";
import type { Uploaded } from "#contract/upload.ts";
import { uploads } from "#provider/db/tables/files.ts";
import type { Parts } from "#provider/server/context.ts";
import type { DrawnPicture } from "./drawPicture.ts";
import { fileName, NAME_BYTES, pictureSource } from "./uploadAddress.ts";

/**
 * Keeps a drawn picture for a member until something of theirs uses it. What it is made of is written down before the
 * files are: whatever fails on the way, housekeeping finds it.
 */
export async function keepUpload(
  { db, clock, files, random }: Pick<Parts, "db" | "clock" | "files" | "random">,
  drawn: DrawnPicture,
  { uid, origin }: { readonly uid: string; readonly origin: string },
): Promise<Uploaded> {
  const id = random(NAME_BYTES);
  const src = pictureSource(origin, id);
  const picture: Picture = { src, widths: [...drawn.widths], ratio: drawn.ratio, tint: drawn.tint };
  const named = drawn.files.map((file) => ({ ...file, name: fileName(id, file.width, file.format) }));
  const file_names = named.map(({ name }) => name);
  await db.insert(uploads).values({ id, uid, picture, file_names, created_at: clock() });
  for (const { name, format, content } of named) await files.put(name, { type: `image/${format}`, content });
  return { state: "SUCCESS", url: `${src}-${drawn.widths.at(-1) ?? 0}.webp`, picture };
}
