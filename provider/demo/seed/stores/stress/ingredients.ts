import type { Allergen } from "#contract/allergens.ts";
import type { GoodsTag } from "#contract/goods.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import { words } from "#provider/demo/seed/words.ts";

export interface Ingredient {
  readonly id: string;
  readonly name: Localized;
  readonly price: number;
  readonly allergens: readonly Allergen[];
}

const ingredient = (id: string, name: Localized, price: number, ...allergens: Allergen[]): Ingredient => ({
  id,
  name,
  price,
  allergens,
});

export const ingredients: readonly Ingredient[] = [
  ingredient("chicken", words("鶏", "鸡肉", "Chicken", "雞肉", "닭고기"), 0),
  ingredient("pork", words("豚", "猪肉", "Pork", "豬肉", "돼지고기"), 30),
  ingredient("beef", words("牛", "牛肉", "Beef", "牛肉", "소고기"), 120),
  ingredient("prawn", words("海老", "鲜虾", "Shrimp", "鮮蝦", "새우"), 140, "shrimp"),
  ingredient("salmon", words("鮭", "三文鱼", "Salmon", "鮭魚", "연어"), 90, "fish"),
  ingredient("crab", words("かに", "蟹肉", "Crab", "蟹肉", "게살"), 220, "crab"),
  ingredient("mushroom", words("きのこ", "蘑菇", "Mushroom", "菇菇", "버섯"), 20),
  ingredient("vegetable", words("彩り野菜", "时蔬", "Garden Vegetable", "彩蔬", "채소"), 10),
  ingredient("egg", words("玉子", "鸡蛋", "Egg", "雞蛋", "달걀"), 0, "egg"),
  ingredient("tofu", words("豆腐", "豆腐", "Tofu", "豆腐", "두부"), 0, "soybean"),
];

export interface Style {
  readonly id: string;
  /** Stands before the ingredient; empty for the plain dish. */
  readonly name: Localized;
  readonly about: Localized;
  readonly factor: number;
  readonly tags: readonly GoodsTag[];
}

export const styles: readonly Style[] = [
  {
    id: "plain",
    name: words("", "", "", "", ""),
    about: words(
      "毎日食べたい、いつもの味。",
      "每天都想吃的家常味道。",
      "The everyday taste.",
      "每天都想吃的家常味道。",
      "매일 먹고 싶은 평소의 맛.",
    ),
    factor: 1,
    tags: [],
  },
  {
    id: "deluxe",
    name: words("特製", "特制", "Deluxe", "特製", "특제"),
    about: words(
      "具を二倍にした、ごちそう仕立て。",
      "加倍用料的豪华版。",
      "Twice the topping, for a good day.",
      "加倍用料的豪華版。",
      "재료를 두 배로 올린 한 그릇.",
    ),
    factor: 1.35,
    tags: ["popular"],
  },
  {
    id: "spicy",
    name: words("旨辛", "香辣", "Spicy", "香辣", "매운"),
    about: words(
      "自家製の辛味だれで、あとを引く辛さ。",
      "自制辣酱，越吃越香。",
      "With our own chili paste.",
      "自製辣醬，越吃越香。",
      "수제 매운 양념으로 자꾸 당기는 맛.",
    ),
    factor: 1.08,
    tags: ["spicy"],
  },
  {
    id: "yuzu",
    name: words("柚子香る", "柚香", "Yuzu", "柚香", "유자향"),
    about: words(
      "高知の柚子をひとしぼり。",
      "滴入高知柚子汁。",
      "With a squeeze of Kochi yuzu.",
      "滴入高知柚子汁。",
      "고치현 유자를 살짝 짜 넣었습니다.",
    ),
    factor: 1.05,
    tags: ["new"],
  },
  {
    id: "mini",
    name: words("ミニ", "迷你", "Mini", "迷你", "미니"),
    about: words(
      "もう一品ほしいときの小さなサイズ。",
      "想多点一道时的小份。",
      "A smaller one, for when you want two.",
      "想多點一道時的小份。",
      "한 가지 더 먹고 싶을 때의 작은 사이즈.",
    ),
    factor: 0.65,
    tags: [],
  },
];
