import { oneOf, upTo } from "#provider/demo/seed/optionGroup.ts";
import { fried } from "#provider/demo/seed/stores/izakaya/plates.ts";
import { words } from "#provider/demo/seed/words.ts";
import { dish } from "./dish.ts";
import { goodsOf, type Menu } from "./menu.ts";
import { softDrinks } from "./softDrinks.ts";

const meal = oneOf(
  "meal",
  words("セット", "套餐", "Meal", "套餐", "세트"),
  ["meal-single", words("単品", "单点", "On its own", "單點", "단품")],
  [
    "meal-fries",
    words(
      "ポテト・ドリンク付き",
      "加薯条和饮料",
      "With fries and a drink",
      "加薯條與飲料",
      "감자튀김·음료 포함",
    ),
    380,
  ],
);
const extras = upTo(
  3,
  "extras",
  words("追加（3つまで）", "加料（最多3种）", "Extras (up to 3)", "加料（最多3種）", "추가(최대 3개)"),
  ["extra-patty", words("パティ", "肉饼", "Patty", "肉排", "패티"), 350],
  ["extra-cheese", words("チェダー", "切达芝士", "Cheddar", "切達起司", "체더 치즈"), 120],
  ["extra-bacon", words("ベーコン", "培根", "Bacon", "培根", "베이컨"), 180],
  ["extra-avocado", words("アボカド", "牛油果", "Avocado", "酪梨", "아보카도"), 200],
);
const options = [meal, extras];
const allergens = ["wheat", "egg", "milk"] as const;

export const burgerMenu: Menu = {
  categories: [
    {
      id: "burgers",
      name: words("ハンバーガー", "汉堡", "Burgers", "漢堡", "버거"),
      goods: [
        dish(
          "classic",
          "dish/burger",
          980,
          words("クラシックバーガー", "经典汉堡", "Classic Burger", "經典漢堡", "클래식 버거"),
          words(
            "粗挽き牛100%のパティを、鉄板で香ばしく。",
            "粗绞纯牛肉饼，铁板煎香。",
            "Coarse-ground beef and nothing else, seared hard.",
            "粗絞純牛肉排，鐵板煎香。",
            "굵게 간 소고기 100% 패티를 철판에 노릇하게.",
          ),
          { tags: ["popular"], options, allergens },
        ),
        dish(
          "cheese",
          "dish/burger",
          1120,
          words(
            "ダブルチーズバーガー",
            "双层芝士汉堡",
            "Double Cheeseburger",
            "雙層起司漢堡",
            "더블 치즈버거",
          ),
          words(
            "チェダーとゴーダがとろけます。",
            "切达与高达芝士浓浓融化。",
            "Cheddar and Gouda, both melting.",
            "切達與高達起司濃濃融化。",
            "체더와 고다가 녹아내립니다.",
          ),
          { options, off: { percent: 10 }, allergens },
        ),
        dish(
          "avocado",
          "dish/burger",
          1280,
          words(
            "アボカドわさびバーガー",
            "牛油果芥末汉堡",
            "Avocado Wasabi Burger",
            "酪梨芥末漢堡",
            "아보카도 와사비 버거",
          ),
          words(
            "わさび醤油マヨネーズで、後味さっぱり。",
            "芥末酱油蛋黄酱，余味清爽。",
            "Wasabi soy mayonnaise keeps it light.",
            "芥末醬油美乃滋，餘味清爽。",
            "와사비 간장 마요네즈로 뒷맛이 깔끔합니다.",
          ),
          { options, allergens },
        ),
        dish(
          "teriyaki",
          "dish/burger",
          1050,
          words(
            "照り焼きチキンバーガー",
            "照烧鸡腿汉堡",
            "Teriyaki Chicken Burger",
            "照燒雞腿漢堡",
            "데리야키 치킨 버거",
          ),
          words(
            "皮目をかりっと焼いた鶏もも肉。",
            "鸡腿肉皮面煎得酥脆。",
            "Chicken thigh, skin side crisp.",
            "雞腿肉皮面煎得酥脆。",
            "껍질을 바삭하게 구운 닭다리살.",
          ),
          { options, allergens },
        ),
        dish(
          "mushroom",
          "dish/burger",
          1020,
          words(
            "大豆ミートときのこのバーガー",
            "植物肉蘑菇汉堡",
            "Soy and Mushroom Burger",
            "植物肉菇菇漢堡",
            "콩고기 버섯 버거",
          ),
          words(
            "肉を使わない、しっかりした食べごたえ。",
            "不用肉也能满足。",
            "No meat, and filling all the same.",
            "不用肉也能滿足。",
            "고기 없이도 든든한 한 입.",
          ),
          { tags: ["vegetarian"], options: [meal], allergens: ["wheat", "soybean"] },
        ),
      ],
    },
    {
      id: "sides",
      name: words("サイド・お飲み物", "小食・饮品", "Sides & Drinks", "小點・飲料", "사이드·음료"),
      goods: [
        ...goodsOf(fried, "fries", "ika-ring"),
        dish(
          "coleslaw",
          "dish/salad",
          320,
          words("コールスロー", "卷心菜沙拉", "Coleslaw", "高麗菜沙拉", "코울슬로"),
          words(
            "しゃきしゃきのキャベツを軽い酸味で。",
            "爽脆卷心菜，微酸清爽。",
            "Crunchy cabbage, lightly sharp.",
            "爽脆高麗菜，微酸清爽。",
            "아삭한 양배추를 가볍게 새콤하게.",
          ),
          { tags: ["vegetarian"], allergens: ["egg"] },
        ),
        dish(
          "shake",
          "drink/banana-milk",
          560,
          words("バニラシェイク", "香草奶昔", "Vanilla Shake", "香草奶昔", "바닐라 셰이크"),
          words(
            "北海道の牛乳で濃厚に。",
            "北海道牛奶，香浓顺滑。",
            "Thick with Hokkaido milk.",
            "北海道牛奶，香濃滑順。",
            "홋카이도 우유로 진하게.",
          ),
          { allergens: ["milk"] },
        ),
        ...softDrinks,
      ],
    },
  ],
};
