import { and, asc, count, eq, getTableColumns, gte, inArray, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { type Allergen, FIRST_ALLERGENS, type FirstAllergen } from "#contract/allergens.ts";
import { PAGE_SIZE } from "#contract/call.ts";
import * as Code from "#contract/codes.ts";
import { type GoodsShowType, OptionNeed, SpecType, TAX_CLASSES } from "#contract/enumerations.ts";
import type { Category, Goods, OptionGroup } from "#contract/goods.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { tagOfWire } from "#domain/values/localeCodes.ts";
import { discounted } from "#domain/price/unitPrice.ts";
import type { Database } from "#provider/db/database.ts";
import { saidIn } from "#provider/db/tables/columns.ts";
import { categories, goods, type LocalizedOptionGroup } from "#provider/db/tables/goods.ts";
import { describedPicture, listedPicture } from "#provider/pictures/presentPicture.ts";
import { readCursor, writeCursor } from "#provider/server/calls/cursor.ts";
import { flag } from "#provider/server/calls/envelope.ts";
import type { Fail } from "#provider/server/context.ts";

const {
  search_text: _,
  search_grams: __,
  search_key: ___,
  searched_by: ____,
  mall_kind: _____,
  name_grams: ______,
  group_ids: _______,
  goes_with: ________,
  sold_when: _________,
  ...told
} = getTableColumns(goods);

/** What of goods is read to sell and to show them: all but what a search looks into, which is most of their bytes. */
export const goodsColumns = told;

export type GoodsRow = Omit<
  typeof goods.$inferSelect,
  | "search_text"
  | "search_grams"
  | "search_key"
  | "searched_by"
  | "mall_kind"
  | "name_grams"
  | "group_ids"
  | "goes_with"
  | "sold_when"
>;

/** Not withdrawn, and with what a bill needs to know: its tax, and a price. The doctor tells of what has neither. */
export const offered: SQL | undefined = and(
  eq(goods.is_withdrawn, false),
  inArray(goods.tax_class, [...TAX_CLASSES]),
  gte(goods.price, 0),
);

/** One of the goods on the menu, in a store when one is named. 302 when it is not there, or no longer. */
export async function findGoods(
  db: Database,
  wanted: { goods_id: string; store_id?: string },
  fail: Fail<typeof Code.productMissing>,
): Promise<GoodsRow> {
  const [row] = await db
    .select(goodsColumns)
    .from(goods)
    .where(and(eq(goods.id, wanted.goods_id), offered));
  if (row === undefined || (wanted.store_id !== undefined && row.store_id !== wanted.store_id))
    return fail(Code.productMissing);
  return row;
}

/** On the store's menu for a way of ordering. */
export function onMenu(store_id: string, type: GoodsShowType): SQL | undefined {
  return and(
    eq(goods.store_id, store_id),
    offered,
    sql`${goods.show_types} @> ${JSON.stringify([type])}::jsonb`,
  );
}

/** Goods in the language asked for, with their option groups. `addNum`: pieces in the caller's server cart. */
export function presentGoods(row: GoodsRow, language: WireLanguage, addNum = 0): Goods {
  const { price, discount_type, discount_price } = row;
  return {
    id: row.id,
    store_id: row.store_id,
    category_id: row.category_id,
    name: row.name[language],
    ...nameLang(saidIn(row.name, language)),
    description: row.description[language],
    ...descriptionLang(saidIn(row.description, language)),
    picture: describedPicture(row.picture, language),
    price,
    totalPrice: discounted(price, discount_type, discount_price),
    discount_type,
    discount_price,
    spec_type: row.option_groups.length > 0 ? SpecType.options : SpecType.plain,
    option: row.option_groups.map((group) => presentGroup(group, language)),
    optionIds: row.option_groups.flatMap(usualOptions),
    is_buffet: flag(row.is_buffet),
    is_course: flag(row.is_course),
    course_id: row.course_id,
    addNum,
    stock: row.stock,
    // Of what is not sold by day there is nothing to say, nor where somebody stopped counting today.
    ...(row.daily !== null && row.stock >= 0 && { is_daily: 1 }),
    is_sold_out: flag(row.is_sold_out || row.is_off_hours || row.stock === 0),
    goods_show_type: row.show_types,
    tax_class: row.tax_class,
    tags: row.tags,
    ...allergensOf(row),
    ...shippingOf(row, language),
  };
}

const first: ReadonlySet<Allergen> = new Set(FIRST_ALLERGENS);
const isFirst = (one: Allergen): one is FirstAllergen => first.has(one);

/** In the words that every page knows, and whole where there is more to say. */
function allergensOf(row: GoodsRow): Pick<Goods, "allergens" | "allergen_facts"> {
  const { allergens: contains, allergens_without: without, allergens_same_kitchen: same_kitchen } = row;
  const allergens = contains.filter(isFirst);
  const isAll = allergens.length === contains.length && without.length === 0 && same_kitchen.length === 0;
  return isAll ? { allergens } : { allergens, allergen_facts: { contains, without, same_kitchen } };
}

function shippingOf(row: GoodsRow, language: WireLanguage): Pick<Goods, "shipping"> {
  if (row.shipping === null) return {};
  const sales = row.sales + row.sales_elsewhere;
  return { shipping: { ...row.shipping, origin: row.shipping.origin[language], sales } };
}

/** Goods as a list shows them: the option groups, and what their picture shows, come with the detail. */
export function presentListed(row: GoodsRow, language: WireLanguage, addNum = 0): Goods {
  return { ...presentGoods(row, language, addNum), picture: listedPicture(row.picture), option: [] };
}

/** A name's mark, where it is told in another language than the one asked for. */
const nameLang = (said: WireLanguage | undefined) => said !== undefined && { name_lang: tagOfWire(said) };
const descriptionLang = (said: WireLanguage | undefined) =>
  said !== undefined && { description_lang: tagOfWire(said) };

function presentGroup({ said_instead, ...group }: LocalizedOptionGroup, language: WireLanguage): OptionGroup {
  return {
    ...group,
    name: group.name[language],
    ...nameLang(said_instead?.[language]),
    options: group.options.map(({ allergens, option_id, name, price, is_sold_out, said_instead: own }) => ({
      option_id,
      name: name[language],
      ...nameLang(own?.[language]),
      price,
      is_sold_out,
      ...(allergens !== undefined && { allergen_facts: allergens }),
    })),
  };
}

/** What the store has chosen for the guest, as far as it can be had. */
function usualOptions(group: LocalizedOptionGroup): string[] {
  const said = group.options.filter(({ is_default }) => is_default === true);
  const had = said.filter(({ is_sold_out }) => is_sold_out === 0).map(({ option_id }) => option_id);
  const isSaid = group.options.some(({ is_default }) => is_default !== undefined);
  return had.length > 0 || (isSaid && said.length === 0) ? had : firstFree(group);
}

/** Where exactly one must be chosen, the first that can be had and adds nothing to the price is the usual one. */
export function firstFree({ is_require, is_multiple, options }: LocalizedOptionGroup): string[] {
  if (is_require !== OptionNeed.required || is_multiple !== 0) return [];
  const usual = options.find(({ is_sold_out, price }) => is_sold_out === 0 && price === 0);
  return usual === undefined ? [] : [usual.option_id];
}

/** Category's place and id, then the goods' own. */
const Place = z.tuple([z.int(), z.string(), z.int(), z.string()]);

/** Goods in the order of the menu, a page from the cursor on. 114 for a cursor that this provider did not make. */
export async function goodsPage(
  db: Database,
  wanted: { readonly where: SQL | undefined; readonly cursor: string | undefined; readonly key: string },
  fail: Fail<typeof Code.missingParameter>,
): Promise<{ rows: GoodsRow[]; next_cursor: string | null }> {
  const after = readCursor(Place, wanted.cursor, wanted.key, fail);
  const found = await db
    .select({ row: goodsColumns, category: categories.position })
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

/** The menu's categories in their order, with how many goods each has for this way of ordering; empty ones left out. */
export async function menuCategories(
  db: Database,
  store_id: string,
  type: GoodsShowType,
  language: WireLanguage,
): Promise<Category[]> {
  const rows = await db
    .select({ ...getTableColumns(categories), goods_count: count() })
    .from(categories)
    .innerJoin(goods, eq(goods.category_id, categories.id))
    .where(onMenu(store_id, type))
    .groupBy(categories.id, categories.store_id)
    .orderBy(asc(categories.position), asc(categories.id));
  return rows.map(({ id, name, goods_count }) => ({
    category_id: id,
    name: name[language],
    ...nameLang(saidIn(name, language)),
    goods_count,
  }));
}
