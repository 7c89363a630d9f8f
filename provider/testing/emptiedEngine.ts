import type { Engine } from "#provider/db/embedded/engine.ts";
import { pgliteEngine } from "#provider/db/embedded/pgliteEngine.ts";
import { embeddedTemplate } from "./embeddedTemplate.ts";

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
export async function emptiedEngine(now: Date): Promise<Engine> {
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
    await run(`truncate ${tables.map(({ name }) => `"${name}"`).join(", ")} restart identity`);
    for (const { name, rows } of tables)
      if (rows !== null)
        await run(`insert into "${name}" select * from json_populate_recordset(null::"${name}", $1)`, [rows]);
    return true;
  } catch {
    return false;
  }
}

async function rowsOf<Row>(engine: Engine, sql: string): Promise<readonly Row[]> {
  return (await engine.run({ sql, params: [], rowMode: "object" })).rows as Row[];
}
