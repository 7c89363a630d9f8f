import fc from "fast-check";
import { ALLERGENS } from "#contract/allergens.ts";
import { DiscountType } from "#contract/enumerations.ts";
import {
  type MenuDish,
  type MenuDocument,
  type MenuGroup,
  MOST_ABOUT,
  MOST_NAME,
  MOST_YEN,
} from "#contract/menuDocument.ts";

/** Words that files of one kind or another take for something else. */
const odd = [
  "=1+1",
  "'=1",
  "''",
  "-5",
  "@a",
  'a"b',
  "a,b",
  "a;b\tc",
  "a\nb",
  "a\r\nb",
  "_x000D_",
  "_x005F_",
  "007",
  "1.5E+10",
  "TRUE",
  "null",
  "~",
  "# a",
  "- b",
  "{c: d}",
  "<&>",
  "𠮷野家",
  "ﾃｽﾄ",
  "１２",
  "http://a:b",
  "%",
  "\u0085x",
  "\u2028x",
];
const words = (most: number) =>
  fc
    .oneof(fc.string({ unit: "grapheme", maxLength: 12 }), fc.constantFrom(...odd))
    .map((text) => text.trim().slice(0, most))
    // Half of a character is none, and a file of text has no place for it.
    .filter((text) => text.isWellFormed());
const name = fc
  .record({
    ja: words(MOST_NAME),
    zh: words(MOST_NAME),
    tw: words(MOST_NAME),
    en: words(MOST_NAME),
    ko: words(MOST_NAME),
  })
  .filter((each) => Object.values(each).some((text) => text !== ""));
const about = fc.record({
  ja: words(MOST_ABOUT),
  zh: words(MOST_ABOUT),
  tw: words(MOST_ABOUT),
  en: words(MOST_ABOUT),
  ko: words(MOST_ABOUT),
});
const price = fc.integer({ min: 0, max: MOST_YEN });
const serving = fc.constantFrom("at_once" as const, "with_meal" as const, "after_meal" as const);
const ids = (most: number) =>
  fc
    .uniqueArray(fc.stringMatching(/^[!-~あ-ん]{1,12}$/), { maxLength: most, minLength: 0 })
    .map((all) => all.filter((id) => !/^\d(\.\d+)?E\+\d+$/i.test(id) && !id.startsWith("'")));
const some = <T>(all: readonly T[], most = 4) =>
  all.length === 0 ? fc.constant<T[]>([]) : fc.uniqueArray(fc.constantFrom(...all), { maxLength: most });

const group = (id: string) =>
  ids(4).chain(
    (own): fc.Arbitrary<MenuGroup> =>
      fc.record({
        id: fc.constant(id),
        name,
        need: fc.constantFrom(1 as const, 2 as const),
        most: fc.integer({ min: 1, max: 100 }),
        options: fc.tuple(
          ...(own.length === 0 ? ["a"] : own).map((option) =>
            fc.record({
              id: fc.constant(option),
              name,
              reading: words(MOST_NAME),
              price,
              is_default: fc.boolean(),
              serving: fc.option(serving),
            }),
          ),
        ),
      }),
  );

const discount = fc.oneof(
  fc.constant({ discount_type: DiscountType.none, discount: 0 }),
  fc.record({ discount_type: fc.constantFrom(DiscountType.percent, DiscountType.amount), discount: price }),
);

interface Others {
  readonly categories: readonly string[];
  readonly groups: readonly string[];
  readonly dishes: readonly string[];
}

const dish = (id: string, { categories, dishes, groups }: Others): fc.Arbitrary<MenuDish> =>
  fc
    .record({
      id: fc.constant(id),
      category_id: fc.constantFrom(...categories),
      name,
      reading: words(MOST_NAME),
      about,
      picture: fc.option(
        fc.record({
          src: fc.stringMatching(/^[!-~]{1,20}$/).filter((src) => !/^'+[=+\-@]/.test(src)),
          widths: fc.array(fc.nat(4_000), { minLength: 1, maxLength: 3 }),
          ratio: fc.double({ min: 0.01, max: 10, noNaN: true }),
          tint: fc.stringMatching(/^#[0-9a-f]{6}$/),
        }),
      ),
      price,
      discount,
      tax_class: fc.constantFrom("food" as const, "alcohol" as const, "goods" as const),
      sold: some([1, 2, 3] as const),
      when: fc.option(
        fc.record({
          weekdays: some([1, 2, 3, 4, 5, 6, 7, 8] as const, 8),
          spans: fc.array(fc.record({ from: fc.nat(1_439), until: fc.integer({ min: 1, max: 2_880 }) }), {
            maxLength: 6,
          }),
        }),
      ),
      groups: some(groups),
      is_course: fc.constant(id === dishes[0]),
      course_id: fc.option(fc.constant(dishes[0] ?? id)),
      tags: some(["popular", "new", "spicy", "vegetarian", "limited"] as const),
      stated: fc.shuffledSubarray([...ALLERGENS]),
      same_kitchen: some(ALLERGENS),
      serving,
      goes_with: some(dishes),
      recommended: fc.option(fc.nat(9_999)),
    })
    .map(({ discount: off, same_kitchen, stated, ...rest }) => ({
      ...rest,
      ...off,
      allergens: { contains: stated.slice(0, 3), without: stated.slice(3, 9), same_kitchen },
    }));

/** Any menu, with words that are hard to keep in a file; of what is not discounted, the discount is 0. */
export const anyMenu: fc.Arbitrary<MenuDocument> = fc
  .tuple(ids(4), ids(4), ids(6))
  .map(([categories, groups, dishes]) => ({
    categories: categories.length === 0 ? ["c"] : categories,
    groups,
    dishes,
  }))
  .chain((others) =>
    fc.record({
      categories: fc.tuple(
        ...others.categories.map((id) => fc.record({ id: fc.constant(id), name, reading: words(MOST_NAME) })),
      ),
      groups: fc.tuple(...others.groups.map(group)),
      dishes: fc.tuple(...others.dishes.map((id) => dish(id, others))),
    }),
  )
  .map((menu) => structuredClone(menu));

export const NO_MENU: MenuDocument = { categories: [], groups: [], dishes: [] };

/** Ids that tests can foretell: n1, n2, … */
export function countedIds() {
  let count = 0;
  return { prefix: "shop-", isTaken: () => false, makeId: () => `n${(count += 1)}` };
}
