import { oneOf, upTo } from "#provider/demo/seed/optionGroup.ts";
import { words } from "#provider/demo/seed/words.ts";

export const firmness = oneOf(
  "firmness",
  words("麺のかたさ", "面条软硬", "Noodle firmness", "麵條軟硬", "면 익힘"),
  ["firm-regular", words("ふつう", "适中", "Regular", "適中", "보통")],
  ["firm-hard", words("かため", "偏硬", "Firm", "偏硬", "단단하게")],
  ["firm-extra", words("バリカタ", "超硬", "Extra firm", "超硬", "아주 단단하게")],
  ["firm-soft", words("やわらかめ", "偏软", "Soft", "偏軟", "부드럽게")],
);

export const richness = oneOf(
  "richness",
  words("スープの濃さ", "汤头浓淡", "Broth", "湯頭濃淡", "국물 농도"),
  ["rich-regular", words("ふつう", "适中", "Regular", "適中", "보통")],
  ["rich-strong", words("こってり", "浓郁", "Rich", "濃郁", "진하게")],
  ["rich-light", words("あっさり", "清淡", "Light", "清爽", "담백하게")],
);

export const size = oneOf(
  "size",
  words("麺の量", "面量", "Noodle portion", "麵量", "면의 양"),
  ["size-regular", words("並盛（140g）", "标准（140g）", "Regular (140 g)", "一般（140g）", "보통(140g)")],
  ["size-large", words("大盛（210g）", "大份（210g）", "Large (210 g)", "大碗（210g）", "곱빼기(210g)"), 100],
  [
    "size-extra",
    words("特盛（280g）", "特大份（280g）", "Extra large (280 g)", "特大碗（280g）", "특곱빼기(280g)"),
    200,
  ],
);

export const tsukemenSize = oneOf(
  "size",
  words("麺の量", "面量", "Noodle portion", "麵量", "면의 양"),
  ["size-200", words("並盛（200g）", "标准（200g）", "Regular (200 g)", "一般（200g）", "보통(200g)")],
  ["size-300", words("中盛（300g）", "中份（300g）", "Medium (300 g)", "中碗（300g）", "중간(300g)")],
  ["size-400", words("大盛（400g）", "大份（400g）", "Large (400 g)", "大碗（400g）", "곱빼기(400g)"), 120],
);

export const noodleHeat = oneOf(
  "noodle-heat",
  words("麺の温度", "面条冷热", "Noodles served", "麵條冷熱", "면 온도"),
  ["noodle-cold", words("冷もり（冷たい麺）", "冷面", "Chilled", "冷麵", "차가운 면")],
  ["noodle-hot", words("あつもり（温かい麺）", "热面", "Hot", "熱麵", "따뜻한 면")],
);

export const spice = oneOf(
  "spice",
  words("辛さ", "辣度", "Spice level", "辣度", "맵기"),
  ["spice-1", words("1辛（ピリ辛）", "1级（微辣）", "1 – Mild", "1級（微辣）", "1단계(살짝 매운맛)")],
  ["spice-0", words("0辛（辛くない）", "0级（不辣）", "0 – Not spicy", "0級（不辣）", "0단계(맵지 않음)")],
  ["spice-2", words("2辛（中辛）", "2级（中辣）", "2 – Medium", "2級（中辣）", "2단계(중간 매운맛)")],
  ["spice-3", words("3辛（大辛）", "3级（大辣）", "3 – Hot", "3級（大辣）", "3단계(매운맛)"), 50],
  ["spice-5", words("5辛（激辛）", "5级（爆辣）", "5 – Very hot", "5級（爆辣）", "5단계(아주 매운맛)"), 100],
);

