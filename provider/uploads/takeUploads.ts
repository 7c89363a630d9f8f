import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Picture } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { uploads } from "#provider/db/tables/files.ts";
import { uploadIn } from "./uploadAddress.ts";

/**
 * Uses a member's own pictures, each once, in the order given; null when one of the addresses is another's, used
 * before, given twice, or none of ours. In a transaction of the caller's, which then undoes what was taken.
 */
export async function takeUploads(
  db: Database,
  addresses: readonly string[],
  { uid, now }: { readonly uid: string; readonly now: Date },
): Promise<Picture[] | null> {
  if (addresses.length === 0) return [];
  const ids = addresses.map(uploadIn).filter((id) => id !== null);
  if (new Set(ids).size < addresses.length) return null;
  const taken = await db
    .update(uploads)
    .set({ used_at: now })
    .where(
      and(
        inArray(uploads.id, ids),
        eq(uploads.uid, uid),
        isNull(uploads.used_at),
        isNull(uploads.removed_at),
      ),
    )
    .returning({ id: uploads.id, picture: uploads.picture });
  const pictures = ids.flatMap((id) => taken.filter((each) => each.id === id).map(({ picture }) => picture));
  return pictures.length === addresses.length ? pictures : null;
}
