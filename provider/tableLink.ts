import { isSigned, sign } from "./sign.ts";

const PURPOSE = "table";

interface SignedTable {
  readonly store_id: string;
  readonly table_id: string;
  /** Raised when a store prints its cards anew, which ends the old ones. */
  readonly epoch: number;
}

const signedText = ({ store_id, table_id, epoch }: SignedTable) => `${store_id}\n${table_id}\n${epoch}`;

/** The `tableId` of a table's printed card: `<table>.<epoch>.<signature>`. */
export function signTable(table: SignedTable, key: string): string {
  return `${table.table_id}.${table.epoch}.${sign(key, PURPOSE, signedText(table))}`;
}

/**
 * What a `tableId` says. `epoch` is null for a table's bare id, which anyone can type; null altogether when the link
 * carries a signature that the store never made.
 */
export function readTable(
  link: { readonly store_id: string; readonly tableId: string },
  key: string,
): { table_id: string; epoch: number | null } | null {
  if (!link.tableId.includes(".")) return { table_id: link.tableId, epoch: null };
  const [, table_id, digits, signature] = /^(.+)\.(\d{1,9})\.([\w-]+)$/.exec(link.tableId) ?? [];
  if (table_id === undefined || digits === undefined || signature === undefined) return null;
  const epoch = Number(digits);
  const text = signedText({ store_id: link.store_id, table_id, epoch });
  return isSigned(key, PURPOSE, text, signature) ? { table_id, epoch } : null;
}