export const toppings = upTo(
  5,
  "toppings",
  words(
    "トッピング（5つまで）",
    "加料（最多5种）",
    "Toppings (up to 5)",
    "加料（最多5種）",
    "토핑(최대 5개)",
  ),
  ["top-ajitama", words("味玉", "溏心蛋", "Marinated egg", "溏心蛋", "맛달걀"), 130],
  [
    "top-chashu",
    words(
      "炙りチャーシュー2枚",
      "炙烤叉烧2片",
      "Seared chashu pork, 2 slices",
      "炙燒叉燒2片",
      "구운 차슈 2장",
    ),
    250,
  ],
  ["top-nori", words("のり3枚", "海苔3片", "Nori, 3 sheets", "海苔3片", "김 3장"), 110],
  ["top-menma", words("メンマ", "笋干", "Bamboo shoots", "筍乾", "멘마(죽순)"), 110],
  ["top-negi", words("白髪ねぎ", "葱丝", "Shredded green onion", "蔥絲", "파채"), 100],
  ["top-corn", words("コーン", "玉米粒", "Sweet corn", "玉米粒", "옥수수"), 100],
  ["top-butter", words("バター", "黄油", "Butter", "奶油", "버터"), 80],
  ["top-kikurage", words("きくらげ", "木耳", "Wood ear mushroom", "木耳", "목이버섯"), 100, "sold out"],
);

export const plantToppings = upTo(
  4,
  "toppings",
  words(
    "トッピング（4つまで）",
    "加料（最多4种）",
    "Toppings (up to 4)",
    "加料（最多4種）",
    "토핑(최대 4개)",
  ),
  ["top-nori", words("のり3枚", "海苔3片", "Nori, 3 sheets", "海苔3片", "김 3장"), 110],
  ["top-menma", words("メンマ", "笋干", "Bamboo shoots", "筍乾", "멘마(죽순)"), 110],
  ["top-corn", words("コーン", "玉米粒", "Sweet corn", "玉米粒", "옥수수"), 100],
  ["top-moyashi", words("もやし", "豆芽", "Bean sprouts", "豆芽菜", "숙주나물"), 80],
  ["top-tofu", words("厚揚げ", "炸豆腐", "Fried tofu", "油豆腐", "두부튀김"), 150],
);

export const gyozaPieces = oneOf(
  "pieces",
  words("個数", "数量", "Pieces", "數量", "개수"),
  ["pieces-5", words("5個", "5个", "5 pieces", "5顆", "5개")],
  ["pieces-10", words("10個", "10个", "10 pieces", "10顆", "10개"), 350],
);

export const riceSize = oneOf(
  "rice-size",
  words("サイズ", "份量", "Size", "份量", "사이즈"),
  ["rice-regular", words("並", "标准", "Regular", "一般", "보통")],
  ["rice-small", words("小", "小份", "Small", "小碗", "소")],
  ["rice-large", words("大", "大份", "Large", "大碗", "대"), 60],
);

export const setMain = oneOf(
  "set-main",
  words("らーめんをお選びください", "请选择拉面", "Choose your ramen", "請選擇拉麵", "라멘을 골라 주세요"),
  ["set-shoyu", words("醤油らーめん", "酱油拉面", "Shoyu Ramen", "醬油拉麵", "쇼유 라멘")],
  ["set-shio", words("塩らーめん", "盐味拉面", "Shio Ramen", "鹽味拉麵", "시오 라멘")],
  ["set-miso", words("味噌らーめん", "味噌拉面", "Miso Ramen", "味噌拉麵", "미소 라멘"), 80],
  ["set-tonkotsu", words("豚骨らーめん", "豚骨拉面", "Tonkotsu Ramen", "豚骨拉麵", "돈코츠 라멘"), 80],
);

export const ice = oneOf(
  "ice",
  words("氷", "冰块", "Ice", "冰塊", "얼음"),
  ["ice-regular", words("ふつう", "正常", "Regular", "正常", "보통")],
  ["ice-less", words("少なめ", "少冰", "Less", "少冰", "적게")],
  ["ice-none", words("なし", "去冰", "None", "去冰", "없음")],
);
