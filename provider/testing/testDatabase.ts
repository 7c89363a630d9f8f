import { createHash, randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, stat, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import type { Database } from "#provider/db/database.ts";
import { embeddedDatabase } from "#provider/db/embedded/embeddedDatabase.ts";
import { type Engine, pgliteEngine } from "#provider/db/embedded/pgliteEngine.ts";
import { migrate } from "#provider/db/migrate.ts";
import { openPostgres } from "#provider/db/open.ts";
import { seed } from "#provider/demo/seed/seed.ts";

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
  hear = () => undefined,
}: {
  isSeeded: boolean;
  now: Date;
  /** Told of every statement as the database gets it, `begin` and `commit` included. */
  hear?: (statement: string, params: readonly unknown[]) => void;
}): Promise<TestDatabase> {
  const server = process.env["TEST_DATABASE_URL"];
  if (!server) {
    const engine = isSeeded
      ? await pgliteEngine({ dump: await embeddedTemplate(true, now) })
      : await emptiedEngine(now);
    const heard: Engine = {
      ...engine,
      run(statement) {
        hear(statement.sql, statement.params);
        return engine.run(statement);
      },
    };
    return { db: embeddedDatabase(heard), kind: "embedded", close: engine.close };
  }
  const copy = await postgresCopy(server, { isSeeded, now });
  const { db, close } = await openPostgres(copy.url, 10, undefined, { logQuery: hear });
  return {
    db,
    kind: "postgresql",
    async close() {
      await close();
      await copy.drop();
    },
  };
}

const folder = fileURLToPath(new URL("../../.cache/databases", import.meta.url));
/** Milliseconds after which a template of other sources goes: another run may be using it now. */
const OLD = 600_000;

/** A dump of a migrated database, seeded if asked for; made once for all test files and kept until its sources change. */
export async function embeddedTemplate(isSeeded: boolean, now: Date): Promise<Blob> {
  const file = join(folder, `${templateKey()}-${isSeeded ? "seeded" : "bare"}.tar`);
  const kept = await readFile(file).catch(() => null);
  if (kept !== null) return new Blob([new Uint8Array(kept)]);
  const dump = await make(isSeeded, now);
  await mkdir(folder, { recursive: true });
  // Tests of one process may make it at the same time: each writes its own, and the last one stays.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
  await rename(draft, file);
  await removeOld();
  return dump;
}

async function make(isSeeded: boolean, now: Date): Promise<Blob> {
  const engine = await pgliteEngine();
  const db = embeddedDatabase(engine);
  await migrate(db);
  if (isSeeded) await seed(db, now);
  const dump = await engine.dump();
  await engine.close();
  return dump;
}

async function removeOld(): Promise<void> {
  for (const name of globSync("*.tar*", { cwd: folder })) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - OLD && !name.startsWith(templateKey()))
      await unlink(file).catch(() => undefined);
  }
}

/** An embedded database with the schema, and what its tables held as it was made. */
interface Kept {
  readonly engine: Engine;
  readonly tables: readonly { readonly name: string; readonly rows: readonly object[] | null }[];
}

/** Where files that share a worker find it, though each may load its modules anew. */
const IDLE = Symbol.for("noren.idleEngines");

/**
 * An embedded database with the schema and nothing else: to start one takes most of a second of work, to empty one that
 * an earlier test of this worker has closed a tenth of that.
 */
async function emptiedEngine(now: Date): Promise<Engine> {
  const idle = idleEngines();
  const kept = idle.pop() ?? (await made(now));
  let isClosed = false;
  return {
    run: (statement) =>
      isClosed ? Promise.reject(new Error("The database is closed")) : kept.engine.run(statement),
    async close() {
      if (isClosed) return;
      isClosed = true;
      if (await isEmptied(kept)) idle.push(kept);
      else await kept.engine.close();
    },
  };
}

function idleEngines(): Kept[] {
  const known = Reflect.get(globalThis, IDLE) as Kept[] | undefined;
  const idle = known ?? [];
  Reflect.set(globalThis, IDLE, idle);
  return idle;
}

