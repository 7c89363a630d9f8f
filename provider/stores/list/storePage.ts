import { and, asc, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { PAGE_SIZE } from "#contract/call.ts";
import type { Fail } from "#provider/server/context.ts";
import { readCursor, writeCursor } from "#provider/server/cursor.ts";
import type { Database } from "#provider/db/database.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { summaryColumns } from "./summaryColumns.ts";

/** A list of stores: which, and in what order. */
export interface StoreListing {
  /** Tells its cursors from those of others. */
  readonly name: string;
  readonly where: SQL | undefined;
  /** Parts without a store in common, in their order; each asked for only when those before it are too few. */
  readonly rings: readonly (SQL | undefined)[];
  /** The order within a ring, lowest first, then by id. */
  readonly key: SQL<number>;
  /** Metres from where the customer is. */
  readonly distance: SQL<number | null> | null;
}

/** The list's name, the ring, the key, and the id of the last store shown. */
const Place = z.tuple([z.string(), z.int(), z.number(), z.string()]);

/** A page of a list, from the cursor on. 114 for a cursor that is not this list's. */
export async function storePage(
  db: Database,
  listing: StoreListing,
  from: { readonly cursor: string | undefined; readonly key: string },
  fail: Fail<114>,
) {
  const place = readCursor(Place, from.cursor, from.key, fail);
  if (place !== null && place[0] !== listing.name) return fail(114);
  const found: (ListedStore & { readonly ring: number })[] = [];
  const seen = new Set<string>();
  const first = place?.[1] ?? 0;
  for (const [ring, part] of listing.rings.entries()) {
    if (ring < first || found.length > PAGE_SIZE) continue;
    const after = place !== null && ring === first ? ([place[2], place[3]] as const) : null;
    const rows = await ringQuery(db, listing, { part, after }, PAGE_SIZE + 1 - found.length);
    // One that has moved house between two questions is in both rings.
    for (const row of rows.filter(({ id }) => !seen.has(id))) {
      seen.add(row.id);
      found.push({ ...row, ring });
    }
  }
  const shown = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? shown.at(-1) : undefined;
  return {
    rows: shown,
    next_cursor:
      last === undefined ? null : writeCursor(from.key, [listing.name, last.ring, last.key, last.id]),
  };
}

export type ListedStore = Awaited<ReturnType<typeof ringQuery>>[number];

/** The stores of one ring after a place. */
export function ringQuery(
  db: Database,
  { where, key, distance }: StoreListing,
  { part, after }: { readonly part: SQL | undefined; readonly after: readonly [number, string] | null },
  limit: number,
) {
  return db
    .select({
      ...summaryColumns,
      key: sql<number>`${key}`,
      distance: distance === null ? sql<null>`null` : sql<number | null>`${distance}`,
    })
    .from(stores)
    .where(
      and(
        part,
        where,
        // Without a cast of its own the key is read as the index has it.
        after === null ? undefined : sql`(${key}, ${stores.id}) > (${after[0]}, ${after[1]})`,
      ),
    )
    .orderBy(asc(key), asc(stores.id))
    .limit(limit);
}
