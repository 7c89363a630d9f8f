import { oneOf, upTo } from "#provider/demo/seed/optionGroup.ts";
import { words } from "#provider/demo/seed/words.ts";
import { dish } from "./dish.ts";
import type { Menu } from "./menu.ts";
import { portion } from "./portion.ts";
import { softDrinks } from "./softDrinks.ts";

const heat = oneOf(
  "heat",
  words("辛さ", "辣度", "Heat", "辣度", "맵기"),
  ["heat-mild", words("甘口", "微辣", "Mild", "小辣", "순한맛")],
  ["heat-medium", words("中辛", "中辣", "Medium", "中辣", "중간맛")],
  ["heat-hot", words("辛口", "特辣", "Hot", "大辣", "매운맛"), 30],
);
const toppings = upTo(
  3,
  "toppings",
  words(
    "トッピング（3つまで）",
    "加料（最多3种）",
    "Toppings (up to 3)",
    "加料（最多3種）",
    "토핑(최대 3개)",
  ),
  ["top-cheese", words("チーズ", "芝士", "Cheese", "起司", "치즈"), 150],
  ["top-egg", words("温泉玉子", "温泉蛋", "Soft egg", "溫泉蛋", "온천 달걀"), 100],
  ["top-spinach", words("ほうれん草", "菠菜", "Spinach", "菠菜", "시금치"), 120],
);
const options = [heat, portion, toppings];

export const curryMenu: Menu = {
  categories: [
    {
      id: "curry",
      name: words("カレー", "咖喱", "Curry", "咖哩", "카레"),
      goods: [
        dish(
          "beef",
          "dish/curry",
          980,
          words(
            "欧風ビーフカレー",
            "欧风牛肉咖喱",
            "European Beef Curry",
            "歐風牛肉咖哩",
            "유럽식 비프 카레",
          ),
          words(
            "赤ワインと炒め玉ねぎで二日煮込みました。",
            "红酒与炒洋葱慢炖两天。",
            "Two days with red wine and browned onions.",
            "紅酒與炒洋蔥慢燉兩天。",
            "레드와인과 볶은 양파로 이틀 끓였습니다.",
          ),
          { tags: ["popular"], options, allergens: ["wheat", "milk"] },
        ),
        dish(
          "katsu",
          "dish/menchi",
          1180,
          words("ロースカツカレー", "炸里脊咖喱饭", "Pork Cutlet Curry", "炸豬里肌咖哩", "등심 돈카츠 카레"),
          words(
            "揚げたての厚切りロースをどんとのせて。",
            "铺上现炸厚切里脊。",
            "A thick cutlet, straight from the fryer.",
            "鋪上現炸厚切里肌。",
            "갓 튀긴 두툼한 등심을 올려 드립니다.",
          ),
          { options, off: { yen: 100 }, allergens: ["wheat", "egg", "milk"] },
        ),
        dish(
          "chicken-spice",
          "dish/hayashi",
          1050,
          words(
            "スパイスチキンカレー",
            "香料鸡肉咖喱",
            "Spiced Chicken Curry",
            "香料雞肉咖哩",
            "스파이스 치킨 카레",
          ),
          words(
            "挽きたての十二種のスパイス。小麦粉は使いません。",
            "现磨十二种香料，不用面粉。",
            "Twelve spices ground to order, and no flour.",
            "現磨十二種香料，不使用麵粉。",
            "갓 간 열두 가지 향신료. 밀가루는 쓰지 않습니다.",
          ),
          { tags: ["spicy"], options },
        ),
        dish(
          "soup-curry",
          "dish/nabe-yose",
          1280,
          words(
            "チキンレッグのスープカレー",
            "鸡腿汤咖喱",
            "Chicken Leg Soup Curry",
            "雞腿湯咖哩",
            "닭다리 수프 카레",
          ),
          words(
            "さらりとしたスープに、ほろほろの骨付きもも。",
            "清爽汤底配软烂带骨鸡腿。",
            "A light broth around a leg that falls off the bone.",
            "清爽湯底配軟嫩帶骨雞腿。",
            "맑은 국물에 부드럽게 풀어지는 뼈 있는 닭다리.",
          ),
          { options: [heat, portion] },
        ),
        dish(
          "keema",
          "dish/mazesoba",
          960,
          words("焼きキーマカレー", "焗烤肉末咖喱", "Baked Keema Curry", "焗烤絞肉咖哩", "구운 키마 카레"),
          words(
            "卵とチーズをのせて、オーブンで香ばしく。",
            "铺上鸡蛋与芝士烤至焦香。",
            "Under egg and cheese, browned in the oven.",
            "鋪上雞蛋與起司烤至焦香。",
            "달걀과 치즈를 올려 오븐에 노릇하게.",
          ),
          { options: [heat], allergens: ["egg", "milk"] },
        ),
        dish(
          "vegetable",
          "dish/ramen-veggie",
          1020,
          words("彩り野菜カレー", "缤纷蔬菜咖喱", "Vegetable Curry", "繽紛蔬菜咖哩", "채소 카레"),
          words(
            "素揚げした八種の野菜。出汁も野菜だけで取ります。",
            "八种素炸蔬菜，汤底也只用蔬菜。",
            "Eight vegetables, fried plain; even the stock is vegetable.",
            "八種素炸蔬菜，湯底也只用蔬菜。",
            "그대로 튀긴 여덟 가지 채소. 육수도 채소만으로.",
          ),
          { tags: ["vegetarian"], options, allergens: ["wheat"] },
        ),
      ],
    },
    {
      id: "sides",
      name: words("サイド・お飲み物", "小食・饮品", "Sides & Drinks", "小點・飲料", "사이드·음료"),
      goods: [
        dish(
          "salad",
          "dish/salad",
          380,
          words("本日のサラダ", "今日沙拉", "Salad of the Day", "今日沙拉", "오늘의 샐러드"),
          words(
            "玉ねぎドレッシングで。",
            "配洋葱酱汁。",
            "With onion dressing.",
            "搭配洋蔥醬汁。",
            "양파 드레싱을 곁들입니다.",
          ),
          { tags: ["vegetarian"], allergens: ["soybean"] },
        ),
        dish(
          "lassi",
          "drink/banana-milk",
          420,
          words("マンゴーラッシー", "芒果拉西", "Mango Lassi", "芒果拉西", "망고 라시"),
          words(
            "辛さをやわらげる、濃い一杯。",
            "浓郁一杯，缓解辣味。",
            "Thick and cooling.",
            "濃郁一杯，緩解辣味。",
            "매운맛을 달래 주는 진한 한 잔.",
          ),
          { allergens: ["milk"] },
        ),
        ...softDrinks,
      ],
    },
  ],
};
