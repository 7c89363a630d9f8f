import { eq } from "drizzle-orm";
import type { MenuDish, MenuDocument } from "#contract/menuDocument.ts";
import { TAX_CLASSES } from "#contract/enumerations.ts";
import { isSoldAt } from "#domain/menu/document/soldNow.ts";
import type { Database } from "#provider/db/database.ts";
import { leftToday } from "#domain/menu/leftToday.ts";
import { soundWords } from "#provider/db/tables/columns.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { readDraft } from "#provider/menu/document/draft.ts";
import { dishRows } from "#provider/menu/document/writeMenu.ts";
import { type GoodsRow, goodsColumns } from "#provider/menu/goods.ts";
import { isHoliday } from "#provider/stores/hours/opening.ts";

export interface DraftGoods {
  readonly menu: MenuDocument;
  /** The dishes as guests would be shown them, in the menu's order. */
  readonly rows: readonly GoodsRow[];
}

/** What a store would sell once its draft is published; what is sold out and left is as it is now, or as that would leave it. */
export async function draftGoods(db: Database, store_id: string, now: Date): Promise<DraftGoods> {
  const { menu } = await readDraft(db, store_id);
  const [store] = await db
    .select({ time_zone: stores.time_zone })
    .from(stores)
    .where(eq(stores.id, store_id));
  const found = await db.select(goodsColumns).from(goods).where(eq(goods.store_id, store_id));
  const before = new Map(found.map((row) => [row.id, row]));
  const known = new Set(menu.categories.map(({ id }) => id));
  const isOff = ({ when }: MenuDish) =>
    when !== null && store !== undefined && !isSoldAt(when, now, store.time_zone, isHoliday);
  const dishes = new Map(menu.dishes.map((dish) => [dish.id, dish]));
  const rows = dishRows(menu, found).flatMap((written) => {
    const { goes_with: _, group_ids: __, sold_when: ___, ...row } = written;
    const dish = dishes.get(row.id);
    // Whatever a draft cannot be published with is told at the desk: here it is left out.
    if (dish === undefined || !known.has(row.category_id) || !TAX_CLASSES.includes(row.tax_class)) return [];
    const standing = before.get(row.id) ?? neverSold(now);
    return [
      {
        ...standing,
        ...row,
        stock: leftToday(standing, row.daily),
        store_id,
        name: soundWords(row.name),
        description: soundWords(row.description),
        is_off_hours: isOff(dish),
        is_withdrawn: false,
      },
    ];
  });
  return { menu, rows };
}

/** Of a dish that is new what its row would begin with. */
const neverSold = (now: Date) => ({
  stock: -1,
  daily: null,
  refills_at: null,
  counted_since: null,
  is_sold_out: false,
  sold_out_until: null,
  station_id: null,
  shipping: null,
  mall_category_id: null,
  sales: 0,
  sales_elsewhere: 0,
  created_at: now,
});
