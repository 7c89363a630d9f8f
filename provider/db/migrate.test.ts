import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "#provider/testing/testDatabase.ts";
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
