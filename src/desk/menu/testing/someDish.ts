import type { MenuDish, MenuGroup, MenuText } from "#contract/menuDocument.ts";

/** A text in Japanese and English, which are all that is written. */
export const text = (ja: string, en = ja): MenuText => ({ ja, zh: "", tw: "", en, ko: "" });

/** A dish that nothing is wrong with. */
export const dishOf = (id: string, change: Partial<MenuDish> = {}): MenuDish => ({
  id,
  category_id: "drinks",
  name: text(id),
  reading: "",
  about: text(""),
  picture: null,
  price: 300,
  discount_type: 0,
  discount: 0,
  tax_class: "food",
  sold: [1],
  when: null,
  groups: [],
  is_course: false,
  course_id: null,
  tags: [],
  allergens: { contains: [], without: [], same_kitchen: [] },
  serving: "at_once",
  goes_with: [],
  recommended: null,
  ...change,
});

const option = (id: string) => ({
  id,
  name: text(id),
  reading: "",
  price: 0,
  is_default: false,
  serving: null,
});

export const sizes: MenuGroup = {
  id: "sizes",
  name: text("Sizes"),
  need: 1,
  most: 1,
  options: [option("small"), option("large")],
};
