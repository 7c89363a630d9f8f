import type { storeTypes } from "#provider/db/tables/stores.ts";
import { words } from "#provider/demo/seed/words.ts";

type Row = typeof storeTypes.$inferInsert;

const kinds = [
  { id: "ramen", name: words("ラーメン", "拉面", "Ramen", "拉麵", "라멘") },
  { id: "sushi", name: words("寿司", "寿司", "Sushi", "壽司", "스시") },
  { id: "soba", name: words("そば・うどん", "荞麦面・乌冬面", "Soba & Udon", "蕎麥麵・烏龍麵", "소바·우동") },
  { id: "izakaya", name: words("居酒屋", "居酒屋", "Izakaya", "居酒屋", "이자카야") },
  { id: "yakitori", name: words("焼き鳥", "烤鸡串", "Yakitori", "串燒雞", "야키토리") },
  { id: "curry", name: words("カレー", "咖喱", "Curry", "咖哩", "카레") },
  { id: "bento", name: words("弁当・定食", "便当・套餐", "Bento & Set Meals", "便當・定食", "도시락·정식") },
  { id: "chinese", name: words("中華", "中餐", "Chinese", "中式料理", "중식") },
  { id: "korean", name: words("韓国料理", "韩国料理", "Korean", "韓式料理", "한식") },
  { id: "burger", name: words("ハンバーガー", "汉堡", "Burgers", "漢堡", "햄버거") },
  { id: "cafe", name: words("カフェ・喫茶", "咖啡馆", "Café", "咖啡館", "카페") },
  { id: "bakery", name: words("パン", "面包房", "Bakery", "麵包店", "베이커리") },
  { id: "sweets", name: words("スイーツ", "甜品", "Sweets", "甜點", "디저트") },
] as const satisfies Omit<Row, "position">[];

/** Kinds of places, in the order in which they are offered to choose from. */
export const storeTypeRows = kinds.map((row, position) => ({ ...row, position }));
