import { eq, inArray } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { files } from "#provider/db/tables/files.ts";

/** A file as it is kept and served. */
export interface StoredFile {
  /** Media type. */
  readonly type: string;
  readonly content: Uint8Array;
}

/**
 * Keeps files by names that are never used for anything else: in the database by default. Never called in a
 * transaction, which could not be undone together with it.
 */
export interface FilesGateway {
  put(name: string, file: StoredFile): Promise<void>;
  /** Null for a name that is not, or no longer, kept. */
  get(name: string): Promise<StoredFile | null>;
  /** Names that are not kept are no error: it may be asked again. */
  remove(names: readonly string[]): Promise<void>;
}

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
