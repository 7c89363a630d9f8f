import { describe, expect, it } from "vitest";
import type { MenuDish, MenuDocument, MenuGroup, MenuText } from "#contract/menuDocument.ts";
import { checkMenu } from "./checkMenu.ts";
import { missingTexts } from "./missingTexts.ts";
import { NEW_DISH } from "./newDish.ts";

const words = (ja: string, en = ja): MenuText => ({ ja, zh: ja, tw: ja, en, ko: ja });
const option = (id: string, change: Partial<MenuGroup["options"][number]> = {}) => ({
  id,
  name: words(id),
  reading: "",
  price: 0,
  is_default: false,
  serving: null,
  ...change,
});
const sizes: MenuGroup = {
  id: "sizes",
  name: words("Size"),
  need: 1,
  most: 1,
  options: [option("s"), option("l")],
};
const tea: MenuDish = {
  ...NEW_DISH,
  id: "tea",
  category_id: "drinks",
  name: words("Tea"),
  price: 300,
  sold: [1],
  groups: ["sizes"],
};
const course: MenuDish = { ...tea, id: "course", groups: [], is_course: true };

const menuOf = (dish: Partial<MenuDish> = {}, more: Partial<MenuDocument> = {}): MenuDocument => ({
  categories: [{ id: "drinks", name: words("Drinks"), reading: "" }],
  groups: [sizes],
  dishes: [{ ...tea, ...dish }, course],
  ...more,
});
const faultsOf = (menu: MenuDocument) =>
  checkMenu(menu).map(({ fault, path, value }) => [
    path.join("."),
    fault,
    ...(value === undefined ? [] : [value]),
  ]);
const ofGroup = (change: Partial<MenuGroup>) => faultsOf(menuOf({}, { groups: [{ ...sizes, ...change }] }));

