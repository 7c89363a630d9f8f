import { and, asc, eq } from "drizzle-orm";
import { GoodsShowType, OptionNeed } from "#contract/enumerations.ts";
import type { Goods, OptionGroup } from "#contract/goods.ts";
import type { PublicItem, PublicMenu } from "#contract/publicMenu.ts";
import type { Picture, WireLanguage } from "#contract/scalars.ts";
import { mostOptions } from "#domain/menu/checkOptions.ts";
import { tagOfWire } from "#domain/values/localeCodes.ts";
import type { Database } from "#provider/db/database.ts";
import { saidIn } from "#provider/db/tables/columns.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { storeColumns, type StoreRow } from "#provider/stores/findStore.ts";
import { onShow } from "#provider/stores/list/storePage.ts";
import { goodsColumns, offered, presentGoods } from "../goods.ts";

type Category = PublicMenu["categories"][number];

/** Where a menu is read: in a language, by whoever comes to an origin. */
interface Reading {
  readonly language: WireLanguage;
  readonly origin: string;
}

/** A store that everybody may find; undefined where there is none such. */
export async function findShownStore(db: Database, store_id: string): Promise<StoreRow | undefined> {
  const [store] = await db
    .select(storeColumns)
    .from(stores)
    .where(and(eq(stores.id, store_id), onShow));
  return store;
}

/** A store's whole menu, whatever way of ordering its items are sold for. */
export async function publicMenu(db: Database, store: StoreRow, reading: Reading): Promise<PublicMenu> {
  const { language, origin } = reading;
  const rows = await db
    .select({ row: goodsColumns, category: { id: categories.id, name: categories.name } })
    .from(goods)
    .innerJoin(categories, and(eq(categories.id, goods.category_id), eq(categories.store_id, goods.store_id)))
    .where(and(eq(goods.store_id, store.id), offered))
    .orderBy(asc(categories.position), asc(categories.id), asc(goods.position), asc(goods.id));
  const found = new Map<string, Category>();
  for (const { category, row } of rows) {
    const said = saidIn(category.name, language);
    const own = found.get(category.id) ?? {
      id: category.id,
      name: category.name[language],
      ...(said !== undefined && { name_lang: tagOfWire(said) }),
      items: [],
    };
    own.items.push(itemOf(presentGoods(row, language), origin));
    found.set(category.id, own);
  }
  return {
    store: { id: store.id, name: store.name[language], url: menuPage(store.id, reading) },
    language: tagOfWire(language),
    currency: "JPY",
    categories: [...found.values()],
  };
}

/** The page on which people read a store's menu, in a language. */
export const menuPage = (storeId: string, { language, origin }: Reading): string =>
  `${origin}/orderFood?${new URLSearchParams({ storeId, lang: tagOfWire(language) })}`;

const WAYS = {
  [GoodsShowType.dineIn]: "dine_in",
  [GoodsShowType.offPremises]: "takeaway_and_delivery",
  [GoodsShowType.mall]: "shipping",
} as const;

function itemOf(shown: Goods, origin: string): PublicItem {
  const { allergen_facts, allergens, description_lang, name_lang } = shown;
  return {
    id: shown.id,
    name: shown.name,
    ...(name_lang !== undefined && { name_lang }),
    description: shown.description,
    ...(description_lang !== undefined && { description_lang }),
    picture: pictureAddress(shown.picture, origin),
    price: shown.totalPrice,
    list_price: shown.price,
    tax_class: shown.tax_class,
    sold_for: shown.goods_show_type.map((way) => WAYS[way]),
    is_sold_out: shown.is_sold_out === 1,
    is_course: shown.is_course === 1,
    tags: shown.tags,
    allergens: allergen_facts ?? { contains: allergens, without: [], same_kitchen: [] },
    option_groups: shown.option.map(groupOf),
  };
}

function groupOf(group: OptionGroup): PublicItem["option_groups"][number] {
  const { group_id: id, is_require, name, name_lang, options } = group;
  return {
    id,
    name,
    ...(name_lang !== undefined && { name_lang }),
    is_required: is_require === OptionNeed.required,
    most: mostOptions(group),
    options: options.map(({ is_sold_out, name: option, name_lang: said, option_id, price }) => ({
      id: option_id,
      name: option,
      ...(said !== undefined && { name_lang: said }),
      price,
      is_sold_out: is_sold_out === 1,
    })),
  };
}

/** The largest of a picture's files, by its absolute address. */
export function pictureAddress(picture: Picture | null, origin: string): string | null {
  if (picture === null || picture.widths.length === 0) return null;
  return new URL(`${picture.src}-${Math.max(...picture.widths)}.webp`, origin).href;
}
