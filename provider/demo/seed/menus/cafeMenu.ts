import { coffee, tea } from "#provider/demo/seed/stores/cafe/drinks.ts";
import { lunch, sandwiches } from "#provider/demo/seed/stores/cafe/food.ts";
import { sweets } from "#provider/demo/seed/stores/cafe/sweets.ts";
import { words } from "#provider/demo/seed/words.ts";
import { goodsOf, type Menu } from "./menu.ts";

export const cafeMenu: Menu = {
  categories: [
    {
      id: "coffee",
      name: coffee.name,
      goods: goodsOf(coffee, "americano", "latte", "cappuccino", "cold-brew"),
    },
    { id: "tea", name: tea.name, goods: goodsOf(tea, "milk-tea", "matcha-latte", "lemonade") },
    {
      id: "food",
      name: words("お食事", "轻食", "Food", "輕食", "식사"),
      goods: [...goodsOf(sandwiches, "egg-sando", "mix-sando"), ...goodsOf(lunch, "napolitan", "omurice")],
    },
    { id: "sweets", name: sweets.name, goods: goodsOf(sweets, "pudding", "cheesecake") },
  ],
};
