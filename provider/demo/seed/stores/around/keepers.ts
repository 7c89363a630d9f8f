import { words } from "#provider/demo/seed/words.ts";

/** Those who answer for a store. */
export const keepers = [
  words("店長 佐藤 健一", "店长 佐藤健一", "Kenichi Sato, manager", "店長 佐藤健一", "점장 사토 겐이치"),
  words(
    "店主 高橋 美咲",
    "店主 高桥美咲",
    "Misaki Takahashi, owner",
    "店主 高橋美咲",
    "점주 다카하시 미사키",
  ),
  words("店長 田中 誠", "店长 田中诚", "Makoto Tanaka, manager", "店長 田中誠", "점장 다나카 마코토"),
  words("代表 山本 葵", "代表 山本葵", "Aoi Yamamoto, proprietor", "代表 山本葵", "대표 야마모토 아오이"),
  words(
    "店主 中村 大輔",
    "店主 中村大辅",
    "Daisuke Nakamura, owner",
    "店主 中村大輔",
    "점주 나카무라 다이스케",
  ),
  words("店長 小林 結衣", "店长 小林结衣", "Yui Kobayashi, manager", "店長 小林結衣", "점장 고바야시 유이"),
  words("店主 加藤 翔", "店主 加藤翔", "Sho Kato, owner", "店主 加藤翔", "점주 가토 쇼"),
];
