import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "#provider/testing/testDatabase.ts";
import { embeddedDatabase } from "./embedded/embeddedDatabase.ts";
import { pgliteEngine } from "./embedded/pgliteEngine.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./open.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ isSeeded: false, now: new Date() });
});
afterAll(() => database.close());

it("the migrations make the tables as they are declared", async () => {
  const files = globSync("tables/*.ts", { cwd: folder });
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ `${folder}/${file}`)));
  const tables: Record<string, unknown> = Object.assign({}, ...modules);
  const snapshots = globSync("migrations/meta/*_snapshot.json", { cwd: folder }).toSorted();
  const last = JSON.parse(readFileSync(`${folder}/${snapshots.at(-1)}`, "utf8"));
  const declared = generateDrizzleJson(tables, last.id);
  // `npm run db:generate` writes what is missing.
  expect(await generateMigration(last, declared)).toEqual([]);
});

it("a database that is up to date stays as it is", async () => {
  expect(await migrate(database.db)).toBe(0);
});

it("an older database learns whose each round, line, payment and visit is", async () => {
  const engine = await pgliteEngine();
  const db = embeddedDatabase(engine);
  const files = readMigrationFiles({ migrationsFolder: `${folder}/migrations` });
  const run = async (from: number, to: number) => {
    for (const file of files.slice(from, to)) for (const one of file.sql) await db.execute(sql.raw(one));
  };
  const STORES_IN_KEYS = 28;
  await run(0, STORES_IN_KEYS);
  // What these belong to in turn is of no interest here.
  await db.execute(sql`set session_replication_role = replica`);
  for (const one of [
    `insert into tables (id, store_id, name, seats) values ('t', 'tea', 'A', 4)`,
    `insert into sittings (id, table_id, opened_at) values ('v', 't', now())`,
    `insert into orders (order_no, uid, store_id, order_type, sitting_id, call_number, bill, total, placed_at)
      values ('o', 'u', 'tea', 1, 'v', '1', '{}', 300, now())`,
    `insert into order_rounds (order_no, round, uid, client_order_id, total, placed_at)
      values ('o', 1, 'u', 'c', 300, now())`,
    `insert into order_lines (id, order_no, round, position, goods_id, name, option_value, option_name, number,
      list_price, unit_price, tax_class) values ('l', 'o', 1, 0, 'g', '{}', '[]', '{}', 1, 300, 300, 'food')`,
    `insert into refill_orders (refill_order_no, uid, store_id, kind, name, description, price, amount, placed_at)
      values ('r', 'u', 'bar', 1, '{}', '{}', 1, 1, now())`,
    `insert into payments (trans_id, order_no, refill_order_no, uid, amount, pay_type, state, gateway_ref,
      created_at, updated_at) values ('p', 'o', null, 'u', 300, 1, 'paid', 'x', now(), now()),
      ('q', null, 'r', 'u', 1, 1, 'created', 'y', now(), now())`,
  ])
    await db.execute(sql.raw(one));
  await db.execute(sql`set session_replication_role = origin`);
  await run(STORES_IN_KEYS, files.length);

  const stores = async (table: string) => {
    const store_id = sql<string>`store_id`;
    const rows = await db
      .select({ store_id })
      .from(sql`${sql.identifier(table)}`)
      .orderBy(store_id);
    return rows.map((row) => row.store_id);
  };
  for (const table of ["sittings", "order_rounds", "order_lines"])
    expect(await stores(table)).toEqual(["tea"]);
  expect(await stores("payments")).toEqual(["bar", "tea"]);
  // An order's round is of the order's store, whatever is written.
  const move = db.execute(sql`update order_rounds set store_id = 'bar'`).catch((error: Error) => error.cause);
  expect(String(await move)).toMatch(/violates foreign key constraint/);
  await engine.close();
});

it.runIf(process.env["TEST_DATABASE_URL"])("processes that start at once migrate once", async () => {
  const { postgresDatabase } = await import("#provider/testing/testDatabase.ts");
  const empty = await postgresDatabase(process.env["TEST_DATABASE_URL"] ?? "");
  const opened = await Promise.all([1, 2, 3].map(() => openPostgres(empty.url, 2)));
  const counts = await Promise.all(opened.map(({ db }) => migrate(db)));
  // One did them all, and the others found nothing to do.
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, expect.any(Number)]);
  expect(Math.max(...counts)).toBeGreaterThan(0);
  for (const { close } of opened) await close();
  await empty.drop();
});
