import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { secrets } from "#provider/db/tables/members.ts";
import { migrate } from "#provider/db/migrate.ts";
import { type OpenDatabase, openDatabase } from "#provider/db/open.ts";
import { sqlState } from "#provider/db/database.ts";

let dataDir: string;
let open: OpenDatabase;
const opened = () => openDatabase({ databaseUrl: null, dataDir }, () => undefined);

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "noren-embedded-"));
  open = await opened();
  await migrate(open.db);
});
afterAll(async () => {
  await open.close();
  await rm(dataDir, { recursive: true, force: true });
});

const put = (name: string, value: string) => open.db.insert(secrets).values({ name, value });
const valueOf = async (name: string) =>
  (await open.db.select().from(secrets).where(eq(secrets.name, name)))[0]?.value;

it("runs transactions one after the other, so that none reads what another has not finished", async () => {
  await put("count", "0");
  const add = () =>
    open.db.transaction(async (db) => {
      const [row] = await db.select().from(secrets).where(eq(secrets.name, "count"));
      await new Promise((resolve) => setTimeout(resolve, 5));
      await db
        .update(secrets)
        .set({ value: String(Number(row?.value) + 1) })
        .where(eq(secrets.name, "count"));
    });
  await Promise.all(Array.from({ length: 10 }, add));
  expect(await valueOf("count")).toBe("10");
});

it("lets nobody read a transaction's work before it has committed", async () => {
  await put("draft", "before");
  const seen: (string | undefined)[] = [];
  const writing = open.db.transaction(async (db) => {
    await db.update(secrets).set({ value: "after" }).where(eq(secrets.name, "draft"));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  const reading = valueOf("draft").then((value) => seen.push(value));
  await Promise.all([writing, reading]);
  expect(seen).toEqual(["after"]);
});

it("undoes a transaction that throws, and goes on", async () => {
  const failing = open.db.transaction(async (db) => {
    await db.insert(secrets).values({ name: "undone", value: "x" });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await valueOf("undone")).toBeUndefined();
});

it("undoes the inner part of a transaction alone", async () => {
  await open.db.transaction(async (db) => {
    await db.insert(secrets).values({ name: "outer", value: "x" });
    await db
      .transaction(async (inner) => {
        await inner.insert(secrets).values({ name: "inner", value: "x" });
        throw new Error("no");
      })
      .catch(() => undefined);
  });
  expect([await valueOf("outer"), await valueOf("inner")]).toEqual(["x", undefined]);
});

it("says at once that a transaction waits for itself", async () => {
  const stuck = open.db.transaction(() => valueOf("outer"));
  await expect(stuck).rejects.toMatchObject({
    cause: { message: expect.stringContaining("only the transaction itself") },
  });
});

it("tells errors by their SQLSTATE", async () => {
  await put("twice", "x");
  const error = await put("twice", "y").then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(sqlState(error)).toBe("23505");
});

it("keeps what it holds when it is closed and opened again", async () => {
  await put("kept", "x");
  await open.close();
  open = await opened();
  expect(await valueOf("kept")).toBe("x");
});

it("leaves the thread that answers requests free while it works", async () => {
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const started = performance.now();
  await open.db.execute(sql`select count(*) from generate_series(1, 2000000)`);
  const took = performance.now() - started;
  clearInterval(watch);
  expect(longest).toBeLessThan(took / 2);
});
