// Writes a dump of a database as the present schema keeps it, for the test that upgrades it: README.md beside this.
import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { ensurePostgres } from "../../.ci/services/postgres.ts";
import { findPostgres } from "../../.ci/services/findPostgres.ts";

const [name = ""] = process.argv.slice(2);
if (!/^[\w-]+$/.test(name)) throw new Error("Name the dump, such as 2026-11-22");

const programs = await findPostgres();
const server = await ensurePostgres(AbortSignal.timeout(120_000));
if (programs === undefined || server === undefined) throw new Error("It takes PostgreSQL 15");
try {
  process.env["TEST_DATABASE_URL"] = server.url;
  // They choose their database as they are loaded.
  const { fullWorld } = await import("./fullWorld.ts");
  const world = await fullWorld();
  const url = new URL(server.url);
  url.pathname = `/${world.database}`;
  const { stdout } = await promisify(execFile)(
    join(programs, "pg_dump"),
    ["--inserts", "--no-owner", "--no-privileges", "--no-comments", `--dbname=${url.href}`],
    { maxBuffer: 64 * 1_024 * 1_024 },
  );
  await writeFile(join(import.meta.dirname, `${name}.sql`), compact(stdout));
  await writeFile(join(import.meta.dirname, `${name}.json`), `${JSON.stringify(world.known, null, 2)}\n`);
  await world.close();
} finally {
  await server.stop();
}

/** Without remarks and empty lines, and without what only psql or a newer server knows. */
function compact(dump: string): string {
  const lines = dump
    .split("\n")
    .filter((line) => line !== "" && !/^(--|\\|SET |SELECT pg_catalog\.set_config)/.test(line));
  return `${lines.join("\n").replaceAll("public.", "")}\n`;
}