describe("what is wrong with a menu", () => {
  it("is nothing where all is well, an empty one included", () => {
    expect(faultsOf(menuOf())).toEqual([]);
    expect(faultsOf({ categories: [], groups: [], dishes: [] })).toEqual([]);
    expect(faultsOf(menuOf({ course_id: "course", goes_with: ["course"] }))).toEqual([]);
  });

  it("are two of one id", () => {
    const menu = menuOf();
    expect(
      faultsOf({
        categories: [...menu.categories, ...menu.categories],
        groups: [sizes, sizes],
        dishes: [...menu.dishes, tea],
      }),
    ).toEqual([
      ["categories.1.id", "same_id", "drinks"],
      ["groups.1.id", "same_id", "sizes"],
      ["dishes.2.id", "same_id", "tea"],
    ]);
    expect(ofGroup({ options: [option("s"), option("s")] })).toEqual([
      ["groups.0.options.1.id", "same_id", "s"],
    ]);
  });

  it("is a name in no language", () => {
    expect(faultsOf(menuOf({ name: words("") }))).toEqual([["dishes.0.name", "no_name"]]);
    expect(faultsOf(menuOf({ name: words("", "Tea") }))).toEqual([]);
    expect(ofGroup({ name: words(""), options: [option("s", { name: words("") })] })).toEqual([
      ["groups.0.name", "no_name"],
      ["groups.0.options.0.name", "no_name"],
    ]);
  });

  it("is a group that nobody can choose from as it says", () => {
    expect(ofGroup({ options: [] })).toEqual([["groups.0.options", "no_options"]]);
    expect(ofGroup({ most: 3 })).toEqual([["groups.0.most", "most_beyond_options", 2]]);
    const both = [option("s", { is_default: true }), option("l", { is_default: true })];
    expect(ofGroup({ options: both })).toEqual([["groups.0.options", "defaults_beyond_most", 1]]);
    expect(ofGroup({ options: both, most: 2 })).toEqual([]);
  });

  it("is what a dish names and is not there", () => {
    expect(
      faultsOf(
        menuOf({ category_id: "x", groups: ["y"], course_id: "z", goes_with: ["w", "tea"], sold: [] }),
      ),
    ).toEqual([
      ["dishes.0.category_id", "unknown_category", "x"],
      ["dishes.0.sold", "sold_nowhere"],
      ["dishes.0.groups.0", "unknown_group", "y"],
      ["dishes.0.course_id", "unknown_course", "z"],
      ["dishes.0.goes_with.0", "unknown_goes_with", "w"],
      ["dishes.0.goes_with.1", "goes_with_itself"],
    ]);
    expect(faultsOf(menuOf({ course_id: "tea" }))).toEqual([["dishes.0.course_id", "not_a_course", "tea"]]);
    expect(faultsOf(menuOf({ is_course: true, course_id: "course" }))).toEqual([
      ["dishes.0.course_id", "course_in_course"],
    ]);
    const lasting = (course_time: MenuDish["course_time"], is_course = true) =>
      faultsOf(menuOf({ is_course, course_time }));
    expect(lasting({ minutes: 90, last_order: 30 })).toEqual([]);
    expect(lasting({ minutes: 0, last_order: 0 })).toEqual([]);
    expect(lasting({ minutes: 90, last_order: 90 })).toEqual([
      ["dishes.0.course_time.last_order", "last_order_beyond_course", 90],
    ]);
    expect(lasting({ minutes: 0, last_order: 10 })).toEqual([
      ["dishes.0.course_time.last_order", "last_order_beyond_course", 0],
    ]);
    expect(lasting({ minutes: 90, last_order: 30 }, false)).toEqual([
      ["dishes.0.course_time", "time_without_course"],
    ]);
    expect(faultsOf(menuOf({ goes_with: ["course", "course"] }))).toEqual([
      ["dishes.0.goes_with.1", "same_id", "course"],
    ]);
  });

  it("is a group that a dish asks for twice, or an option of which it has two", () => {
    expect(faultsOf(menuOf({ groups: ["sizes", "sizes"] }))).toEqual([
      ["dishes.0.groups.1", "same_group", "sizes"],
    ]);
    const other = { ...sizes, id: "cups", options: [option("l")] };
    expect(faultsOf(menuOf({ groups: ["sizes", "cups"] }, { groups: [sizes, other] }))).toEqual([
      ["dishes.0.groups.1", "same_option", "l"],
    ]);
  });

  it("is a discount that the price does not bear", () => {
    expect(faultsOf(menuOf({ discount: 1 }))).toEqual([["dishes.0.discount", "discount_without_kind"]]);
    expect(faultsOf(menuOf({ discount_type: 1, discount: 101 }))).toEqual([
      ["dishes.0.discount", "percent_beyond_price", 100],
    ]);
    expect(faultsOf(menuOf({ discount_type: 2, discount: 301 }))).toEqual([
      ["dishes.0.discount", "discount_beyond_price", 300],
    ]);
    expect(faultsOf(menuOf({ discount_type: 2, discount: 300 }))).toEqual([]);
  });

  it("are hours that run backwards, overlap, past midnight too, or say nothing", () => {
    const ofSpans = (...spans: [number, number][]) =>
      faultsOf(menuOf({ when: { weekdays: [1], spans: spans.map(([from, until]) => ({ from, until })) } }));
    expect(ofSpans([660, 840], [1_320, 1_560])).toEqual([]);
    expect(ofSpans([0, 1_440])).toEqual([]);
    expect(ofSpans([840, 660])).toEqual([["dishes.0.when.spans.0", "span_backwards"]]);
    expect(ofSpans([840, 960], [660, 900])).toEqual([["dishes.0.when.spans.1", "spans_overlap"]]);
    expect(ofSpans([60, 120], [1_320, 1_560])).toEqual([["dishes.0.when.spans.1", "spans_overlap"]]);
    expect(faultsOf(menuOf({ when: { weekdays: [], spans: [] } }))).toEqual([["dishes.0.when", "no_hours"]]);
    expect(faultsOf(menuOf({ when: { weekdays: [1, 1], spans: [] } }))).toEqual([
      ["dishes.0.when.weekdays.1", "same_id", 1],
    ]);
  });

  it("is an allergen that is in a dish and is not", () => {
    const allergens = {
      contains: ["egg" as const],
      without: ["egg" as const],
      same_kitchen: ["egg" as const],
    };
    expect(faultsOf(menuOf({ allergens }))).toEqual([
      ["dishes.0.allergens.without.0", "allergen_twice", "egg"],
      ["dishes.0.allergens.same_kitchen.0", "allergen_twice", "egg"],
    ]);
  });
});

it("counts in each language what is written in another", () => {
  const menu = menuOf({ name: { ...words("茶"), en: "", ko: "" }, about: { ...words(""), en: "Hot" } });
  expect(missingTexts(menu)).toEqual({ ja: 1, zh: 1, tw: 1, en: 1, ko: 2 });
});
