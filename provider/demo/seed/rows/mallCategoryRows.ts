import type { mallCategories } from "#provider/db/tables/mall.ts";
import { words } from "#provider/demo/seed/words.ts";

type Row = typeof mallCategories.$inferInsert;

const kinds = [
  { id: "mall-tea", name: words("お茶", "茶", "Tea", "茶", "차") },
  { id: "mall-sweets", name: words("お菓子", "点心", "Sweets", "點心", "과자") },
  { id: "mall-sake", name: words("日本酒", "日本酒", "Sake", "日本酒", "사케") },
  { id: "mall-tableware", name: words("器", "陶瓷器皿", "Tableware", "陶瓷器皿", "그릇") },
  { id: "mall-noodles", name: words("麺", "面条", "Noodles", "麵條", "면") },
  { id: "mall-stationery", name: words("文房具", "文具", "Stationery", "文具", "문구") },
] as const satisfies Omit<Row, "position">[];

/** Kinds of goods across the mall's shops, in the order in which they are offered to choose from. */
export const mallCategoryRows = kinds.map((row, position) => ({ ...row, position }));
