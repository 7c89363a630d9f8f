import { createHash } from "node:crypto";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Picture } from "#contract/scalars.ts";
import { UPLOAD_BYTES, type UploadFault } from "#contract/upload.ts";
import type { Database } from "#provider/db/database.ts";
import { uploads } from "#provider/db/tables/files.ts";
import type { Parts } from "#provider/server/context.ts";
import { fileName, NAME_BYTES, PICTURES, pictureSource } from "./uploadFiles.ts";
import { drawPicture } from "./uploadRoutes.ts";

type Keeping = Pick<Parts, "db" | "clock" | "files">;

/** A kept picture goes within a day unless it is used: one that is kept again meanwhile is kept for another day. */
export interface KeptPicture {
  readonly id: string;
  readonly picture: Picture;
}

/**
 * Keeps a picture for a store until something of it uses it: the same picture is the same one, however often it is sent.
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
    const [known] = await db.select().from(uploads).where(eq(uploads.id, id));
    if (known !== undefined && known.removed_at !== null) continue;
    const last = known?.file_names.at(-1);
    if (known !== undefined && last !== undefined && (await files.get(last)) !== null) {
      const again = and(eq(uploads.id, id), isNull(uploads.removed_at));
      const touched = await db
        .update(uploads)
        .set({ created_at: clock() })
        .where(again)
        .returning({ id: uploads.id });
      if (touched.length === 0) continue;
      return { id, picture: known.picture };
    }
    const drawn = await drawPicture(bytes);
    if (typeof drawn === "string") return drawn;
    const { ratio, tint, widths } = drawn;
    const picture: Picture = { src: pictureSource("", id), widths: [...widths], ratio, tint };
    const named = drawn.files.map((file) => ({ ...file, name: fileName(id, file.width, file.format) }));
    const file_names = named.map(({ name: each }) => each);
    const row = { id, uid: null, picture, file_names, created_at: clock() };
    await db.insert(uploads).values(row).onConflictDoNothing();
    for (const { content, format, name: each } of named)
      await files.put(each, { type: `image/${format}`, content });
    return { id, picture };
  }
}

/** Has a store use pictures that it keeps; false where one of them is gone. In a transaction. */
export async function takeStorePictures(db: Database, ids: readonly string[], now: Date): Promise<boolean> {
  if (ids.length === 0) return true;
  const used = await db
    .update(uploads)
    .set({ used_at: now })
    .where(and(inArray(uploads.id, [...ids]), isNull(uploads.uid), isNull(uploads.removed_at)))
    .returning({ id: uploads.id });
  return used.length === new Set(ids).size;
}

/** The name of the file that shows a kept picture at its largest; null for one that is kept elsewhere. */
export function largestFile({ src, widths }: Picture): string | null {
  const address = `${src}-${widths.at(-1) ?? 0}.webp`;
  return PICTURES.exec(address)?.[1] ?? null;
}
