import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { expect, it } from "vitest";
import { openPostgres } from "#provider/db/open.ts";
import { testProvider } from "#provider/testing/provider.ts";
import { everythingAsked } from "./asked.ts";
import { NotForGrowth } from "./guard.ts";
import { grow } from "./grow.ts";
import { LUNCH } from "./growth.ts";
import { emptyDatabase } from "./ownServer.ts";
import type { Size } from "./size.ts";
import { everySweep } from "./sweeps.ts";

const server = process.env["TEST_DATABASE_URL"] ?? "";
/** The same stores with the same traffic, for a month and for four. */
const MONTH: Size = { stores: 24, goods: 480, members: 300, orders: 1_500, days: 30 };
const FOUR_MONTHS: Size = { ...MONTH, members: 1_200, orders: 6_000, days: 120 };
/** Tables that get rows with every order. */
const GROWING = [
  "orders",
  "order_rounds",
  "order_lines",
  "payments",
  "informs",
  "sittings",
  "idempotency_keys",
];
/** Of the guest who asks for their own. */
const ORDERS = 8;
/** A third of what one reading of all orders would add: of so few rows plans differ a little. */
const FEW = 1_500;

const asAdministrator = async <Result>(url: string, work: (client: Client) => Promise<Result>) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
};

/** A database of so much history, for as long as the work takes. */
async function grown<Result>(size: Size, work: (url: string) => Promise<Result>): Promise<Result> {
  const name = `noren_grow_${randomUUID().replaceAll("-", "")}`;
  const url = await emptyDatabase(server, name);
  try {
    await grow(url, { size, seed: 1, until: LUNCH });
    return await work(url);
  } finally {
    await asAdministrator(server, (client) => client.query(`drop database ${name} with (force)`));
  }
}

/** Rows of the growing tables that have been read so far, once nobody is connected any more who might not have told. */
async function rowsRead(url: string): Promise<ReadonlyMap<string, number>> {
  return asAdministrator(url, async (client) => {
    const others = `select 1 from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
    await expect.poll(async () => (await client.query(others)).rowCount).toBe(0);
    const { rows } = await client.query<{ table: string; rows: number }>(
      `select relname as table, (seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 as rows
      from pg_stat_user_tables where relname = any($1)`,
      [GROWING],
    );
    return new Map(rows.map((row) => [row.table, row.rows]));
  });
}

/** Rows that are read by `ask`, beside those by which a guest is found who has ordered. */
async function rowsOfPass(url: string, isAsked: boolean): Promise<ReadonlyMap<string, number>> {
  const before = await rowsRead(url);
  const { close, db } = await openPostgres(url, 2);
  const provider = await testProvider({ database: { db, kind: "postgresql", close }, now: LUNCH });
  const all = [...(await everythingAsked(provider, ORDERS)), ...everySweep(provider)];
  if (isAsked) for (const { ask } of all) await ask();
  await provider.close();
  const after = await rowsRead(url);
  return new Map(GROWING.map((table) => [table, (after.get(table) ?? 0) - (before.get(table) ?? 0)]));
}

/** Rows of the growing tables that everything reads that is asked of a provider once. */
async function rowsAsked(url: string): Promise<ReadonlyMap<string, number>> {
  // Of so few rows PostgreSQL would rather read all.
  const byIndex = "execute format('alter database %I set enable_seqscan = off', current_database());";
  await asAdministrator(url, (client) => client.query(`do $$ begin ${byIndex} end $$`));
  const unasked = await rowsOfPass(url, false);
  const asked = await rowsOfPass(url, true);
  return new Map(GROWING.map((table) => [table, (asked.get(table) ?? 0) - (unasked.get(table) ?? 0)]));
}

it.skipIf(server === "")("no call, page of the desk or sweep reads more for a longer history", async () => {
  const month = await grown(MONTH, rowsAsked);
  const longer = await grown(FOUR_MONTHS, rowsAsked);
  const more = GROWING.filter((table) => (longer.get(table) ?? 0) > 1.5 * (month.get(table) ?? 0) + FEW);
  expect(more.map((table) => `${table}: ${month.get(table)} rows, then ${longer.get(table)}`)).toEqual([]);
});

it.skipIf(server === "")(
  "grows nothing in a database that holds anything, or is not called for it",
  async () => {
    const growth = { size: { ...MONTH, orders: 50, members: 50, days: 3 }, seed: 1, until: LUNCH };
    await grown(growth.size, async (url) => {
      await expect(grow(url, growth)).rejects.toThrow(NotForGrowth);
    });
    await expect(grow(server, growth)).rejects.toThrow(/has "grow" in it/);
  },
);
