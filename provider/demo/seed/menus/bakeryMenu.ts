import { coffee } from "#provider/demo/seed/stores/cafe/drinks.ts";
import { sandwiches } from "#provider/demo/seed/stores/cafe/food.ts";
import { words } from "#provider/demo/seed/words.ts";
import { dish } from "./dish.ts";
import { goodsOf, type Menu } from "./menu.ts";

export const bakeryMenu: Menu = {
  categories: [
    {
      id: "bread",
      name: words("パン", "面包", "Bread", "麵包", "빵"),
      goods: [
        dish(
          "baguette",
          "dish/baguette",
          340,
          words("バゲット", "法棍", "Baguette", "法國長棍麵包", "바게트"),
          words(
            "一晩ねかせた生地を石窯で。皮はぱりっと、中はもちっと。",
            "面团低温发酵一夜，石窑烤制，外脆内软。",
            "Rested overnight, baked on stone: a crackling crust, a chewy heart.",
            "麵團低溫發酵一夜，石窯烘烤，外脆內軟。",
            "하룻밤 숙성한 반죽을 돌가마에. 겉은 바삭, 속은 쫄깃.",
          ),
          { tags: ["popular"], allergens: ["wheat"] },
        ),
        ...goodsOf(sandwiches, "croissant"),
        dish(
          "shokupan",
          "dish/butter-toast",
          420,
          words("角食パン 1斤", "吐司一条", "Loaf of White Bread", "吐司一條", "식빵 한 덩이"),
          words(
            "国産小麦と牛乳だけで、耳まで柔らかく。",
            "日本国产小麦加牛奶，连边都柔软。",
            "Japanese wheat and milk, soft to the crust.",
            "日本國產小麥加牛奶，連吐司邊都柔軟。",
            "일본산 밀과 우유만으로 가장자리까지 부드럽게.",
          ),
          { allergens: ["wheat", "milk"], off: { yen: 40 } },
        ),
        dish(
          "curry-pan",
          "dish/menchi",
          260,
          words("揚げたてカレーパン", "现炸咖喱面包", "Curry Doughnut", "現炸咖哩麵包", "갓 튀긴 카레빵"),
          words(
            "牛すじを三日煮込んだカレーを包みました。",
            "包入炖煮三天的牛筋咖喱。",
            "Filled with beef curry that simmered for three days.",
            "包入燉煮三天的牛筋咖哩。",
            "사흘 끓인 소 힘줄 카레를 넣었습니다.",
          ),
          { tags: ["spicy"], allergens: ["wheat", "egg"] },
        ),
        dish(
          "melon-pan",
          "dish/scone",
          240,
          words("メロンパン", "菠萝包", "Melon Bun", "菠蘿麵包", "멜론빵"),
          words(
            "さくさくのクッキー生地に、ほんのりバターの香り。",
            "酥脆曲奇外皮，淡淡黄油香。",
            "A crisp cookie crust with a whiff of butter.",
            "酥脆餅乾外皮，淡淡奶油香。",
            "바삭한 쿠키 반죽에 은은한 버터 향.",
          ),
          { allergens: ["wheat", "egg", "milk"] },
        ),
        dish(
          "doughnut",
          "dish/doughnut",
          230,
          words("きび砂糖のドーナツ", "蔗糖甜甜圈", "Cane Sugar Doughnut", "蔗糖甜甜圈", "원당 도넛"),
          words(
            "毎朝揚げる、素朴なリング。",
            "每天早上现炸的朴素味道。",
            "A plain ring, fried every morning.",
            "每天早上現炸的樸實滋味。",
            "매일 아침 튀기는 소박한 링 도넛.",
          ),
          { allergens: ["wheat", "egg", "milk"] },
        ),
      ],
    },
    {
      id: "sandwiches",
      name: words("サンドイッチ", "三明治", "Sandwiches", "三明治", "샌드위치"),
      goods: goodsOf(sandwiches, "egg-sando", "katsu-sando", "fruit-sando"),
    },
    { id: "coffee", name: coffee.name, goods: goodsOf(coffee, "americano", "latte") },
  ],
};
