import { and, eq, inArray } from "drizzle-orm";
import type { ResponseOf } from "#contract/call.ts";
import type { goodsDetail } from "#contract/calls/store.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { type GoodsRow, goodsColumns, offered, presentGoods, presentListed } from "./goods.ts";

type Detail = ResponseOf<typeof goodsDetail>;

/** Whether one of the goods can be had now. */
export const isHad = ({ is_off_hours, is_sold_out, stock }: GoodsRow): boolean =>
  !is_sold_out && !is_off_hours && stock !== 0;

/** One of the goods with those that go well with it, as far as these can be had now. */
export function withGoesWith(row: GoodsRow, others: readonly GoodsRow[], language: WireLanguage): Detail {
  const goes_with = others.filter(isHad).map((other) => presentListed(other, language));
  return { ...presentGoods(row, language), ...(goes_with.length > 0 && { goes_with }) };
}

/** What the store offers with one of its goods, in the order in which it named them. */
export async function readGoesWith(
  db: Database,
  { id, store_id }: Pick<GoodsRow, "id" | "store_id">,
): Promise<GoodsRow[]> {
  const own = and(eq(goods.id, id), eq(goods.store_id, store_id));
  const [found] = await db.select({ ids: goods.goes_with }).from(goods).where(own);
  if (found === undefined || found.ids.length === 0) return [];
  const rows = await db
    .select(goodsColumns)
    .from(goods)
    .where(and(eq(goods.store_id, store_id), inArray(goods.id, found.ids), offered));
  return found.ids.flatMap((other) => rows.find((row) => row.id === other) ?? []);
}
