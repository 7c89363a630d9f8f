import type { Database } from "#provider/db/database.ts";
import { embeddedDatabase } from "#provider/db/embedded/embeddedDatabase.ts";
import { pgliteEngine } from "#provider/db/embedded/pgliteEngine.ts";
import { openPostgres } from "#provider/db/open.ts";
import { embeddedTemplate } from "./embeddedTemplate.ts";
import { emptiedEngine } from "./emptiedEngine.ts";
import { postgresCopy } from "./postgresTemplate.ts";

export interface TestDatabase {
  readonly db: Database;
  readonly kind: "embedded" | "postgresql";
  readonly close: () => Promise<void>;
}

/**
 * A fresh database with the schema, and the demo's stores if asked for: embedded, or, where TEST_DATABASE_URL names a
 * server, on PostgreSQL.
 */
export async function testDatabase({
  isSeeded,
  now,
}: {
  isSeeded: boolean;
  now: Date;
}): Promise<TestDatabase> {
  const server = process.env["TEST_DATABASE_URL"];
  if (!server) {
    const engine = isSeeded
      ? await pgliteEngine({ dump: await embeddedTemplate(true, now) })
      : await emptiedEngine(now);
    return { db: embeddedDatabase(engine), kind: "embedded", close: engine.close };
  }
  const copy = await postgresCopy(server, { isSeeded, now });
  const { db, close } = await openPostgres(copy.url, 10);
  return {
    db,
    kind: "postgresql",
    async close() {
      await close();
      await copy.drop();
    },
  };
}
