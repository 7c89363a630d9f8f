import { setTimeout as wait } from "node:timers/promises";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The database as handlers see it: the embedded one, PostgreSQL, or a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Thrown in a transaction that found another one to have been first: what it read is old, and `retried` begins anew. */
export class BeginAgain extends Error {
  override name = "BeginAgain";
  /** SQLSTATE of a serialization failure, which this is. */
  readonly code = "40001";
}

/** The SQLSTATE of a database error, which Drizzle keeps in the cause; undefined for any other. */
export function sqlState(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? cause.code : "code" in error ? error.code : undefined;
}

/** SQLSTATE of a statement that waited too long for another transaction's rows. */
const LOCK_TIMEOUT = "55P03";
/**
 * What is said without a code of its own when no connection came free in time: by pg-pool, and by PgBouncer when its
 * connections to PostgreSQL are all taken, or those to itself.
 */
const NO_CONNECTION =
  /^(timeout exceeded when trying to connect|query_wait_timeout|no more connections allowed\b.*)$/;

/** Whether the database had more to do than it could in time: nothing was done, and the same can be asked again. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return sqlState(error) === LOCK_TIMEOUT || NO_CONNECTION.test(error.message) || isBusy(error.cause);
}

const TRIES = 4;
/** Serialization failure and deadlock: PostgreSQL asks to begin such a transaction again. */
const AGAIN: readonly unknown[] = ["40001", "40P01"];

/** Runs a transaction, and again, three times at most, when it lost to another one. */
export async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === TRIES || !AGAIN.includes(sqlState(error))) throw error;
      await wait(5 + Math.random() * 20 * attempt);
    }
  }
}
