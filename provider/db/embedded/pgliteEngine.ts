import { PGlite, types } from "@electric-sql/pglite";
import { keptStatements } from "./keptStatements.ts";

const asText = (text: string) => text;

/** Times stay text, as the mapping of columns expects them. */
const parsers = {
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
  [types.INTERVAL]: asText,
  [types.DATE]: asText,
};

/** PGlite in this very thread: on a folder, in memory, or in memory from a dump of another. */
export async function pgliteEngine(
  from: { readonly folder?: string; readonly dump?: Blob } = {},
): Promise<Engine & { dump(): Promise<Blob>; runAll(statements: string): Promise<void> }> {
  const pglite = await PGlite.create({
    ...(from.folder !== undefined && { dataDir: from.folder }),
    ...(from.dump !== undefined && { loadDataDir: from.dump }),
    parsers,
  });
  const kept = keptStatements(pglite);
  return {
    async run({ sql, params, rowMode, isPlanKept }) {
      const known = isPlanKept ? await kept({ sql, params, rowMode }) : null;
      if (known !== null) return known;
      const { rows, affectedRows } = await pglite.query(sql, [...params], { rowMode });
      return { rows, ...(affectedRows !== undefined && { affectedRows }) };
    },
    async runAll(statements) {
      await pglite.exec(statements);
    },
    dump: () => pglite.dumpDataDir("none"),
    close: () => pglite.close(),
  };
}

export interface Statement {
  readonly sql: string;
  readonly params: readonly unknown[];
  readonly rowMode: "array" | "object";
  /** Whether its plan is kept for when it is asked again; left out: it is not. */
  readonly isPlanKept?: boolean;
}

/** Runs statements one after the other on the embedded database's only connection. */
export interface Engine {
  run(statement: Statement): Promise<{ rows: unknown[]; affectedRows?: number }>;
  close(): Promise<void>;
}
