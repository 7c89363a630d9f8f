import { and, eq, inArray, or } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { specialGoods, specials } from "#provider/db/tables/specials.ts";
import { runningNow } from "./runningNow.ts";

/** What an offer asks and takes off for one of its goods. */
export type Offer = typeof specialGoods.$inferSelect;

/** The offers that lines name, by their goods, as far as they run and hold these goods. */
export async function runningOffers(
  db: Database,
  lines: readonly { readonly goods_id: string; readonly special_id?: string | undefined }[],
  now: Date,
): Promise<Map<string, Offer>> {
  const named = lines.flatMap(({ goods_id, special_id }) =>
    special_id === undefined
      ? []
      : and(eq(specialGoods.goods_id, goods_id), eq(specialGoods.special_id, special_id)),
  );
  if (named.length === 0) return new Map();
  const running = db.select({ id: specials.id }).from(specials).where(runningNow(now));
  const rows = await db
    .select()
    .from(specialGoods)
    .where(and(or(...named), inArray(specialGoods.special_id, running)));
  return new Map(rows.map((row) => [row.goods_id, row]));
}
