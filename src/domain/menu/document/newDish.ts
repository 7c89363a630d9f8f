import { DiscountType, GoodsShowType } from "#contract/enumerations.ts";
import type { MenuDish } from "#contract/menuDocument.ts";
import { NO_TEXT } from "./menuTexts.ts";

/** A dish of which nothing was said yet: sold at the table and away from it, for nothing. */
export const NEW_DISH: MenuDish = {
  id: "",
  category_id: "",
  name: NO_TEXT,
  reading: "",
  about: NO_TEXT,
  picture: null,
  price: 0,
  discount_type: DiscountType.none,
  discount: 0,
  tax_class: "food",
  sold: [GoodsShowType.dineIn, GoodsShowType.offPremises],
  when: null,
  daily: null,
  groups: [],
  is_course: false,
  course_time: null,
  course_id: null,
  tags: [],
  allergens: { contains: [], without: [], same_kitchen: [] },
  serving: "at_once",
  goes_with: [],
  recommended: null,
};

/** A dish as it was kept, with the fields that came later: of those nothing was said. */
export const dishWithAll = <Dish extends object>(kept: Dish) => ({ daily: null, course_time: null, ...kept });
