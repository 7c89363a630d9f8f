import { parse, type PGlite, protocol } from "@electric-sql/pglite";
import { planNames } from "#provider/db/keptPlans.ts";
import type { Engine, Statement } from "./pgliteEngine.ts";

const { serialize } = protocol;
type Messages = Awaited<ReturnType<PGlite["execProtocolStream"]>>;

/**
 * Milliseconds that a plan is kept: nobody else tells this database's planner how its tables have grown, and a plan that was
 * made while there was little in them would stay.
 */
const LIFE = 60_000;

/** A statement as the database holds it under a name. */
interface Prepared {
  readonly name: string;
  readonly types: readonly number[];
  /** Says which columns its rows have; empty where it has none. */
  readonly columns: Messages;
  readonly until: number;
}

/** Runs statements by plans that are kept; null for one whose plan is not, for whoever asks to run it otherwise. */
export function keptStatements(
  pglite: PGlite,
): (statement: Statement) => Promise<Awaited<ReturnType<Engine["run"]>> | null> {
  const nameOf = planNames();
  const prepared = new Map<string, Prepared>();

  const send = (...messages: readonly Uint8Array[]): Promise<Messages> =>
    pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });

  async function prepare(sql: string, name: string): Promise<Prepared> {
    const described = await send(
      serialize.close({ type: "S", name }),
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: "S", name }),
    );
    return {
      name,
      types: parse.parseDescribeStatementResults(described),
      columns: described.filter((message) => message.name === "rowDescription"),
      until: performance.now() + LIFE,
    };
  }

  async function rowsOf({ name, types, columns }: Prepared, { params, rowMode }: Statement) {
    const values = params.map((value, place) => {
      if (value === null || value === undefined) return null;
      const written = pglite.serializers[types[place] ?? 0];
      return written === undefined ? String(value) : written(value);
    });
    const messages = await send(serialize.bind({ statement: name, values }), serialize.execute({}));
    await pglite.syncToFs();
    return parse.parseResults([...columns, ...messages], pglite.parsers, { rowMode })[0];
  }

  return async (statement) => {
    const { sql } = statement;
    const name = nameOf(sql);
    if (name === null) return null;
    // What speaks the protocol itself is kept apart from `query` by itself.
    return pglite.runExclusive(async () => {
      try {
        const known = prepared.get(sql);
        const one = known !== undefined && performance.now() < known.until ? known : await prepare(sql, name);
        prepared.set(sql, one);
        const { rows = [], affectedRows } = (await rowsOf(one, statement)) ?? {};
        return { rows, ...(affectedRows !== undefined && { affectedRows }) };
      } catch (error) {
        // The next time it is made anew, whatever there was about it.
        prepared.delete(sql);
        throw error;
      }
    });
  };
}
