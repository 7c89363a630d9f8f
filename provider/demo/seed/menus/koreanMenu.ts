import { oneOf } from "#provider/demo/seed/optionGroup.ts";
import { sides as ramenSides } from "#provider/demo/seed/stores/ramen/sides.ts";
import { words } from "#provider/demo/seed/words.ts";
import { dish } from "./dish.ts";
import { goodsOf, type Menu } from "./menu.ts";
import { softDrinks } from "./softDrinks.ts";

const heat = oneOf(
  "heat",
  words("辛さ", "辣度", "Heat", "辣度", "맵기"),
  ["heat-mild", words("控えめ", "微辣", "Mild", "小辣", "순한맛")],
  ["heat-regular", words("本場の辛さ", "正宗辣度", "As in Seoul", "道地辣度", "본고장 매운맛")],
);

export const koreanMenu: Menu = {
  categories: [
    {
      id: "mains",
      name: words("鍋・ご飯もの", "汤锅・饭类", "Stews & Rice", "湯鍋・飯類", "찌개·밥"),
      goods: [
        dish(
          "bibimbap",
          "dish/stone-bowl",
          1080,
          words("石焼ビビンバ", "石锅拌饭", "Stone Bowl Bibimbap", "石鍋拌飯", "돌솥비빔밥"),
          words(
            "おこげができるまで、よく混ぜて。",
            "拌匀静待锅巴焦香。",
            "Stir well and wait for the crust.",
            "拌勻靜待鍋巴焦香。",
            "누룽지가 생길 때까지 잘 비벼 드세요.",
          ),
          { tags: ["popular"], options: [heat], allergens: ["egg", "sesame", "soybean", "wheat"] },
        ),
        dish(
          "sundubu",
          "dish/nabe-motsu",
          1020,
          words(
            "海鮮スンドゥブ",
            "海鲜嫩豆腐锅",
            "Seafood Soft Tofu Stew",
            "海鮮嫩豆腐鍋",
            "해물 순두부찌개",
          ),
          words(
            "あさりの出汁に、おぼろ豆腐と半熟玉子。",
            "蛤蜊高汤，嫩豆腐配半熟蛋。",
            "Clam broth, soft tofu and a half-set egg.",
            "蛤蜊高湯，嫩豆腐配半熟蛋。",
            "바지락 육수에 순두부와 반숙 달걀.",
          ),
          { tags: ["spicy"], options: [heat], allergens: ["egg", "shrimp", "soybean"] },
        ),
        dish(
          "kimchi-jjigae",
          "dish/nabe-yose",
          980,
          words("熟成キムチチゲ", "泡菜锅", "Aged Kimchi Stew", "熟成泡菜鍋", "묵은지 김치찌개"),
          words(
            "じっくり熟成させた酸味と、豚肉のうま味。",
            "熟成泡菜的酸香与猪肉的鲜味。",
            "The sourness of long-aged kimchi, and pork.",
            "熟成泡菜的酸香與豬肉的鮮味。",
            "잘 익은 묵은지의 새콤함과 돼지고기의 감칠맛.",
          ),
          { tags: ["spicy"], options: [heat], off: { yen: 100 }, allergens: ["soybean", "fish"] },
        ),
        dish(
          "bulgogi",
          "dish/steak",
          1280,
          words("プルコギ定食", "韩式烤牛肉套餐", "Bulgogi Set", "韓式烤牛肉套餐", "불고기 정식"),
          words(
            "梨のたれに漬けた牛肉を、野菜と一緒に。",
            "梨汁腌牛肉，与蔬菜同炒。",
            "Beef in a pear marinade, cooked with vegetables.",
            "梨汁醃牛肉，與蔬菜同炒。",
            "배 양념에 재운 소고기를 채소와 함께.",
          ),
          { allergens: ["soybean", "wheat", "sesame"] },
        ),
      ],
    },
    {
      id: "snacks",
      name: words("一品", "小食", "Plates", "小點", "단품"),
      goods: [
        dish(
          "yangnyeom",
          "dish/karaage",
          980,
          words("ヤンニョムチキン", "韩式甜辣炸鸡", "Yangnyeom Chicken", "韓式甜辣炸雞", "양념치킨"),
          words(
            "二度揚げの衣に、甘辛いたれを絡めて。",
            "二次油炸，裹上甜辣酱。",
            "Fried twice and tossed in sweet chili.",
            "二次油炸，裹上甜辣醬。",
            "두 번 튀겨 매콤달콤한 양념을 입혔습니다.",
          ),
          { tags: ["popular"], allergens: ["wheat", "soybean", "peanut"] },
        ),
        dish(
          "jeon",
          "dish/okonomiyaki",
          880,
          words("海鮮チヂミ", "海鲜煎饼", "Seafood Pancake", "海鮮煎餅", "해물파전"),
          words(
            "縁はかりっと、ねぎは甘く。",
            "边缘香脆，葱段清甜。",
            "Crisp at the edge, sweet with green onion.",
            "邊緣香脆，蔥段清甜。",
            "가장자리는 바삭, 파는 달콤하게.",
          ),
          { allergens: ["wheat", "egg", "shrimp"] },
        ),
        dish(
          "gimbap",
          "dish/onigiri",
          620,
          words("牛肉キンパ", "牛肉紫菜包饭", "Beef Gimbap", "牛肉紫菜飯捲", "소고기 김밥"),
          words(
            "胡麻油の香るご飯で、具だくさんに。",
            "麻油飘香，馅料满满。",
            "Full to the seam, fragrant with sesame oil.",
            "麻油飄香，餡料滿滿。",
            "참기름 향 가득한 밥에 속을 꽉 채웠습니다.",
          ),
          { allergens: ["egg", "sesame", "soybean"] },
        ),
        ...goodsOf(ramenSides, "kimchi"),
      ],
    },
    { id: "drinks", name: words("お飲み物", "饮品", "Drinks", "飲料", "음료"), goods: softDrinks },
  ],
};
