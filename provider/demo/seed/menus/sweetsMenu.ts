import { tea } from "#provider/demo/seed/stores/cafe/drinks.ts";
import { sweets } from "#provider/demo/seed/stores/cafe/sweets.ts";
import { words } from "#provider/demo/seed/words.ts";
import { dish } from "./dish.ts";
import { goodsOf, type Menu } from "./menu.ts";

export const sweetsMenu: Menu = {
  categories: [
    {
      id: "cakes",
      name: words("ケーキ・焼き菓子", "蛋糕・烘焙点心", "Cakes & Bakes", "蛋糕・烘焙點心", "케이크·구움과자"),
      goods: [
        ...goodsOf(sweets, "shortcake", "chocolate-cake", "cheesecake", "pudding"),
        dish(
          "tart",
          "dish/fruit-tart",
          620,
          words("季節の果物のタルト", "时令水果挞", "Seasonal Fruit Tart", "季節水果塔", "제철 과일 타르트"),
          words(
            "その日いちばんの果物を、アーモンド生地にたっぷりと。",
            "杏仁挞底铺满当天最好的水果。",
            "The day’s best fruit, piled on an almond base.",
            "杏仁塔皮鋪滿當天最好的水果。",
            "그날 가장 좋은 과일을 아몬드 반죽에 듬뿍 올렸습니다.",
          ),
          { tags: ["popular"], allergens: ["wheat", "egg", "milk"] },
        ),
        dish(
          "macarons",
          "dish/macaron",
          980,
          words("マカロン 6個入り", "马卡龙6枚装", "Six Macarons", "馬卡龍6入", "마카롱 6개입"),
          words(
            "抹茶、柚子、木苺など六つの味。贈りものにも。",
            "抹茶、柚子、树莓等六种口味，送礼也合适。",
            "Matcha, yuzu, raspberry and three more. A good present.",
            "抹茶、柚子、覆盆子等六種口味，送禮也合適。",
            "말차, 유자, 라즈베리 등 여섯 가지 맛. 선물로도 좋아요.",
          ),
          { allergens: ["egg", "milk"], off: { percent: 10 } },
        ),
      ],
    },
    {
      id: "wagashi",
      name: words("和のおやつ", "和风甜品", "Japanese Sweets", "和風甜點", "일본식 디저트"),
      goods: [
        dish(
          "warabimochi",
          "dish/warabimochi",
          520,
          words("本わらび餅", "蕨饼", "Warabimochi", "本蕨餅", "와라비모치"),
          words(
            "練りたてのぷるぷる。きな粉と黒蜜でどうぞ。",
            "现做弹软，配黄豆粉与黑糖蜜。",
            "Freshly kneaded and trembling, with soy flour and brown syrup.",
            "現做Q彈，搭配黃豆粉與黑糖蜜。",
            "갓 만들어 탱글탱글. 콩가루와 흑당 시럽을 곁들여 드세요.",
          ),
          { allergens: ["soybean"] },
        ),
        dish(
          "matcha-parfait",
          "dish/parfait-matcha",
          980,
          words("抹茶パフェ", "抹茶芭菲", "Matcha Parfait", "抹茶百匯", "말차 파르페"),
          words(
            "濃茶のアイス、白玉、小豆を重ねました。",
            "浓茶冰淇淋、糯米圆子与红豆层层叠起。",
            "Strong-tea ice cream, rice dumplings and red beans in layers.",
            "濃茶冰淇淋、白玉湯圓與紅豆層層堆疊。",
            "진한 말차 아이스크림, 경단, 팥을 층층이 쌓았습니다.",
          ),
          { shown: [1], allergens: ["milk", "soybean"] },
        ),
      ],
    },
    { id: "tea", name: tea.name, goods: goodsOf(tea, "tea", "hojicha-latte") },
  ],
};
