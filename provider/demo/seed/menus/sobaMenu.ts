import { oneOf } from "#provider/demo/seed/optionGroup.ts";
import { words } from "#provider/demo/seed/words.ts";
import { dish } from "./dish.ts";
import type { Menu } from "./menu.ts";
import { portion } from "./portion.ts";
import { softDrinks } from "./softDrinks.ts";

const noodle = oneOf(
  "noodle",
  words("麺", "面条", "Noodles", "麵條", "면"),
  ["noodle-soba", words("そば", "荞麦面", "Soba", "蕎麥麵", "소바")],
  ["noodle-udon", words("うどん", "乌冬面", "Udon", "烏龍麵", "우동")],
);

export const sobaMenu: Menu = {
  categories: [
    {
      id: "cold",
      name: words("冷たい麺", "冷面", "Cold Noodles", "冷麵", "차가운 면"),
      goods: [
        dish(
          "zaru",
          "dish/soba",
          820,
          words("ざるそば", "笊篱荞麦面", "Zaru Soba", "竹簍蕎麥麵", "자루소바"),
          words(
            "石臼挽きの粉を毎朝打ちます。まずは何もつけずに。",
            "石磨荞麦粉每早现打，先尝一口原味。",
            "Stone-ground and cut every morning. Try a mouthful plain first.",
            "石磨蕎麥粉每早現打，先嚐一口原味。",
            "맷돌로 간 가루로 매일 아침 뽑습니다. 우선 그대로 한 입.",
          ),
          { tags: ["popular"], options: [portion], allergens: ["buckwheat", "wheat", "fish", "soybean"] },
        ),
        dish(
          "ten-zaru",
          "dish/tempura",
          1480,
          words("天ざる", "天妇罗荞麦面", "Tempura Zaru Soba", "天婦羅蕎麥麵", "튀김 자루소바"),
          words(
            "海老二本と旬の野菜を、揚げたてで。",
            "两只虾配时令蔬菜，现炸上桌。",
            "Two shrimp and vegetables of the season, straight from the oil.",
            "兩隻蝦配當季蔬菜，現炸上桌。",
            "새우 두 마리와 제철 채소를 갓 튀겨 드립니다.",
          ),
          { options: [noodle, portion], allergens: ["buckwheat", "wheat", "shrimp", "egg", "fish"] },
        ),
        dish(
          "oroshi",
          "dish/hiyashi",
          920,
          words("冷やしおろし", "萝卜泥冷面", "Chilled with Grated Radish", "蘿蔔泥冷麵", "무즙 냉국수"),
          words(
            "辛味大根と鰹節で、きりりと冷たく。",
            "辛味萝卜泥配鲣鱼花，冰凉爽口。",
            "Sharp radish and bonito flakes, cold and clean.",
            "辛味蘿蔔泥配柴魚片，冰涼爽口。",
            "매콤한 무즙과 가다랑어포로 시원하게.",
          ),
          { options: [noodle], off: { yen: 80 }, allergens: ["buckwheat", "wheat", "fish", "soybean"] },
        ),
      ],
    },
    {
      id: "hot",
      name: words("温かい麺", "热汤面", "Hot Noodles", "熱湯麵", "따뜻한 면"),
      goods: [
        dish(
          "kitsune",
          "dish/soba",
          780,
          words("きつね", "油豆腐汤面", "Kitsune", "豆皮湯麵", "유부 국수"),
          words(
            "甘く炊いた大きなお揚げが一枚。",
            "一大片甜煮油豆腐。",
            "One large sheet of sweetly simmered tofu.",
            "一大片甜煮豆皮。",
            "달콤하게 조린 큼직한 유부 한 장.",
          ),
          { options: [noodle, portion], allergens: ["buckwheat", "wheat", "fish", "soybean"] },
        ),
        dish(
          "curry-udon",
          "dish/yaki-udon",
          980,
          words("カレーうどん", "咖喱乌冬面", "Curry Udon", "咖哩烏龍麵", "카레 우동"),
          words(
            "出汁でのばした、とろりと辛いカレー。",
            "以高汤调成的浓稠微辣咖喱。",
            "A thick, gently hot curry let down with stock.",
            "以高湯調成的濃稠微辣咖哩。",
            "육수로 풀어낸 걸쭉하고 매콤한 카레.",
          ),
          { tags: ["spicy"], options: [portion], allergens: ["wheat", "milk", "fish", "soybean"] },
        ),
        dish(
          "kamo",
          "dish/zosui",
          1380,
          words("鴨南蛮", "鸭肉葱汤面", "Duck and Green Onion", "鴨肉蔥湯麵", "오리고기 대파 국수"),
          words(
            "合鴨と焼き葱の脂が、つゆに溶けて。",
            "鸭肉与烤葱的油香融入汤中。",
            "Duck and charred green onion, their fat melting into the broth.",
            "鴨肉與烤蔥的油香融入湯中。",
            "오리고기와 구운 대파의 기름이 국물에 녹아듭니다.",
          ),
          { options: [noodle], allergens: ["buckwheat", "wheat", "fish", "soybean"] },
        ),
      ],
    },
    {
      id: "rice",
      name: words("ご飯・一品", "米饭・小菜", "Rice & Sides", "飯類・小菜", "밥·사이드"),
      goods: [
        dish(
          "katsudon",
          "dish/chashu-don",
          980,
          words("カツ丼", "炸猪排盖饭", "Pork Cutlet Bowl", "炸豬排丼", "가츠동"),
          words(
            "そば屋の出汁でとじた、甘辛い一杯。",
            "用荞麦面店的高汤滑蛋，咸甜适口。",
            "A cutlet bound with egg in the soba shop’s own stock.",
            "用蕎麥麵店的高湯滑蛋，鹹甜適口。",
            "소바집 육수로 달걀을 풀어 달콤짭짤하게.",
          ),
          { allergens: ["wheat", "egg", "fish", "soybean"] },
        ),
        dish(
          "inari",
          "dish/onigiri",
          360,
          words("いなり寿司 3個", "油豆腐寿司3个", "Three Inari Sushi", "豆皮壽司3個", "유부초밥 3개"),
          words(
            "甘いお揚げに、胡麻と柚子の酢飯。",
            "甜味油豆腐包入芝麻柚子醋饭。",
            "Sweet tofu pockets with sesame and yuzu rice.",
            "甜味豆皮包入芝麻柚子醋飯。",
            "달콤한 유부에 참깨와 유자 초밥을 채웠습니다.",
          ),
          { tags: ["vegetarian"], allergens: ["wheat", "soybean", "sesame"] },
        ),
      ],
    },
    { id: "drinks", name: words("お飲み物", "饮品", "Drinks", "飲料", "음료"), goods: softDrinks },
  ],
};
