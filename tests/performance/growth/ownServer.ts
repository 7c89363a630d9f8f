import { Client } from "pg";
import { findPostgres } from "../../../.ci/services/findPostgres.ts";
import { type OwnPostgres, startPostgres } from "../../../.ci/services/postgres.ts";

/** Half a gigabyte of buffers, and a count of the blocks that each statement looks at. */
const SETTINGS = ["shared_buffers=512MB", "max_wal_size=4GB", "shared_preload_libraries=pg_stat_statements"];

/** A PostgreSQL server of our own to grow databases on. */
export async function growingServer(): Promise<OwnPostgres> {
  const programs = findPostgres();
  if (programs === undefined)
    throw new Error("There is no PostgreSQL here: install version 15 or newer, or set DATABASE_URL.");
  return startPostgres(programs, AbortSignal.timeout(60_000), { more: SETTINGS });
}

/** An empty database of this name on a server. */
export async function emptyDatabase(server: string, name: string): Promise<string> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
