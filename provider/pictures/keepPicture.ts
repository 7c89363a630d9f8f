import { eq } from "drizzle-orm";
import type { Picture } from "#contract/scalars.ts";
import type { UploadFault } from "#contract/upload.ts";
import type { Crop } from "#domain/pictures/crop.ts";
import { pictures } from "#provider/db/tables/files.ts";
import type { FilesGateway } from "#provider/gateways/files/files.ts";
import type { Parts } from "#provider/server/context.ts";
import { fileName, NAME_BYTES, pictureSource } from "#provider/server/uploads/uploadFiles.ts";
import { drawPicture, type DrawnPicture, STAFFS } from "./drawPicture.ts";

type Keeper = Pick<Parts, "db" | "clock" | "drawing" | "files" | "random" | "settings">;

interface Sent {
  /** Null: by the command line. */
  readonly staff_id: string | null;
  /** Left out: it is kept whole. */
  readonly crop?: Crop;
}

/** The files could not be kept; nothing is left of the picture. */
export class NotKept extends Error {
  override name = "NotKept";
}

/**
 * Draws a picture of the staff's and keeps it: it stays as long as something names it, and for a day before that. Never in
 * a transaction.
 * @throws NotKept
 */
export async function keepPicture(
  { clock, db, drawing, files, random, settings }: Keeper,
  bytes: Uint8Array,
  { crop, staff_id }: Sent,
): Promise<Picture | UploadFault> {
  const drawn = await drawing(["staff", staff_id ?? ""], () => drawPicture(bytes, STAFFS, crop));
  if (typeof drawn === "string") return drawn;
  const id = random(NAME_BYTES);
  // Where pages may be of another origin than the API, a picture's address says whose it is.
  const origin = settings.allowedOrigins.length === 0 ? "" : (settings.publicOrigin ?? "");
  const picture = pictureOf(pictureSource(origin, id), drawn);
  const now = clock();
  const kept = { id, staff_id, picture, file_names: namesOf(id, drawn), created_at: now, looked_at: now };
  await db.insert(pictures).values(kept);
  try {
    await putFiles(files, id, drawn);
  } catch (error) {
    await db.update(pictures).set({ removed_at: now }).where(eq(pictures.id, id));
    throw new NotKept("The files could not be kept", { cause: error });
  }
  return picture;
}

/** A drawn picture, as the contract describes it. */
export function pictureOf(src: string, { ratio, tint, widths }: DrawnPicture): Picture {
  return { src, widths: [...widths], ratio, tint };
}

/** The names of all its files. */
export const namesOf = (id: string, { files }: DrawnPicture): string[] =>
  files.map(({ format, width }) => fileName(id, width, format));

/** Keeps all its files. What it is made of was written down before: whatever fails on the way, housekeeping finds it. */
export async function putFiles(files: FilesGateway, id: string, drawn: DrawnPicture): Promise<void> {
  for (const { content, format, width } of drawn.files)
    await files.put(fileName(id, width, format), { type: `image/${format}`, content });
}
