import { and, asc, desc, inArray, sql } from "drizzle-orm";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { coupons } from "#provider/db/tables/coupons.ts";
import { givenOut } from "./givenOut.ts";

const MOST = 3;
/** Yen of an order by which a percentage is weighed against an amount. */
const USUAL = 2_000;

/** Names of the coupons that stores give out now, those that take off most first, at most three for each store. */
export async function couponNames(
  db: Database,
  store_ids: readonly string[],
  { language, now }: { readonly language: WireLanguage; readonly now: Date },
): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>();
  if (store_ids.length === 0) return names;
  const worth = sql`case when ${coupons.discount_type} = 2 then ${coupons.discount_price}
    else least(${coupons.discount_price} * ${USUAL}::int / 100, coalesce(${coupons.max_discount}, 2147483647)) end`;
  const rows = await db
    .select({ store_id: coupons.store_id, name: coupons.name })
    .from(coupons)
    .where(and(givenOut(now), inArray(coupons.store_id, [...store_ids])))
    .orderBy(desc(worth), asc(coupons.id));
  for (const { store_id, name } of rows) {
    const known = names.get(store_id ?? "") ?? [];
    if (known.length < MOST) names.set(store_id ?? "", [...known, name[language]]);
  }
  return names;
}
