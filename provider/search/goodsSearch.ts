import type { Allergen } from "#contract/allergens.ts";
import { allergenFacts } from "#domain/menu/allergenFacts.ts";
import { goodsIndex, nameGrams, searchGrams } from "#domain/search/searchIndex.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import type { goods } from "#provider/db/tables/goods.ts";
import { unifyCharacters } from "./chineseCharacters.ts";
import { wordsOfAllergen, wordsOfTag } from "./foodWords.ts";
import { statedContents } from "./statedContents.ts";

type Insert = typeof goods.$inferInsert;
/** What goods are searched by. */
export type SearchedGoods = Pick<Insert, "name" | "description"> &
  Partial<
    Pick<
      Insert,
      | "reading"
      | "option_groups"
      | "tags"
      | "allergens"
      | "allergens_without"
      | "allergens_same_kitchen"
      | "mall_category_id"
    >
  >;

/** The columns by which goods are found, from the others and the name of their category, with its reading. */
export function searchColumns(
  row: SearchedGoods,
  category: { readonly name: Localized; readonly reading: string },
): { search_text: string; search_grams: string[]; name_grams: string[] } {
  const { allergens = [], option_groups = [], reading = "", tags = [] } = row;
  const without = checkedWithout(row);
  const options = option_groups.flatMap((group) => group.options);
  const names = Object.values(row.name);
  const descriptions = Object.values(row.description);
  /** A store knows better what is not in it than its words. */
  const wordsOf = (stated: readonly Allergen[]) =>
    stated.filter((each) => !without.includes(each)).flatMap(wordsOfAllergen);
  const search_text = goodsIndex(
    {
      names,
      reading,
      tags: [...tags.flatMap(wordsOfTag), ...Object.values(category.name), category.reading],
      options: options.map((option) => [...Object.values(option.name), option.reading ?? ""]),
      brought: options.map(({ name }) => wordsOf(statedContents({ names: Object.values(name) }))),
      contained: allergens.map(wordsOfAllergen),
      stated: wordsOf(statedContents({ names, descriptions }).filter((each) => !allergens.includes(each))),
      without,
      descriptions,
    },
    unifyCharacters,
  );
  const isOfMall = row.mall_category_id !== undefined && row.mall_category_id !== null;
  return {
    search_text,
    search_grams: isOfMall ? searchGrams(search_text) : [],
    name_grams: isOfMall ? nameGrams(search_text, false) : [],
  };
}

/** What a store has checked not to be in goods, not even by what else its kitchen makes. */
export function checkedWithout({
  allergens = [],
  allergens_without: without = [],
  allergens_same_kitchen: same_kitchen = [],
}: Pick<SearchedGoods, "allergens" | "allergens_without" | "allergens_same_kitchen">): readonly Allergen[] {
  return allergenFacts({ allergens: [], allergen_facts: { contains: allergens, without, same_kitchen } })
    .without;
}
