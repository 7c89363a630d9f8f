import { maybeOneOf, oneOf, upTo } from "#provider/demo/seed/optionGroup.ts";
import { words } from "#provider/demo/seed/words.ts";

export const hotOrIced = oneOf(
  "temperature",
  words("温度", "冷热", "Hot or iced", "冷熱", "온도"),
  ["temp-hot", words("ホット", "热", "Hot", "熱", "핫")],
  ["temp-iced", words("アイス", "冰", "Iced", "冰", "아이스"), 30],
);

export const cupSize = oneOf(
  "cup",
  words("サイズ", "杯型", "Size", "杯型", "사이즈"),
  ["cup-s", words("S", "小杯（S）", "Small", "小杯（S）", "스몰")],
  ["cup-m", words("M", "中杯（M）", "Medium", "中杯（M）", "미디엄"), 60],
  ["cup-l", words("L", "大杯（L）", "Large", "大杯（L）", "라지"), 120],
);

export const milk = oneOf(
  "milk",
  words("ミルク", "奶类", "Milk", "奶類", "우유"),
  ["milk-whole", words("牛乳", "全脂牛奶", "Whole milk", "全脂鮮奶", "일반 우유")],
  ["milk-low", words("低脂肪乳", "低脂牛奶", "Low-fat milk", "低脂鮮奶", "저지방 우유")],
  ["milk-oat", words("オーツミルク", "燕麦奶", "Oat milk", "燕麥奶", "오트 밀크"), 60],
  ["milk-soy", words("豆乳", "豆奶", "Soy milk", "豆漿", "두유"), 40],
  [
    "milk-almond",
    words("アーモンドミルク", "杏仁奶", "Almond milk", "杏仁奶", "아몬드 밀크"),
    60,
    "sold out",
  ],
);

export const sugar = oneOf(
  "sugar",
  words("甘さ", "甜度", "Sweetness", "甜度", "당도"),
  ["sugar-regular", words("ふつう", "全糖", "Regular", "正常甜", "보통")],
  ["sugar-half", words("半分", "半糖", "Half", "半糖", "절반")],
  ["sugar-none", words("なし", "无糖", "None", "無糖", "없음")],
);

export const ice = oneOf(
  "ice",
  words("氷", "冰块", "Ice", "冰塊", "얼음"),
  ["ice-regular", words("ふつう", "正常冰", "Regular", "正常冰", "보통")],
  ["ice-less", words("少なめ", "少冰", "Less", "少冰", "적게")],
  ["ice-none", words("なし", "去冰", "None", "去冰", "없음")],
);

export const coffeeExtras = upTo(
  3,
  "coffee-extras",
  words(
    "カスタマイズ（3つまで）",
    "加料（最多3种）",
    "Extras (up to 3)",
    "加料（最多3種）",
    "추가(최대 3개)",
  ),
  [
    "extra-shot",
    words("エスプレッソショット", "浓缩咖啡一份", "Espresso shot", "濃縮咖啡一份", "에스프레소 샷"),
    60,
  ],
  ["extra-vanilla", words("バニラシロップ", "香草糖浆", "Vanilla syrup", "香草糖漿", "바닐라 시럽"), 50],
  ["extra-caramel", words("キャラメルシロップ", "焦糖糖浆", "Caramel syrup", "焦糖糖漿", "캐러멜 시럽"), 50],
  ["extra-cream", words("ホイップクリーム", "奶油顶", "Whipped cream", "鮮奶油", "휘핑크림"), 80],
  ["extra-cinnamon", words("シナモン", "肉桂粉", "Cinnamon", "肉桂粉", "시나몬")],
);

export const beans = oneOf(
  "beans",
  words("豆", "咖啡豆", "Beans", "咖啡豆", "원두"),
  [
    "beans-house",
    words(
      "こもれびブレンド（中深煎り）",
      "树影拼配（中深烘）",
      "House blend (medium-dark)",
      "樹影配方（中深焙）",
      "하우스 블렌드(중강배전)",
    ),
  ],
  [
    "beans-ethiopia",
    words(
      "エチオピア（浅煎り）",
      "埃塞俄比亚（浅烘）",
      "Ethiopia (light)",
      "衣索比亞（淺焙）",
      "에티오피아(약배전)",
    ),
    80,
  ],
  [
    "beans-mandheling",
    words("マンデリン（深煎り）", "曼特宁（深烘）", "Mandheling (dark)", "曼特寧（深焙）", "만델링(강배전)"),
    80,
  ],
  ["beans-decaf", words("カフェインレス", "低因", "Decaf", "低咖啡因", "디카페인"), 50],
);

