import { coffee, tea } from "../stores/cafe/drinks.ts";
import { lunch, sandwiches } from "../stores/cafe/food.ts";
import { sweets } from "../stores/cafe/sweets.ts";
import { words } from "../words.ts";
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
