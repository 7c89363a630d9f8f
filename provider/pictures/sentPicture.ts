import { and, eq, isNull } from "drizzle-orm";
import type { Picture } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { pictures } from "#provider/db/tables/files.ts";
import { uploadIn } from "#provider/server/uploads/uploadFiles.ts";

/** A picture that the staff sent, by its address; null where there is none, or none any more. */
export async function sentPicture(db: Database, src: string): Promise<Picture | null> {
  const id = uploadIn(src);
  if (id === null) return null;
  const [found] = await db
    .select({ picture: pictures.picture })
    .from(pictures)
    .where(and(eq(pictures.id, id), isNull(pictures.removed_at)));
  return found?.picture.src === src ? found.picture : null;
}
