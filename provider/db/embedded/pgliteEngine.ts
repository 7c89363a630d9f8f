import { PGlite, types } from "@electric-sql/pglite";
import type { Engine } from "./engine.ts";

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
  return {
    async run({ sql, params, rowMode }) {
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
