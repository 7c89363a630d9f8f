import type { MenuDish, MenuGroup, MenuText } from "#contract/menuDocument.ts";
import { NEW_DISH } from "#domain/menu/document/newDish.ts";

/** A text in Japanese and English, which are all that is written. */
export const text = (ja: string, en = ja): MenuText => ({ ja, zh: "", tw: "", en, ko: "" });

/** A dish that nothing is wrong with. */
export const dishOf = (id: string, change: Partial<MenuDish> = {}): MenuDish => ({
  ...NEW_DISH,
  id,
  category_id: "drinks",
  name: text(id),
  price: 300,
  sold: [1],
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
