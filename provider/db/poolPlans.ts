import type { Pool, PoolClient } from "pg";
import { isRecord } from "#domain/values/untrusted.ts";
import { arePlansKept, planNames } from "./keptPlans.ts";

/** Plans are of statements alone: what begins and ends a transaction has none. */
const PLANNED = /^(select|with|insert|update|delete) /;

/** Has the connections of a pool keep plans for what is asked within `withKeptPlans`, once that has begun. */
export function poolPlans(pool: Pool): { begin(): Promise<void> } {
  const nameOf = planNames();
  let hasBegun = false;

  const named = (asked: unknown): unknown => {
    if (!hasBegun || !arePlansKept() || !isRecord(asked) || asked["name"] !== undefined) return asked;
    const { text } = asked;
    const name = typeof text === "string" && PLANNED.test(text) ? nameOf(text) : null;
    return name === null ? asked : { ...asked, name };
  };

  const nameIn = (asking: Pool | PoolClient) => {
    const { query } = asking;
    asking.query = (asked: unknown, ...others: unknown[]) =>
      Reflect.apply(query, asking, [named(asked), ...others]);
  };
  // What waits for a connection is named while it is asked: it is handed on by whoever gave the connection back.
  nameIn(pool);
  pool.on("connect", nameIn);

  return {
    /** Begins, unless a pooler lies between: it hands the next statement to another connection, which knows no such plan. */
    async begin() {
      const client = await pool.connect();
      try {
        const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
        // A pooler has said a number of its own.
        hasBegun = "processID" in client && client.processID === rows[0]?.pid;
      } finally {
        client.release();
      }
    },
  };
}
