import { oneOf } from "#provider/demo/seed/optionGroup.ts";
import { drinks } from "#provider/demo/seed/stores/ramen/drinks.ts";
import { ramen } from "#provider/demo/seed/stores/ramen/noodles.ts";
import { rice } from "#provider/demo/seed/stores/ramen/rice.ts";
import { sides, sweets } from "#provider/demo/seed/stores/ramen/sides.ts";
import { words } from "#provider/demo/seed/words.ts";
import { dish } from "./dish.ts";
import { goodsOf, type Menu } from "./menu.ts";

const heat = oneOf(
  "heat",
  words("辛さ", "辣度", "Heat", "辣度", "맵기"),
  ["heat-mild", words("控えめ", "微辣", "Mild", "小辣", "순하게")],
  ["heat-regular", words("ふつう", "正常", "Regular", "一般", "보통")],
  ["heat-numbing", words("痺れる辛さ", "麻辣", "Numbing hot", "麻辣", "얼얼하게"), 50],
);

export const chineseMenu: Menu = {
  categories: [
    {
      id: "mains",
      name: words("おかず", "热菜", "Mains", "熱炒", "요리"),
      goods: [
        dish(
          "mapo",
          "dish/stone-bowl",
          980,
          words("四川麻婆豆腐", "四川麻婆豆腐", "Sichuan Mapo Tofu", "四川麻婆豆腐", "쓰촨 마파두부"),
          words(
            "花椒の香りと痺れ。ご飯がすすみます。",
            "花椒麻香，极其下饭。",
            "The scent and tingle of Sichuan pepper. You will want rice.",
            "花椒麻香，極其下飯。",
            "화자오의 향과 얼얼함. 밥도둑입니다.",
          ),
          { tags: ["popular", "spicy"], options: [heat], allergens: ["soybean", "wheat"] },
        ),
        dish(
          "ebi-chili",
          "dish/ebi-fry",
          1280,
          words("海老のチリソース", "干烧虾仁", "Shrimp in Chili Sauce", "乾燒蝦仁", "칠리 새우"),
          words(
            "ぷりぷりの海老を、卵でまろやかに。",
            "弹牙虾仁，以蛋液调和辣味。",
            "Springy shrimp, the heat rounded with egg.",
            "彈牙蝦仁，以蛋液調和辣味。",
            "탱글한 새우를 달걀로 부드럽게.",
          ),
          { options: [heat], allergens: ["shrimp", "egg", "wheat", "soybean"] },
        ),
        dish(
          "subuta",
          "dish/karaage-izakaya",
          1080,
          words("黒酢の酢豚", "黑醋咕咾肉", "Sweet and Sour Pork", "黑醋咕咾肉", "흑초 탕수육"),
          words(
            "大きく切った豚肉を黒酢でつややかに。",
            "大块猪肉裹上黑醋，油亮诱人。",
            "Large pieces of pork, glossy with black vinegar.",
            "大塊豬肉裹上黑醋，油亮誘人。",
            "큼직하게 썬 돼지고기를 흑초로 윤기 나게.",
          ),
          { off: { percent: 15 }, allergens: ["wheat", "soybean", "egg"] },
        ),
      ],
    },
    {
      id: "dumplings",
      name: words("点心・一品", "点心・小菜", "Dumplings & Sides", "點心・小菜", "딤섬·일품"),
      goods: goodsOf(sides, "gyoza", "sui-gyoza", "karaage"),
    },
    {
      id: "rice",
      name: words("ご飯・麺", "饭・面", "Rice & Noodles", "飯・麵", "밥·면"),
      goods: [...goodsOf(rice, "chahan", "gohan"), ...goodsOf(ramen, "tantan", "ebi-wantan")],
    },
    {
      id: "sweets",
      name: words("甘味・お飲み物", "甜品・饮品", "Sweets & Drinks", "甜點・飲料", "디저트·음료"),
      goods: [...goodsOf(sweets, "annin", "goma-dango"), ...goodsOf(drinks, "draft-beer", "oolong")],
    },
  ],
};
