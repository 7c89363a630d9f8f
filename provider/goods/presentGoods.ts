import { type Allergen, FIRST_ALLERGENS, type FirstAllergen } from "#contract/allergens.ts";
import type { Goods, OptionGroup } from "#contract/goods.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { discounted } from "#domain/price/unitPrice.ts";
import type { LocalizedOptionGroup } from "#provider/db/tables/goods.ts";
import { flag } from "#provider/server/envelope.ts";
import type { GoodsRow } from "./findGoods.ts";

/** Goods in the language asked for, with their option groups. `addNum`: pieces in the caller's server cart. */
export function presentGoods(row: GoodsRow, language: WireLanguage, addNum = 0): Goods {
  const { price, discount_type, discount_price } = row;
  return {
    id: row.id,
    store_id: row.store_id,
    category_id: row.category_id,
    name: row.name[language],
    description: row.description[language],
    picture: row.picture,
    price,
    totalPrice: discounted(price, discount_type, discount_price),
    discount_type,
    discount_price,
    spec_type: row.option_groups.length > 0 ? 2 : 1,
    option: row.option_groups.map((group) => presentGroup(group, language)),
    optionIds: row.option_groups.flatMap(usualOption),
    is_buffet: flag(row.is_buffet),
    is_course: flag(row.is_course),
    course_id: row.course_id,
    addNum,
    stock: row.stock,
    is_sold_out: flag(row.is_sold_out || row.stock === 0),
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

/** Goods as a list shows them: the option groups come with the detail. */
export function presentListed(row: GoodsRow, language: WireLanguage, addNum = 0): Goods {
  return { ...presentGoods(row, language, addNum), option: [] };
}

function presentGroup(group: LocalizedOptionGroup, language: WireLanguage): OptionGroup {
  return {
    ...group,
    name: group.name[language],
    options: group.options.map((option) => ({ ...option, name: option.name[language] })),
  };
}

/** Where exactly one must be chosen, the first that can be had and adds nothing to the price is the usual one. */
function usualOption({ is_require, is_multiple, options }: LocalizedOptionGroup): string[] {
  if (is_require !== 1 || is_multiple !== 0) return [];
  const usual = options.find(({ is_sold_out, price }) => is_sold_out === 0 && price === 0);
  return usual === undefined ? [] : [usual.option_id];
}
