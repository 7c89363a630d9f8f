import { oneOf } from "#provider/demo/seed/optionGroup.ts";
import { beers, sake } from "#provider/demo/seed/stores/izakaya/drinks.ts";
import { sashimi } from "#provider/demo/seed/stores/izakaya/plates.ts";
import { words } from "#provider/demo/seed/words.ts";
import { dish } from "./dish.ts";
import { goodsOf, type Menu } from "./menu.ts";
import { softDrinks } from "./softDrinks.ts";

const wasabi = oneOf(
  "wasabi",
  words("わさび", "芥末", "Wasabi", "芥末", "고추냉이"),
  ["wasabi-in", words("入り", "加芥末", "With wasabi", "加芥末", "넣기")],
  ["wasabi-apart", words("別添え", "另附", "On the side", "另附", "따로")],
  ["wasabi-none", words("抜き", "不要芥末", "Without", "不要芥末", "빼기")],
);

export const sushiMenu: Menu = {
  categories: [
    {
      id: "sets",
      name: words("握り・ちらし", "握寿司・散寿司", "Nigiri & Chirashi", "握壽司・散壽司", "니기리·지라시"),
      goods: [
        dish(
          "nigiri-ume",
          "dish/nigiri",
          1480,
          words(
            "おまかせ握り 8貫",
            "主厨握寿司8贯",
            "Chef’s Nigiri, 8 Pieces",
            "主廚握壽司8貫",
            "오마카세 초밥 8점",
          ),
          words(
            "市場でその朝選んだ魚を八貫。",
            "当天早晨市场精选鲜鱼，共八贯。",
            "Eight pieces of what the market had best this morning.",
            "當天早晨市場精選鮮魚，共八貫。",
            "그날 아침 시장에서 고른 생선 여덟 점.",
          ),
          { tags: ["popular"], options: [wasabi], allergens: ["fish", "wheat", "soybean"] },
        ),
        dish(
          "nigiri-matsu",
          "dish/nigiri",
          2680,
          words(
            "特上握り 10貫",
            "特上握寿司10贯",
            "Premium Nigiri, 10 Pieces",
            "特上握壽司10貫",
            "특상 초밥 10점",
          ),
          words(
            "中とろ、うに、いくらが入る、少し晴れの日の一枚。",
            "含中腹、海胆与鲑鱼卵，适合小小庆祝的日子。",
            "With fatty tuna, sea urchin and salmon roe, for a day a little out of the ordinary.",
            "含中腹、海膽與鮭魚卵，適合小小慶祝的日子。",
            "참치 중뱃살, 성게, 연어알까지. 조금 특별한 날에.",
          ),
          { options: [wasabi], allergens: ["fish", "wheat", "soybean"] },
        ),
        dish(
          "chirashi",
          "dish/sashimi-mix",
          1380,
          words("海鮮ちらし", "海鲜散寿司", "Seafood Chirashi", "海鮮散壽司", "해물 지라시"),
          words(
            "酢飯の上に、十種の魚介を散らしました。",
            "醋饭上铺满十种海味。",
            "Ten kinds of seafood over vinegared rice.",
            "醋飯上鋪滿十種海味。",
            "초밥 위에 열 가지 해산물을 흩뿌렸습니다.",
          ),
          { off: { yen: 150 }, allergens: ["fish", "shrimp", "egg"] },
        ),
        dish(
          "tekka-don",
          "dish/sashimi-tuna",
          1280,
          words("鉄火丼", "金枪鱼盖饭", "Tuna Bowl", "鮪魚丼", "참치 덮밥"),
          words(
            "漬けにした赤身を、ご飯が見えないほど。",
            "酱渍赤身铺满整碗。",
            "Soy-cured lean tuna until no rice is seen.",
            "醬漬赤身鋪滿整碗。",
            "간장에 절인 참치 붉은 살을 밥이 안 보일 만큼.",
          ),
          { allergens: ["fish", "wheat", "soybean"] },
        ),
        dish(
          "salmon-don",
          "dish/sashimi-salmon",
          1180,
          words("炙りサーモン丼", "炙烤三文鱼盖饭", "Seared Salmon Bowl", "炙燒鮭魚丼", "구운 연어 덮밥"),
          words(
            "表面だけさっと炙って、甘い脂を引き出します。",
            "表面轻炙，逼出甘甜油脂。",
            "Seared on one side, for the sweetness of its fat.",
            "表面輕炙，逼出甘甜油脂。",
            "겉만 살짝 구워 달콤한 기름을 끌어냈습니다.",
          ),
          { allergens: ["fish", "wheat", "soybean"] },
        ),
      ],
    },
    {
      id: "sides",
      name: words("一品・汁物", "小菜・汤", "Sides & Soup", "小菜・湯品", "일품·국물"),
      goods: [
        ...goodsOf(sashimi, "sashimi-mori"),
        dish(
          "tamago",
          "dish/dashimaki",
          420,
          words("出汁巻き玉子", "高汤煎蛋卷", "Rolled Omelette", "高湯玉子燒", "다시마키 달걀말이"),
          words(
            "鰹の出汁をたっぷりと含ませて。",
            "饱含鲣鱼高汤。",
            "Full of bonito stock.",
            "飽含鰹魚高湯。",
            "가다랑어 육수를 듬뿍 머금었습니다.",
          ),
          { allergens: ["egg", "fish"] },
        ),
        dish(
          "arajiru",
          "dish/soup",
          280,
          words("あら汁", "鱼骨味噌汤", "Fish-bone Miso Soup", "魚骨味噌湯", "생선뼈 된장국"),
          words(
            "その日の魚のあらで取る、濃い一椀。",
            "用当天鲜鱼骨熬成的浓郁一碗。",
            "A rich bowl from the day’s fish.",
            "用當天鮮魚骨熬成的濃郁一碗。",
            "그날 생선뼈로 우린 진한 한 그릇.",
          ),
          { allergens: ["fish", "soybean"] },
        ),
      ],
    },
    {
      id: "drinks",
      name: words("お飲み物", "饮品", "Drinks", "飲料", "음료"),
      goods: [...goodsOf(beers, "nama-beer"), ...goodsOf(sake, "sake-junmai"), ...softDrinks],
    },
  ],
};
