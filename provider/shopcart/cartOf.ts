import { and, asc, eq } from "drizzle-orm";
import type * as z from "zod/mini";
import type { ServerCart } from "#contract/cart.ts";
import type { GoodsShowType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { unitPrice } from "#domain/price/unitPrice.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { shopcartLines } from "#provider/db/tables/mall.ts";
import type { GoodsRow } from "#provider/goods/findGoods.ts";
import { presentGoods } from "#provider/goods/presentGoods.ts";
import { chosenNames } from "#domain/cart/cart.ts";

/** A member's cart of one store for one way of ordering. */
export interface CartKey {
  readonly uid: string;
  readonly store_id: string;
  readonly type: GoodsShowType;
}

export interface CartRow {
  readonly line: typeof shopcartLines.$inferSelect;
  readonly row: GoodsRow;
}

/** The cart's lines, oldest first, with their goods as they are now. */
export async function cartRows(db: Database, { uid, store_id, type }: CartKey): Promise<CartRow[]> {
  return db
    .select({ line: shopcartLines, row: goods })
    .from(shopcartLines)
    .innerJoin(goods, eq(goods.id, shopcartLines.goods_id))
    .where(
      and(
        eq(shopcartLines.uid, uid),
        eq(shopcartLines.store_id, store_id),
        eq(shopcartLines.goods_show_type, type),
      ),
    )
    .orderBy(asc(shopcartLines.added_at), asc(shopcartLines.id));
}

/** The cart as it is told: pieces, and yen at today's prices. */
export async function cartOf(
  db: Database,
  cart: CartKey,
  language: WireLanguage,
): Promise<z.infer<typeof ServerCart>> {
  const rows = await cartRows(db, cart);
  const pieces = (goods_id: string) =>
    rows.reduce((sum, { line }) => (line.goods_id === goods_id ? sum + line.number : sum), 0);
  const shop_cart = rows.map(({ line, row }) => {
    const goods_detail = presentGoods(row, language, pieces(row.id));
    return {
      id: line.id,
      goods_id: line.goods_id,
      goods_num: line.number,
      option_value: line.option_value,
      option_name: chosenNames(goods_detail, line.option_value),
      price: unitPrice(goods_detail, line.option_value, cart.type).unit,
      goods_detail,
    };
  });
  return {
    shop_cart,
    total_count: shop_cart.reduce((sum, { goods_num }) => sum + goods_num, 0),
    total_price: shop_cart.reduce((sum, { goods_num, price }) => sum + goods_num * price, 0),
  };
}
