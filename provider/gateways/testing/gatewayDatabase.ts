import type { Database } from "#provider/db/database.ts";
import { embeddedDatabase } from "#provider/db/embedded/embeddedDatabase.ts";
import { pgliteEngine } from "#provider/db/embedded/pgliteEngine.ts";
import { migrate } from "#provider/db/migrate.ts";
import { openPostgres } from "#provider/db/open.ts";

/** A fresh, empty database: in memory, or on the PostgreSQL that the tests were given. */
export async function gatewayDatabase(): Promise<{ db: Database; close: () => Promise<void> }> {
  const url = process.env["TEST_DATABASE_URL"];
  const { db, close } = url ? await onPostgres(url) : await inMemory();
  await migrate(db);
  return { db, close };
}

async function inMemory() {
  const engine = await pgliteEngine();
  return { db: embeddedDatabase(engine), close: () => engine.close() };
}

async function onPostgres(url: string) {
  const server = await openPostgres(url, 1);
  const name = `gateways_${crypto.randomUUID().replaceAll("-", "")}`;
  await server.db.execute(`create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const own = await openPostgres(address.href);
  const close = async () => {
    await own.close();
    await server.db.execute(`drop database ${name}`);
    await server.close();
  };
  return { db: own.db, close };
}
