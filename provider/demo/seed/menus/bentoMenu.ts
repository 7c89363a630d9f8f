import { oneOf } from "#provider/demo/seed/optionGroup.ts";
import { words } from "#provider/demo/seed/words.ts";
import { dish } from "./dish.ts";
import type { Menu } from "./menu.ts";
import { portion } from "./portion.ts";
import { softDrinks } from "./softDrinks.ts";

const rice = oneOf(
  "rice",
  words("ご飯", "米饭", "Rice", "白飯", "밥"),
  ["rice-white", words("白米", "白米饭", "White", "白米飯", "흰쌀밥")],
  ["rice-grain", words("十六穀米", "十六谷饭", "Sixteen grains", "十六穀飯", "16곡밥"), 50],
);
const options = [rice, portion];

export const bentoMenu: Menu = {
  categories: [
    {
      id: "bento",
      name: words("お弁当", "便当", "Bento", "便當", "도시락"),
      goods: [
        dish(
          "makunouchi",
          "dish/bento",
          980,
          words("幕の内弁当", "幕之内便当", "Makunouchi Bento", "幕之內便當", "마쿠노우치 도시락"),
          words(
            "焼き魚、玉子、煮物を少しずつ。",
            "烤鱼、玉子烧、炖菜各取一些。",
            "Grilled fish, omelette and simmered vegetables, a little of each.",
            "烤魚、玉子燒、燉菜各取一些。",
            "생선구이, 달걀말이, 조림을 조금씩.",
          ),
          { tags: ["popular"], options: [rice], allergens: ["fish", "egg", "wheat", "soybean"] },
        ),
        dish(
          "karaage",
          "dish/karaage",
          820,
          words("唐揚げ弁当", "炸鸡块便当", "Fried Chicken Bento", "日式炸雞便當", "가라아게 도시락"),
          words(
            "醤油と生姜に一晩漬けたもも肉を五つ。",
            "五块经酱油与生姜腌渍一夜的鸡腿肉。",
            "Five pieces of thigh, a night in soy and ginger.",
            "五塊經醬油與生薑醃漬一夜的雞腿肉。",
            "간장과 생강에 하룻밤 재운 닭다리살 다섯 조각.",
          ),
          { options, off: { yen: 80 }, allergens: ["wheat", "soybean"] },
        ),
        dish(
          "saba",
          "dish/saba",
          880,
          words("焼き鯖弁当", "烤鲭鱼便当", "Grilled Mackerel Bento", "烤鯖魚便當", "고등어구이 도시락"),
          words(
            "脂ののった鯖を炭火で。大根おろしを添えて。",
            "炭火烤肥美鲭鱼，佐萝卜泥。",
            "Fat mackerel over charcoal, with grated radish.",
            "炭火烤肥美鯖魚，佐蘿蔔泥。",
            "기름진 고등어를 숯불에. 무즙을 곁들입니다.",
          ),
          { options, allergens: ["fish", "soybean"] },
        ),
        dish(
          "hamburg",
          "dish/hamburg",
          950,
          words(
            "手ごねハンバーグ弁当",
            "手工汉堡肉便当",
            "Hamburg Steak Bento",
            "手作漢堡排便當",
            "수제 함박 도시락",
          ),
          words(
            "玉ねぎの甘みを生かした、和風おろしだれ。",
            "带洋葱甜味，配和风萝卜泥酱。",
            "Sweet with onion, under a Japanese radish sauce.",
            "帶洋蔥甜味，配和風蘿蔔泥醬。",
            "양파의 단맛을 살린 일본식 무즙 소스.",
          ),
          { options, allergens: ["wheat", "egg", "milk", "soybean"] },
        ),
        dish(
          "nanban",
          "dish/nanban",
          920,
          words("チキン南蛮弁当", "南蛮炸鸡便当", "Chicken Nanban Bento", "南蠻炸雞便當", "치킨난반 도시락"),
          words(
            "甘酢と自家製タルタルをたっぷり。",
            "淋上甜醋与自制塔塔酱。",
            "Sweet vinegar and plenty of our own tartare.",
            "淋上甜醋與自製塔塔醬。",
            "새콤달콤한 소스와 수제 타르타르를 듬뿍.",
          ),
          { options, allergens: ["wheat", "egg", "soybean"] },
        ),
        dish(
          "ebi-fry",
          "dish/ebi-fry",
          1080,
          words("海老フライ弁当", "炸虾便当", "Fried Shrimp Bento", "炸蝦便當", "새우튀김 도시락"),
          words(
            "大きな海老を二尾、さっくりと。",
            "两只大虾，炸得酥脆。",
            "Two large shrimp, crisply fried.",
            "兩尾大蝦，炸得酥脆。",
            "큼직한 새우 두 마리를 바삭하게.",
          ),
          { options, allergens: ["wheat", "egg", "shrimp"] },
        ),
      ],
    },
    {
      id: "sides",
      name: words("おかず・汁物", "小菜・汤", "Sides & Soup", "小菜・湯品", "반찬·국"),
      goods: [
        dish(
          "onigiri",
          "dish/onigiri",
          180,
          words("鮭おにぎり", "三文鱼饭团", "Salmon Rice Ball", "鮭魚飯糰", "연어 주먹밥"),
          words(
            "粗くほぐした鮭を、握りたてで。",
            "粗拆鲑鱼，现捏现卖。",
            "Coarsely flaked salmon, shaped to order.",
            "粗拆鮭魚，現捏現賣。",
            "굵게 발라낸 연어로 갓 쥐었습니다.",
          ),
          { allergens: ["fish"] },
        ),
        dish(
          "miso-soup",
          "dish/soup",
          150,
          words("味噌汁", "味噌汤", "Miso Soup", "味噌湯", "된장국"),
          words(
            "わかめと豆腐。毎朝取る出汁で。",
            "裙带菜与豆腐，每早现熬高汤。",
            "Seaweed and tofu, in stock made every morning.",
            "海帶芽與豆腐，每早現熬高湯。",
            "미역과 두부. 매일 아침 내는 육수로.",
          ),
          { allergens: ["fish", "soybean"] },
        ),
        dish(
          "potato-salad",
          "dish/potato-salad",
          260,
          words("ポテトサラダ", "土豆沙拉", "Potato Salad", "馬鈴薯沙拉", "감자샐러드"),
          words(
            "きゅうりの歯ごたえを残して。",
            "保留黄瓜的爽脆。",
            "With crunchy cucumber.",
            "保留小黃瓜的爽脆。",
            "오이의 아삭함을 살렸습니다.",
          ),
          { tags: ["vegetarian"], allergens: ["egg"] },
        ),
        ...softDrinks,
      ],
    },
  ],
};
