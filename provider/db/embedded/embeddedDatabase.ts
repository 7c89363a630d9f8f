import { AsyncLocalStorage } from "node:async_hooks";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { Database } from "#provider/db/database.ts";
import { arePlansKept } from "#provider/db/keptPlans.ts";
import type { Engine } from "./pgliteEngine.ts";

type Options = { readonly rowMode?: "array" | "object" };
type Query = (sql: string, params?: readonly unknown[], options?: Options) => ReturnType<Engine["run"]>;

/**
 * The embedded database as Drizzle drives it. There is one connection: statements wait while a transaction runs, and
 * transactions wait for each other.
 */
export function embeddedDatabase(engine: Engine): Database {
  const inside = new AsyncLocalStorage<true>();
  let last: Promise<unknown> = Promise.resolve();

  const run = (
    sql: string,
    params: readonly unknown[] = [],
    { rowMode = "object" }: Options = {},
    isPlanKept = arePlansKept(),
  ) => engine.run({ sql, params, rowMode, ...(isPlanKept && { isPlanKept }) });

  /** Takes its turn on the connection. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (inside.getStore()) {
      // It would wait for the transaction that waits for it.
      return Promise.reject(new Error("Inside a transaction only the transaction itself may be used"));
    }
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  }

  const client = {
    query: ((sql, params, options) => {
      const isPlanKept = arePlansKept();
      return inTurn(() => run(sql, params, options, isPlanKept));
    }) satisfies Query,
    transaction: <Result>(work: (transaction: { query: Query }) => Promise<Result>): Promise<Result> =>
      inTurn(async () => {
        await run("begin");
        try {
          const result = await inside.run(true, () => work({ query: run }));
          await run("commit");
          return result;
        } catch (error) {
          await run("rollback");
          throw error;
        }
      }),
  };
  // Drizzle's driver for PGlite calls these two functions and nothing else of it.
  return drizzle({ client: client as unknown as PGlite });
}