export const setDrink = oneOf(
  "set-drink",
  words("お飲み物", "饮品", "Drink", "飲品", "음료"),
  ["set-coffee", words("ブレンドコーヒー", "拼配咖啡", "House coffee", "綜合咖啡", "블렌드 커피")],
  ["set-iced-coffee", words("アイスコーヒー", "冰咖啡", "Iced coffee", "冰咖啡", "아이스커피")],
  ["set-tea", words("紅茶", "红茶", "Tea", "紅茶", "홍차")],
  ["set-orange", words("オレンジジュース", "橙汁", "Orange juice", "柳橙汁", "오렌지 주스")],
  ["set-latte", words("カフェラテ", "拿铁", "Caffè latte", "拿鐵", "카페라테"), 80],
);

export const eggStyle = oneOf(
  "egg",
  words("卵の焼き方", "鸡蛋做法", "Eggs", "蛋的做法", "달걀 조리법"),
  ["egg-fried", words("目玉焼き", "煎蛋", "Fried", "荷包蛋", "프라이")],
  ["egg-scrambled", words("スクランブル", "炒蛋", "Scrambled", "炒蛋", "스크램블")],
  ["egg-boiled", words("ゆで卵", "水煮蛋", "Boiled", "水煮蛋", "삶은 달걀")],
);

export const lunchSide = maybeOneOf(
  "lunch-side",
  words("セットで追加", "加点套餐", "Make it a set", "加點套餐", "세트 추가"),
  ["side-salad", words("ミニサラダ", "迷你沙拉", "Small salad", "迷你沙拉", "미니 샐러드"), 180],
  ["side-soup", words("本日のスープ", "今日例汤", "Soup of the day", "本日例湯", "오늘의 수프"), 200],
  ["side-both", words("サラダとスープ", "沙拉和例汤", "Salad and soup", "沙拉與例湯", "샐러드와 수프"), 330],
);

export const pastaSize = oneOf(
  "pasta-size",
  words("量", "份量", "Portion", "份量", "양"),
  ["pasta-regular", words("並", "标准", "Regular", "一般", "보통")],
  ["pasta-large", words("大盛", "大份", "Large", "大份", "곱빼기"), 150],
);

export const toastExtras = upTo(
  2,
  "toast-extras",
  words(
    "ジャム・はちみつ（2つまで）",
    "果酱・蜂蜜（最多2种）",
    "Jam or honey (up to 2)",
    "果醬・蜂蜜（最多2種）",
    "잼·꿀(최대 2개)",
  ),
  ["jam-strawberry", words("いちごジャム", "草莓酱", "Strawberry jam", "草莓果醬", "딸기잼"), 60],
  ["jam-marmalade", words("マーマレード", "橙皮果酱", "Marmalade", "柑橘果醬", "마멀레이드"), 60],
  ["jam-honey", words("はちみつ", "蜂蜜", "Honey", "蜂蜜", "꿀"), 80],
  ["jam-anko", words("小倉あん", "红豆馅", "Sweet red beans", "紅豆餡", "팥소"), 80],
);

export const cakeSide = upTo(
  2,
  "cake-side",
  words(
    "添えもの（2つまで）",
    "配料（最多2种）",
    "On the side (up to 2)",
    "配料（最多2種）",
    "곁들임(최대 2개)",
  ),
  ["cake-cream", words("ホイップクリーム", "奶油", "Whipped cream", "鮮奶油", "휘핑크림"), 80],
  [
    "cake-ice",
    words("バニラアイス", "香草冰淇淋", "Vanilla ice cream", "香草冰淇淋", "바닐라 아이스크림"),
    150,
  ],
  ["cake-berry", words("ベリーソース", "莓果酱", "Berry sauce", "莓果醬", "베리 소스"), 60],
);

export const grind = oneOf(
  "grind",
  words("挽き方", "研磨", "Grind", "研磨", "분쇄"),
  ["grind-beans", words("豆のまま", "不研磨", "Whole beans", "不研磨", "원두 그대로")],
  ["grind-paper", words("ペーパードリップ用", "滤纸手冲", "Paper filter", "濾紙手沖", "핸드드립용")],
  ["grind-french", words("フレンチプレス用", "法压壶", "French press", "法式濾壓", "프렌치프레스용")],
  ["grind-espresso", words("エスプレッソ用", "意式浓缩", "Espresso", "義式濃縮", "에스프레소용")],
);
