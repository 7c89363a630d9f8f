import { and, asc, eq, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import type { Picture } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { uploads } from "#provider/db/tables/files.ts";
import type { Parts } from "#provider/server/context.ts";

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

const DAY = 86_400_000;
const AT_ONCE = 100;

/**
 * Removes pictures that nothing used within a day, and those of members who left. Marked first, so that nothing can
 * begin to use them; a row goes after its files, so that whatever stops on the way is gone on with.
 */
export async function forgetUploads({
  db,
  clock,
  files,
}: Pick<Parts, "db" | "clock" | "files">): Promise<void> {
  const now = clock();
  await db
    .update(uploads)
    .set({ removed_at: now })
    .where(
      and(
        isNull(uploads.used_at),
        isNull(uploads.removed_at),
        lt(uploads.created_at, new Date(now.getTime() - DAY)),
      ),
    );
  const going = await db
    .select({ id: uploads.id, file_names: uploads.file_names })
    .from(uploads)
    .where(isNotNull(uploads.removed_at))
    .orderBy(asc(uploads.removed_at))
    .limit(AT_ONCE);
  for (const { id, file_names } of going) {
    await files.remove(file_names);
    await db.delete(uploads).where(eq(uploads.id, id));
  }
}

/** Has a member's pictures removed, used or not, once the transaction has committed. */
export async function giveUpUploads(db: Database, uid: string, now: Date): Promise<void> {
  await db
    .update(uploads)
    .set({ removed_at: now })
    .where(and(eq(uploads.uid, uid), isNull(uploads.removed_at)));
}

/** Bytes of randomness in a picture's name: nobody comes upon one by guessing. */
export const NAME_BYTES = 18;
const NAME = "[\\w-]{24}";

/** Addresses under which uploaded pictures are served. */
export const PICTURES = new RegExp(`^/uploads/(${NAME}-\\d{1,4}\\.(?:avif|webp))$`);

/** Address of a picture without width and ending, as `Picture` has it. `origin` is empty for the page's own. */
export function pictureSource(origin: string, id: string): string {
  return `${origin}/uploads/${id}`;
}

/** Name of a picture's file in one size and form. */
export function fileName(id: string, width: number, format: string): string {
  return `${id}-${width}.${format}`;
}

/** The upload that an address stands for, as its upload answered it or as its picture has it; null for any other. */
export function uploadIn(address: string): string | null {
  return new RegExp(`/uploads/(${NAME})(?:-\\d{1,4}\\.(?:avif|webp))?$`).exec(address)?.[1] ?? null;
}
