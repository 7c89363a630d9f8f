import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pgliteEngine } from "./embedded/pgliteEngine.ts";
import { planNames, withKeptPlans } from "./keptPlans.ts";
import { openPostgres } from "./open.ts";

describe("the name of a plan", () => {
  it("is given to what is asked again and again, once, and to so many statements at most", () => {
    const nameOf = planNames(2);
    const ask = (statement: string) => [1, 2, 3, 4].map(() => nameOf(statement));
    expect(ask("one")).toEqual([null, null, "plan_1", "plan_1"]);
    expect(ask("two")).toEqual([null, null, "plan_2", "plan_2"]);
    expect(ask("three")).toEqual([null, null, null, null]);
    expect(nameOf("one")).toBe("plan_1");
  });
});

describe("a kept plan of the embedded database", () => {
  let engine: Awaited<ReturnType<typeof pgliteEngine>>;
  beforeEach(async () => {
    engine = await pgliteEngine();
    await run(
      "create table dishes (id integer primary key, name text, tags text[], about jsonb, made timestamptz)",
    );
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await engine.close();
  });

  const run = (statement: string, params: readonly unknown[] = [], isPlanKept = false) =>
    engine.run({ sql: statement, params, rowMode: "array", isPlanKept });
  /** What many askings answer, each with a number of its own. */
  const ask = async (statement: string, paramsOf: (turn: number) => readonly unknown[]) => {
    const answers: unknown[] = [];
    for (let turn = 0; turn < 8; turn += 1) answers.push(await run(statement, paramsOf(turn), true));
    return answers;
  };

  it("answers as one that is made each time does, with values of every kind", async () => {
    const made = "2026-11-21 03:00:00+00";
    const row = (turn: number) => [turn, turn % 2 ? null : "Ramen", ["hot", "it's"], { a: [turn] }, made];
    const written = await ask("insert into dishes values ($1, $2, $3, $4, $5)", row);
    expect(written.at(-1)).toEqual({ rows: [], affectedRows: 1 });
    const wanted = "select id, name, tags, about, made from dishes where id = $1";
    const read = await ask(wanted, (turn) => [turn]);
    for (const [turn, answer] of read.entries()) expect(answer).toEqual(await run(wanted, [turn]));
    expect(read.at(-1)).toMatchObject({ rows: [[7, null, ["hot", "it's"], { a: [7] }, made]] });
  });

  it("fails as its statement does, and goes on after that, in a transaction as well", async () => {
    const insert = "insert into dishes (id) values ($1)";
    await ask(insert, (turn) => [turn]);
    await expect(run(insert, [1], true)).rejects.toMatchObject({ code: "23505" });
    await run("begin");
    await expect(run(insert, [1], true)).rejects.toMatchObject({ code: "23505" });
    await expect(run(insert, [50], true)).rejects.toMatchObject({ code: "25P02" });
    await run("rollback");
    expect(await run(insert, [50], true)).toMatchObject({ affectedRows: 1 });
  });

  it("is made anew where a table no longer is what it was, and once a minute as tables grow", async () => {
    const wanted = "select name from dishes where id = $1";
    await ask("insert into dishes (id) values ($1)", (turn) => [turn]);
    await ask(wanted, (turn) => [turn]);
    await run("alter table dishes alter column name type integer using 5");
    await expect(run(wanted, [1], true)).rejects.toMatchObject({ code: "0A000" });
    expect(await run(wanted, [1], true)).toMatchObject({ rows: [[5]] });
    const since = async () =>
      (await run("select prepare_time::text from pg_prepared_statements where statement = $1", [wanted]))
        .rows;
    const first = await since();
    expect(first).toHaveLength(1);
    await run(wanted, [1], true);
    expect(await since()).toEqual(first);
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_001);
    await run(wanted, [1], true);
    expect(await since()).not.toEqual(first);
  });
});

const server = process.env["TEST_DATABASE_URL"];
it.runIf(server)("PostgreSQL keeps plans of what is asked for that, and of nothing else", async () => {
  const { db, close } = await openPostgres(server ?? "", 1);
  const kept = () => db.select({ statement: sql<string>`statement` }).from(sql`pg_prepared_statements`);
  const ask = (turn: number) =>
    db.select({ turn: sql<number>`${turn}::integer` }).from(sql`(select 1) as one`);
  for (let turn = 0; turn < 5; turn += 1) await ask(turn);
  expect(await kept()).toEqual([]);
  for (let turn = 0; turn < 5; turn += 1)
    expect(await withKeptPlans(() => ask(turn).execute())).toEqual([{ turn }]);
  expect(await kept()).toEqual([{ statement: "select $1::integer from (select 1) as one" }]);
  await close();
});
