import * as z from "zod/mini";

const DAY = 1_440;

/**
 * What ordering at a store's tables needs: nothing but a table's code; a visit that a guest opens, and the staff or the
 * table's four digits confirm; a visit that the staff open.
 */
export const TABLE_ENTRIES = ["open", "confirmed", "staff"] as const;
const TableEntry = z.literal(TABLE_ENTRIES);
export type TableEntry = z.infer<typeof TableEntry>;
/** The same, and minutes after which what a visit allows ends. */
export const Entry = z.object({
  table_entry: TableEntry,
  visit_minutes: z.int().check(z.minimum(15), z.maximum(DAY)),
});
