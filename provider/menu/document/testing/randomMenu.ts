import * as fc from "fast-check";
import { ALLERGENS } from "#contract/allergens.ts";
import { DiscountType, OptionNeed, TAX_CLASSES } from "#contract/enumerations.ts";
import type { StatedAllergens } from "#contract/goods.ts";
import type {
  MenuCategory,
  MenuDish,
  MenuDocument,
  MenuGroup,
  MenuText,
  SoldWhen,
} from "#contract/menuDocument.ts";
import { isNothing } from "#domain/menu/allergenStates.ts";

const word = fc.constantFrom("", "", "茶", "Tea & “co” \\ '", "차", "茶 🍵");
const text = fc.record({ ja: word, zh: word, tw: word, en: word, ko: word });
const name: fc.Arbitrary<MenuText> = fc
  .tuple(text, fc.constantFrom("ja", "en", "ko"))
  .map(([words, language]) => ({ ...words, [language]: "name" }));
const reading = fc.constantFrom("", "ちゃ");
const price = fc.integer({ min: 0, max: 9_999_999 });
const serving = fc.constantFrom("at_once", "with_meal", "after_meal");
const allergens = fc.uniqueArray(fc.constantFrom(...ALLERGENS), { maxLength: 6 });

const when: fc.Arbitrary<SoldWhen> = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8), { minLength: 1 }),
    fc.subarray([
      { from: 660, until: 840 },
      { from: 1_320, until: 1_560 },
    ]),
  )
  .map(([weekdays, spans]) => ({ weekdays, spans }));

/** Ids that no other list of a store has. */
const list = (kind: string, maxLength: number) =>
  fc
    .integer({ min: 0, max: maxLength })
    .map((length) => Array.from({ length }, (_, place) => `${kind}-${place}`));

const categoryOf = (id: string): fc.Arbitrary<MenuCategory> =>
  fc.record({ id: fc.constant(id), name, reading });

function groupOf(id: string): fc.Arbitrary<MenuGroup> {
  const options = fc.array(
    fc.record({
      name,
      reading,
      price,
      serving: fc.option(serving),
      is_default: fc.boolean(),
      stated: fc.option(fc.record({ contains: allergens, without: allergens, same_kitchen: allergens })),
    }),
    { minLength: 1, maxLength: 4 },
  );
  const need = fc.constantFrom(OptionNeed.required, OptionNeed.optional);
  return fc.tuple(name, need, options).map(([words, asked, some]) => ({
    id,
    name: words,
    need: asked,
    most: some.length,
    options: some.map(({ stated, ...option }, place) => ({
      ...option,
      id: `${id}-${place}`,
      ...(stated !== null && !isNothing(stated) && { allergens: withoutContradictions(stated) }),
    })),
  }));
}

function dishOf(
  id: string,
  of: {
    readonly categories: readonly string[];
    readonly groups: readonly string[];
    readonly dishes: readonly string[];
  },
): fc.Arbitrary<MenuDish> {
  const picture = { src: `/media/${id}`, widths: [320, 640], ratio: 0.75, tint: "#aabbcc" };
  return fc
    .record({
      id: fc.constant(id),
      category_id: fc.constantFrom(...of.categories),
      name,
      reading,
      about: text,
      picture: fc.constantFrom(null, picture, { ...picture, alt: { ja: "海老 {2尾}", en: 'Said "big"' } }),
      price,
      discount_type: fc.constantFrom(DiscountType.none, DiscountType.percent),
      tax_class: fc.constantFrom(...TAX_CLASSES),
      sold: fc.uniqueArray(fc.constantFrom(1, 2, 3), { minLength: 1 }),
      when: fc.option(when),
      daily: fc.option(fc.integer({ min: 1, max: 9_999 })),
      time: fc.constantFrom(null, { minutes: 90, last_order: 30 }, { minutes: 0, last_order: 0 }),
      groups: fc.subarray([...of.groups]),
      tags: fc.uniqueArray(fc.constantFrom("popular", "new", "spicy", "vegetarian", "limited")),
      contains: allergens,
      without: allergens,
      same_kitchen: allergens,
      serving,
      goes_with: fc.subarray(of.dishes.filter((other) => other !== id)),
      recommended: fc.option(fc.integer({ min: 0, max: 9_999 })),
      role: fc.constantFrom("course", "part", "dish", "dish"),
    })
    .map(({ contains, role, same_kitchen, time, without, ...dish }) => ({
      ...dish,
      discount: dish.discount_type === DiscountType.none ? 0 : 10,
      is_course: id.endsWith("-0") || role === "course",
      course_time: id.endsWith("-0") || role === "course" ? time : null,
      course_id: role === "part" && !id.endsWith("-0") ? (of.dishes[0] ?? null) : null,
      allergens: withoutContradictions({ contains, without, same_kitchen }),
    }));
}

function withoutContradictions({ contains, same_kitchen, without }: StatedAllergens): StatedAllergens {
  return {
    contains,
    without: without.filter((one) => !contains.includes(one)),
    same_kitchen: same_kitchen.filter((one) => !contains.includes(one)),
  };
}

/** Any menu without a fault; its ids begin with `prefix`. */
export function randomMenu(prefix: string): fc.Arbitrary<MenuDocument> {
  return fc
    .tuple(list(`${prefix}-kind`, 4), list(`${prefix}-group`, 4), list(`${prefix}-dish`, 8))
    .chain(([categories, groups, all]) => {
      const dishes = categories.length === 0 ? [] : all;
      return fc.record({
        categories: each(categories.map(categoryOf)),
        groups: each(groups.map(groupOf)),
        dishes: each(dishes.map((id) => dishOf(id, { categories, groups, dishes }))),
      });
    });
}

function each<Item>(arbitraries: readonly fc.Arbitrary<Item>[]): fc.Arbitrary<Item[]> {
  return fc.tuple(...arbitraries);
}
