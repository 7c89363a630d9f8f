import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { embeddedDatabase } from "#provider/db/embedded/embeddedDatabase.ts";
import { pgliteEngine } from "#provider/db/embedded/pgliteEngine.ts";
import { openPostgres } from "#provider/db/open.ts";
import { postgresDatabase, type TestDatabase } from "#provider/testing/testDatabase.ts";
import { KnownWorld } from "./knownWorld.ts";

const folder = import.meta.dirname;

/** The dumps that are kept, by their names, the oldest first. */
export const dumps: readonly string[] = globSync("*.sql", { cwd: folder })
  .map((file) => file.replace(".sql", ""))
  .toSorted();

/** A database as it was when a dump was made: embedded, or where TEST_DATABASE_URL says; and what its members know. */
export async function oldDatabase(name: string): Promise<TestDatabase & { readonly known: KnownWorld }> {
  const read = (end: string) => readFileSync(join(folder, `${name}.${end}`), "utf8");
  const known = KnownWorld.parse(JSON.parse(read("json")));
  const server = process.env["TEST_DATABASE_URL"];
  if (!server) {
    const engine = await pgliteEngine();
    await engine.runAll(read("sql"));
    return { db: embeddedDatabase(engine), kind: "embedded", close: engine.close, known };
  }
  const { url, drop } = await postgresDatabase(server);
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(read("sql"));
  await client.end();
  const { db, close } = await openPostgres(url, 10);
  const closed = async () => {
    await close();
    await drop();
  };
  return { db, kind: "postgresql", close: closed, known };
}
