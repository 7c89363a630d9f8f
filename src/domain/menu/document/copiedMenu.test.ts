import { expect, it } from "vitest";
import type { MenuDocument } from "#contract/menuDocument.ts";
import { checkMenu } from "./checkMenu.ts";
import { copiedMenu } from "./copiedMenu.ts";
import { everyLanguage } from "./menuTexts.ts";
import { NEW_DISH } from "./newDish.ts";

const text = (ja: string) => everyLanguage({ ja });
const dish = { ...NEW_DISH, price: 500, sold: [1], groups: ["size"] } as const;
const option = (id: string) => ({
  id,
  name: text(id),
  reading: "",
  price: 0,
  is_default: false,
  serving: null,
});
const MENU = {
  categories: [{ id: "all", name: text("全部"), reading: "" }],
  groups: [{ id: "size", name: text("大きさ"), need: 1, most: 1, options: [option("s"), option("l")] }],
  dishes: [
    { ...dish, id: "set", category_id: "all", name: text("セット"), is_course: true, goes_with: ["tea"] },
    { ...dish, id: "tea", category_id: "all", name: text("お茶"), course_id: "set" },
  ],
} as unknown as MenuDocument;

it("a copied menu leads to its own things alone, and has no id of the other's", () => {
  let count = 0;
  const copy = copiedMenu(MENU, () => {
    count += 1;
    return `new-${count}`;
  });
  const [set, tea] = copy.dishes;
  expect(set?.category_id).toBe(copy.categories[0]?.id);
  expect(set?.goes_with).toEqual([tea?.id]);
  expect(tea?.course_id).toBe(set?.id);
  expect(tea?.groups).toEqual([copy.groups[0]?.id]);
  const all = JSON.stringify(copy).match(/"(?:id|course_id|category_id)":"[^"]*"/g) ?? [];
  expect(all.every((each) => each.includes('"new-'))).toBe(true);
  expect(checkMenu(copy)).toEqual(checkMenu(MENU));
});
