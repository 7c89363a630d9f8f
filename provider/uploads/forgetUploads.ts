import { and, asc, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { uploads } from "#provider/db/tables/files.ts";
import type { Parts } from "#provider/server/context.ts";

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
