import { once } from "node:events";
import { getTableColumns, getTableName } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Client, Connection } from "pg";

/** A value that is written already as the database reads it, for what many rows share. */
export class Written {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Cells<Row> = { readonly [Column in keyof Row]: Row[Column] | Written };
/** A row with a value for some columns; all rows of a table name the same ones, and the others have their defaults. */
export type CopiedRow<Table extends PgTable> = Cells<Table["$inferInsert"]>;

/** Bytes that are sent at once. */
const CHUNK = 262_144;

/**
 * Writes rows by COPY, which is some twenty times as fast as inserts.
 * @returns how many there were
 */
export async function copyRows<Table extends PgTable>(
  client: Client,
  table: Table,
  rows: Iterable<CopiedRow<Table>>,
): Promise<number> {
  const known: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  let columns: readonly PgColumn[] = [];
  let copy: ReturnType<typeof startCopy> | null = null;
  let [count, chunk] = [0, ""];
  for (const row of rows) {
    if (copy === null) {
      columns = Object.keys(row).flatMap((name) => known[name] ?? []);
      const names = columns.map(({ name }) => `"${name}"`).join(", ");
      copy = startCopy(client, `copy "${getTableName(table)}" (${names}) from stdin`);
    }
    chunk += lineOf(columns, row);
    count += 1;
    if (chunk.length < CHUNK) continue;
    await copy.send(chunk);
    chunk = "";
  }
  await copy?.send(chunk);
  await copy?.end();
  return count;
}

function lineOf(columns: readonly PgColumn[], row: Readonly<Record<string, unknown>>): string {
  return `${columns.map((column) => cellOf(column, row[column.name])).join("\t")}\n`;
}

const ESCAPED: Readonly<Record<string, string>> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function cellOf(column: PgColumn, value: unknown): string {
  if (value === null || value === undefined) return "\\N";
  if (typeof value === "number") return String(value);
  if (value instanceof Date) return value.toISOString();
  const text = value instanceof Written ? value.text : String(column.mapToDriverValue(value));
  return text.replaceAll(/[\\\n\r\t]/g, (character) => ESCAPED[character] ?? character);
}

/** What pg's connection can do beside what its types say. */
type Copying = Connection & {
  readonly sendCopyFromChunk: (chunk: Buffer) => void;
  readonly endCopyFrom: () => void;
};

/** COPY in pg's own protocol: the client hands its messages to whatever is submitted. */
function startCopy(client: Client, text: string) {
  const ready = Promise.withResolvers<Copying>();
  const done = Promise.withResolvers<void>();
  const fail = (error: Error) => {
    ready.reject(error);
    done.reject(error);
  };
  // Whoever waits for either hears of it.
  ready.promise.catch(() => undefined);
  done.promise.catch(() => undefined);
  client.query({
    submit: (connection: Connection) => connection.query(text),
    handleCopyInResponse: (connection: Copying) => ready.resolve(connection),
    handleCommandComplete: () => undefined,
    handleReadyForQuery: () => done.resolve(),
    handleError: fail,
  });
  return {
    async send(chunk: string): Promise<void> {
      const connection = await ready.promise;
      connection.sendCopyFromChunk(Buffer.from(chunk));
      if (connection.stream.writableNeedDrain) await once(connection.stream, "drain");
    },
    async end(): Promise<void> {
      (await ready.promise).endCopyFrom();
      await done.promise;
    },
  };
}
