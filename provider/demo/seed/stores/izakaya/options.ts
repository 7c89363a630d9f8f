import { maybeOneOf, oneOf, someOf, upTo } from "#provider/demo/seed/optionGroup.ts";
import { words } from "#provider/demo/seed/words.ts";

export const seasoning = oneOf(
  "seasoning",
  words("味付け", "口味", "Seasoning", "調味", "양념"),
  ["season-tare", words("タレ", "酱汁", "Sweet soy glaze", "醬汁", "타레(간장 소스)")],
  ["season-salt", words("塩", "盐烤", "Salt", "鹽烤", "소금")],
);

export const skewerCount = oneOf(
  "skewers",
  words("本数", "数量", "Skewers", "串數", "개수"),
  ["skewer-1", words("1本", "1串", "1 skewer", "1串", "1개")],
  ["skewer-2", words("2本", "2串", "2 skewers", "2串", "2개"), 190],
  ["skewer-3", words("3本", "3串", "3 skewers", "3串", "3개"), 380],
);

export const skewerExtras = upTo(
  2,
  "skewer-extras",
  words("薬味（2つまで）", "佐料（最多2种）", "On the side (up to 2)", "佐料（最多2種）", "곁들임(최대 2개)"),
  ["extra-shichimi", words("七味唐辛子", "七味辣椒粉", "Seven-spice chili", "七味粉", "시치미")],
  ["extra-yuzukosho", words("柚子胡椒", "柚子胡椒", "Yuzu pepper", "柚子胡椒", "유즈코쇼"), 50],
  ["extra-karashi", words("和からし", "日式芥末酱", "Japanese mustard", "日式黃芥末", "겨자")],
  ["extra-lemon", words("レモン", "柠檬", "Lemon", "檸檬", "레몬"), 50],
);

export const strength = oneOf(
  "strength",
  words("濃さ", "浓度", "Strength", "濃度", "농도"),
  ["strength-regular", words("ふつう", "标准", "Regular", "一般", "보통")],
  ["strength-light", words("薄め", "清淡", "Light", "清淡", "연하게")],
  ["strength-strong", words("濃いめ", "加浓", "Strong", "加濃", "진하게"), 100],
);

export const sakeTemperature = oneOf(
  "sake-temperature",
  words("飲み方", "喝法", "Served", "喝法", "마시는 방법"),
  ["sake-cold", words("冷酒", "冰镇", "Chilled", "冰鎮", "차갑게")],
  ["sake-room", words("常温", "常温", "Room temperature", "常溫", "상온")],
  ["sake-warm", words("ぬる燗（40℃）", "温热（40℃）", "Warm (40 °C)", "溫熱（40℃）", "미지근하게(40℃)")],
  ["sake-hot", words("熱燗（50℃）", "热酒（50℃）", "Hot (50 °C)", "熱酒（50℃）", "뜨겁게(50℃)")],
);

export const sakeSize = oneOf(
  "sake-size",
  words("量", "份量", "Size", "份量", "양"),
  ["sake-glass", words("グラス（90ml）", "杯（90ml）", "Glass (90 ml)", "杯裝（90ml）", "잔(90ml)")],
  [
    "sake-ichigo",
    words("一合（180ml）", "一合（180ml）", "Flask (180 ml)", "一合（180ml）", "1홉(180ml)"),
    480,
  ],
);

export const mixer = oneOf(
  "mixer",
  words("割り方", "调法", "Mixed with", "調法", "마시는 방법"),
  ["mix-rock", words("ロック", "加冰", "On the rocks", "加冰", "온더록")],
  ["mix-water", words("水割り", "兑水", "Water", "加水", "물에 타서")],
  ["mix-hot", words("お湯割り", "兑热水", "Hot water", "加熱水", "뜨거운 물에 타서")],
  ["mix-soda", words("ソーダ割り", "兑苏打水", "Soda", "加蘇打", "소다에 타서"), 50],
);

export const potFor = oneOf(
  "pot-for",
  words("人数", "人数", "Serves", "人數", "인분"),
  ["pot-1", words("1人前", "1人份", "1", "1人份", "1인분")],
  ["pot-2", words("2人前", "2人份", "2", "2人份", "2인분"), 1280],
  ["pot-3", words("3人前", "3人份", "3", "3人份", "3인분"), 2460],
);

export const potExtras = upTo(
  3,
  "pot-extras",
  words(
    "追加の具（3つまで）",
    "加料（最多3种）",
    "Add to the pot (up to 3)",
    "加料（最多3種）",
    "추가 재료(최대 3개)",
  ),
  ["pot-nira", words("ニラ", "韭菜", "Garlic chives", "韭菜", "부추"), 150],
  ["pot-tofu", words("豆腐", "豆腐", "Tofu", "豆腐", "두부"), 180],
  ["pot-pork", words("豚バラ", "五花肉", "Pork belly", "五花肉", "삼겹살"), 380],
  ["pot-mochi", words("餅", "年糕", "Rice cake", "麻糬", "떡"), 180],
  ["pot-champon", words("ちゃんぽん麺", "强棒面", "Champon noodles", "強棒麵", "짬뽕면"), 280],
);

export const odenPieces = someOf(
  5,
  "oden",
  words(
    "お好きな具（5つまで）",
    "任选食材（1至5种）",
    "Choose 1 to 5",
    "任選食材（1至5種）",
    "재료 선택(1~5개)",
  ),
  ["oden-daikon", words("大根", "白萝卜", "Daikon", "白蘿蔔", "무")],
  ["oden-egg", words("玉子", "鸡蛋", "Egg", "水煮蛋", "달걀")],
  ["oden-konnyaku", words("こんにゃく", "魔芋", "Konnyaku", "蒟蒻", "곤약")],
  ["oden-hanpen", words("はんぺん", "鱼肉山芋饼", "Hanpen fish cake", "半平魚漿餅", "한펜")],
  ["oden-kinchaku", words("餅巾着", "年糕福袋", "Rice cake pouch", "麻糬福袋", "떡 주머니"), 60],
  ["oden-gyusuji", words("牛すじ", "牛筋", "Beef tendon", "牛筋", "소 힘줄"), 120],
  ["oden-tako", words("たこ", "章鱼", "Octopus", "章魚", "문어"), 150, "sold out"],
);

export const friesFlavour = oneOf(
  "flavour",
  words("味", "口味", "Flavor", "口味", "맛"),
  ["flavour-salt", words("うす塩", "淡盐", "Light salt", "薄鹽", "소금")],
  ["flavour-nori", words("のり塩", "海苔盐", "Nori salt", "海苔鹽", "김 소금")],
  ["flavour-consomme", words("コンソメ", "法式清汤", "Consommé", "法式清湯", "콩소메")],
  ["flavour-mentai", words("明太マヨ", "明太子蛋黄酱", "Spicy roe mayo", "明太子美乃滋", "명란 마요"), 100],
);

export const wasabi = maybeOneOf(
  "wasabi",
  words("わさび", "芥末", "Wasabi", "芥末", "와사비"),
  [
    "wasabi-fresh",
    words("本わさびに変更", "换成鲜磨山葵", "Freshly grated wasabi", "換成現磨山葵", "생와사비로 변경"),
    180,
  ],
  ["wasabi-none", words("わさび抜き", "不要芥末", "No wasabi", "不要芥末", "와사비 빼기")],
);
