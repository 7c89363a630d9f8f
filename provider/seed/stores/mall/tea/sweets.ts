import type { CategorySeed } from "../../../storeSeed.ts";
import { words } from "../../../words.ts";

export const sweets: CategorySeed = {
  id: "sweets",
  name: words("お茶菓子", "茶点", "Sweets for Tea", "茶點", "차과자"),
  goods: [
    {
      id: "matcha-cake",
      name: words("抹茶のガトー", "抹茶蛋糕", "Matcha Gâteau", "抹茶蛋糕", "말차 가토"),
      about: words(
        "碾きたての抹茶を焼き込んだ、冷蔵でお届けするケーキ。一台約4人分。",
        "加入现磨抹茶烘焙，冷藏配送的蛋糕。约4人份。",
        "Baked with freshly ground matcha and sent chilled. One serves about four.",
        "加入現磨抹茶烘焙，冷藏配送的蛋糕。約4人份。",
        "갓 간 말차를 넣어 구운, 냉장으로 보내 드리는 케이크. 약 4인분.",
      ),
      picture: "dish/matcha-cake",
      price: 3240,
      allergens: ["wheat", "egg", "milk"],
      stock: 60,
      recommended: 2,
      mall: {
        category: "mall-sweets",
        grams: 900,
        origin: words("京都府京都市", "京都府京都市", "Kyoto", "京都府京都市", "교토부 교토시"),
        temperature: "chilled",
        shipsWithinDays: 2,
        soldElsewhere: 97,
        addedDaysAgo: 30,
      },
    },
  ],
};
