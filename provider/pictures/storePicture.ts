import { createHash } from "node:crypto";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Picture } from "#contract/scalars.ts";
import { UPLOAD_BYTES, type UploadFault } from "#contract/upload.ts";
import type { Database } from "#provider/db/database.ts";
import { pictures } from "#provider/db/tables/files.ts";
import type { Parts } from "#provider/server/context.ts";
import { NAME_BYTES, PICTURES, pictureSource } from "#provider/server/uploads/uploadFiles.ts";
import { drawPicture, STAFFS } from "./drawPicture.ts";
import { namesOf, pictureOf, putFiles } from "./keepPicture.ts";

type Keeping = Pick<Parts, "db" | "clock" | "files">;

/** A kept picture goes once nothing has named it for a day. */
export interface KeptPicture {
  readonly id: string;
  readonly picture: Picture;
}

/**
 * Keeps a picture for a store as long as something names it: the same picture is the same one, however often it is sent.
 * What it is made of is written down before its files are, so that housekeeping finds whatever fails on the way.
 */
export async function keepStorePicture(
  { clock, db, files }: Keeping,
  store_id: string,
  bytes: Uint8Array,
): Promise<KeptPicture | UploadFault> {
  if (bytes.length > UPLOAD_BYTES) return "too_large";
  const sent = createHash("sha256").update(bytes).digest("hex");
  // One that is about to go is made anew under another name.
  for (let turn = 0; ; turn += 1) {
    const name = createHash("sha256")
      .update(JSON.stringify([store_id, sent, turn]))
      .digest();
    const id = name.subarray(0, NAME_BYTES).toString("base64url");
    const [known] = await db.select().from(pictures).where(eq(pictures.id, id));
    if (known !== undefined && known.removed_at !== null) continue;
    const last = known?.file_names.at(-1);
    if (known !== undefined && last !== undefined && (await files.get(last)) !== null) {
      if (!(await takeStorePictures(db, [id], clock()))) continue;
      return { id, picture: known.picture };
    }
    const drawn = await drawPicture(bytes, STAFFS);
    if (typeof drawn === "string") return drawn;
    const picture = pictureOf(pictureSource("", id), drawn);
    const now = clock();
    const row = {
      id,
      staff_id: null,
      picture,
      file_names: namesOf(id, drawn),
      created_at: now,
      looked_at: now,
    };
    await db.insert(pictures).values(row).onConflictDoNothing();
    await putFiles(files, id, drawn);
    return { id, picture };
  }
}

/** Has pictures stay that a store is about to name; false where one of them is gone. */
export async function takeStorePictures(db: Database, ids: readonly string[], now: Date): Promise<boolean> {
  if (ids.length === 0) return true;
  const found = await db
    .update(pictures)
    .set({ looked_at: now, unnamed_since: null })
    .where(and(inArray(pictures.id, [...ids]), isNull(pictures.removed_at)))
    .returning({ id: pictures.id });
  return found.length === new Set(ids).size;
}

/** The name of the file that shows a kept picture at its largest; null for one that is kept elsewhere. */
export function largestFile({ src, widths }: Picture): string | null {
  const address = `${src}-${widths.at(-1) ?? 0}.webp`;
  return PICTURES.exec(address)?.[1] ?? null;
}
