import type { ShopShipping } from "#provider/db/tables/mall.ts";
import { words } from "#provider/demo/seed/words.ts";

const clock = (text: string) => words(text, text, text, text, text);

/** Spans of the day as Japan's large carriers let one choose them. */
export const sections: ShopShipping["delivery_sections"] = [
  { delivery_section: "am", name: words("午前中", "上午", "Morning", "上午", "오전") },
  { delivery_section: "14-16", name: clock("14:00–16:00") },
  { delivery_section: "16-18", name: clock("16:00–18:00") },
  { delivery_section: "18-20", name: clock("18:00–20:00") },
  { delivery_section: "19-21", name: clock("19:00–21:00") },
];

/** Carriers, by the names that src/domain/delivery/trackingLink.ts knows. */
export const carriers = {
  yamato: words(
    "ヤマト運輸",
    "雅玛多运输（黑猫宅急便）",
    "Yamato Transport",
    "雅瑪多運輸（黑貓宅急便）",
    "야마토 운수",
  ),
  sagawa: words("佐川急便", "佐川急便", "Sagawa Express", "佐川急便", "사가와 익스프레스"),
  japanPost: words("日本郵便", "日本邮政", "Japan Post", "日本郵便", "일본우편"),
} as const;