async function made(now: Date): Promise<Kept> {
  const engine = await pgliteEngine({ dump: await embeddedTemplate(false, now) });
  const found = await rowsOf<{ name: string }>(
    engine,
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const held = found.map(
    ({ name }) => `select '${name}' as name, (select json_agg(one) from "${name}" one) as rows`,
  );
  return { engine, tables: await rowsOf(engine, held.join(" union all ")) };
}

/** As it was when it was made: new tables with new files, so that rows lie in them in the order in which they came. */
async function isEmptied({ engine, tables }: Kept): Promise<boolean> {
  const run = (sql: string, params: readonly unknown[] = []) =>
    engine.run({ sql, params, rowMode: "object" });
  try {
    // Of a transaction that was under way.
    await run("rollback");
    await run("reset all");
    // No trigger keeps what is emptied.
    await run("set session_replication_role = replica");
    await run(`truncate ${tables.map(({ name }) => `"${name}"`).join(", ")} restart identity`);
    for (const { name, rows } of tables)
      if (rows !== null)
        await run(`insert into "${name}" select * from json_populate_recordset(null::"${name}", $1)`, [rows]);
    await run("reset all");
    return true;
  } catch {
    return false;
  }
}

async function rowsOf<Row>(engine: Engine, sql: string): Promise<readonly Row[]> {
  return (await engine.run({ sql, params: [], rowMode: "object" })).rows as Row[];
}

/** Any number that means test templates here and nothing else. */
const LOCK = 77_367_002;

/** A database of its own on a PostgreSQL server, copied from a template that the first caller makes. */
export async function postgresCopy(
  server: string,
  { isSeeded, now }: { readonly isSeeded: boolean; readonly now: Date },
): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = `noren_template_${templateKey()}_${isSeeded ? "seeded" : "bare"}`;
  const name = newName();
  await asAdministrator(server, async (client) => {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [template]);
    if (rowCount === 0) await makeTemplate(server, { template, isSeeded, now }, client);
    await client.query(`create database ${name} template ${template}`);
  });
  return databaseNamed(server, name);
}

/** An empty database of its own. */
export async function postgresDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = newName();
  await asAdministrator(server, async (client) => void (await client.query(`create database ${name}`)));
  return databaseNamed(server, name);
}

const newName = () => `noren_test_${randomUUID().replaceAll("-", "")}`;

function databaseNamed(server: string, name: string): { url: string; drop: () => Promise<void> } {
  return {
    url: on(server, name),
    drop: () =>
      asAdministrator(
        server,
        async (client) => void (await client.query(`drop database ${name} with (force)`)),
      ),
  };
}

async function makeTemplate(
  server: string,
  { template, isSeeded, now }: { template: string; isSeeded: boolean; now: Date },
  client: Client,
): Promise<void> {
  const draft = `${template}_${randomUUID().slice(0, 8)}`;
  await client.query(`create database ${draft}`);
  const { db, close } = await openPostgres(on(server, draft), 2);
  await migrate(db);
  if (isSeeded) await seed(db, now);
  await close();
  // Under its final name only once it is whole.
  await client.query(`alter database ${draft} rename to ${template}`);
}

async function asAdministrator(server: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function on(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Whatever may change what a fresh database holds: schema, seeds, what the seeds import, the database itself. */
const sources = [
  "provider/{db,demo,menu,places,stores}/**/*.{ts,sql,json}",
  "src/{contract,domain}/**/*.ts",
  "node_modules/@electric-sql/pglite/package.json",
];

let known: string | null = null;

/** A short name for the present state of everything that a template database is made of: read once by each process. */
function templateKey(): string {
  known ??= hashOfSources();
  return known;
}

function hashOfSources(): string {
  const hash = createHash("sha256");
  for (const file of globSync(sources, { cwd: root }).toSorted()) {
    if (!file.endsWith(".test.ts")) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex").slice(0, 16);
}
