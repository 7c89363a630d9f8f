import { drinks } from "#provider/demo/seed/stores/ramen/drinks.ts";
import { ramen, tsukemen } from "#provider/demo/seed/stores/ramen/noodles.ts";
import { rice } from "#provider/demo/seed/stores/ramen/rice.ts";
import { extras, sides } from "#provider/demo/seed/stores/ramen/sides.ts";
import { words } from "#provider/demo/seed/words.ts";
import { goodsOf, type Menu } from "./menu.ts";

export const ramenMenu: Menu = {
  categories: [
    {
      id: "noodles",
      name: words("麺", "面", "Noodles", "麵", "면"),
      goods: [
        ...goodsOf(ramen, "shoyu", "tonkotsu", "miso", "shio", "tantan"),
        ...goodsOf(tsukemen, "tsukemen"),
      ],
    },
    {
      id: "sides",
      name: words("ご飯・一品", "米饭・小菜", "Rice & Sides", "飯類・小菜", "밥·사이드"),
      goods: [
        ...goodsOf(sides, "gyoza", "karaage"),
        ...goodsOf(rice, "chahan", "chashu-don"),
        ...goodsOf(extras, "ex-ajitama"),
      ],
    },
    { id: "drinks", name: drinks.name, goods: goodsOf(drinks, "draft-beer", "oolong") },
  ],
};
