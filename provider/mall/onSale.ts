import { and, isNotNull, type SQL, sql } from "drizzle-orm";
import { goods } from "#provider/db/tables/goods.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { offered } from "#provider/goods/findGoods.ts";

/** Shops of the mall: they ship, and are not gone. */
export const shops: SQL = sql`(${stores.shipping} is not null and ${stores.left_at} is null
  and ${stores.order_types} @> '{4}')`;

/** Goods that the mall sells. */
export const onSale: SQL | undefined = and(
  offered,
  isNotNull(goods.mall_category_id),
  isNotNull(goods.shipping),
  sql`${goods.show_types} @> '[3]'::jsonb`,
  sql`${goods.store_id} in (select ${stores.id} from ${stores} where ${shops})`,
);
