import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import * as z from "zod/mini";
import { PAGE_SIZE } from "#contract/call.ts";
import type { Fail } from "#provider/server/context.ts";
import { readCursor, writeCursor } from "#provider/server/cursor.ts";
import type { Database } from "#provider/db/database.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import type { GoodsRow } from "./findGoods.ts";

/** Category's place and id, then the goods' own. */
const Place = z.tuple([z.int(), z.string(), z.int(), z.string()]);

/** Goods in the order of the menu, a page from the cursor on. 114 for a cursor that this provider did not make. */
export async function goodsPage(
  db: Database,
  wanted: { readonly where: SQL | undefined; readonly cursor: string | undefined; readonly key: string },
  fail: Fail<114>,
): Promise<{ rows: GoodsRow[]; next_cursor: string | null }> {
  const after = readCursor(Place, wanted.cursor, wanted.key, fail);
  const found = await db
    .select({ row: goods, category: categories.position })
    .from(goods)
    .innerJoin(categories, eq(categories.id, goods.category_id))
    .where(
      and(
        wanted.where,
        after === null
          ? undefined
          : sql`(${categories.position}, ${categories.id}, ${goods.position}, ${goods.id}) > (${sql.join(
              [sql`${after[0]}::int`, sql`${after[1]}`, sql`${after[2]}::int`, sql`${after[3]}`],
              sql`, `,
            )})`,
      ),
    )
    .orderBy(asc(categories.position), asc(categories.id), asc(goods.position), asc(goods.id))
    .limit(PAGE_SIZE + 1);
  const shown = found.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    rows: shown.map(({ row }) => row),
    next_cursor:
      last === undefined || found.length <= PAGE_SIZE
        ? null
        : writeCursor(wanted.key, [last.category, last.row.category_id, last.row.position, last.row.id]),
  };
}
