import { beers, sake, soft } from "#provider/demo/seed/stores/izakaya/drinks.ts";
import { closing, skewers } from "#provider/demo/seed/stores/izakaya/grill.ts";
import { fried, starters } from "#provider/demo/seed/stores/izakaya/plates.ts";
import { words } from "#provider/demo/seed/words.ts";
import { goodsOf, type Menu } from "./menu.ts";

export const yakitoriMenu: Menu = {
  categories: [
    {
      id: "skewers",
      name: skewers.name,
      goods: goodsOf(skewers, "yaki-mori", "yaki-momo", "yaki-negima", "yaki-tsukune", "yaki-tebasaki"),
    },
    {
      id: "plates",
      name: words("一品", "小菜", "Small Plates", "小菜", "일품 요리"),
      goods: [
        ...goodsOf(starters, "edamame", "potato-salad"),
        ...goodsOf(fried, "karaage"),
        ...goodsOf(closing, "ochazuke", "yaki-onigiri"),
      ],
    },
    {
      id: "drinks",
      name: words("お飲み物", "饮品", "Drinks", "飲料", "음료"),
      goods: [
        ...goodsOf(beers, "nama-beer", "lemon-sour"),
        ...goodsOf(sake, "umeshu"),
        ...goodsOf(soft, "oolong"),
      ],
    },
  ],
};
