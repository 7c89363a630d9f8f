import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { migrate } from "#provider/db/migrate.ts";
import { openPostgres } from "#provider/db/open.ts";
import { seed } from "#provider/seed/seed.ts";
import { templateKey } from "./templateKey.ts";

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
  return known(server, name);
}

/** An empty database of its own. */
export async function postgresDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = newName();
  await asAdministrator(server, async (client) => void (await client.query(`create database ${name}`)));
  return known(server, name);
}

const newName = () => `noren_test_${randomUUID().replaceAll("-", "")}`;

function known(server: string, name: string): { url: string; drop: () => Promise<void> } {
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
