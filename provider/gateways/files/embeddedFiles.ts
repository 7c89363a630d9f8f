import { eq, inArray } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { files } from "#provider/db/tables/files.ts";
import type { FilesGateway } from "./files.ts";

/** Files kept in the provider's own database, so that one back-up holds everything. */
export function embeddedFiles({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: () => Date;
}): FilesGateway {
  return {
    async put(name, file) {
      const created_at = clock();
      await db
        .insert(files)
        .values({ name, ...file, created_at })
        .onConflictDoNothing();
    },
    async get(name) {
      const [file] = await db
        .select({ type: files.type, content: files.content })
        .from(files)
        .where(eq(files.name, name));
      return file ?? null;
    },
    async remove(names) {
      if (names.length > 0) await db.delete(files).where(inArray(files.name, [...names]));
    },
  };
}
