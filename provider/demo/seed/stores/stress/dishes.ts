import type { Localized } from "#provider/db/tables/columns.ts";
import type { PictureName } from "#provider/demo/seed/pictureOf.ts";
import { words } from "#provider/demo/seed/words.ts";

export interface Dish {
  readonly id: string;
  readonly name: Localized;
  readonly price: number;
  readonly pictures: readonly [PictureName, ...PictureName[]];
}

const dish = (
  id: string,
  name: Localized,
  price: number,
  ...pictures: [PictureName, ...PictureName[]]
): Dish => ({ id, name, price, pictures });

/** The hall's forty kinds of dishes: each is a category of its own. */
export const dishes: readonly Dish[] = [
  dish(
    "ramen",
    words("らーめん", "拉面", "Ramen", "拉麵", "라멘"),
    880,
    "dish/ramen-shoyu",
    "dish/ramen-shio",
    "dish/ramen-miso",
    "dish/ramen-tonkotsu",
    "dish/ramen-tantan",
  ),
  dish(
    "tsukemen",
    words("つけ麺", "沾面", "Tsukemen", "沾麵", "츠케멘"),
    920,
    "dish/tsukemen",
    "dish/tsukemen-deluxe",
  ),
  dish(
    "mazesoba",
    words("まぜそば", "拌面", "Mazesoba", "拌麵", "마제소바"),
    900,
    "dish/mazesoba",
    "dish/aburasoba",
  ),
  dish("udon", words("うどん", "乌冬面", "Udon", "烏龍麵", "우동"), 720, "dish/yaki-udon"),
  dish("soba", words("そば", "荞麦面", "Soba", "蕎麥麵", "소바"), 740, "dish/soba"),
  dish("chilled-noodles", words("冷やし麺", "凉面", "Chilled Noodles", "涼麵", "냉면"), 860, "dish/hiyashi"),
  dish(
    "wonton",
    words("ワンタン麺", "馄饨面", "Wonton Noodles", "餛飩麵", "완탄멘"),
    940,
    "dish/ramen-wonton",
  ),
  dish(
    "pasta",
    words("パスタ", "意面", "Pasta", "義大利麵", "파스타"),
    980,
    "dish/napolitan",
    "dish/carbonara",
    "dish/basil-pasta",
  ),
  dish(
    "rice-bowl",
    words("丼", "盖饭", "Rice Bowl", "丼飯", "덮밥"),
    780,
    "dish/chashu-don",
    "dish/negi-don",
    "dish/mentai-gohan",
  ),
  dish("fried-rice", words("チャーハン", "炒饭", "Fried Rice", "炒飯", "볶음밥"), 760, "dish/chahan"),
  dish("curry", words("カレー", "咖喱", "Curry", "咖哩", "카레"), 820, "dish/curry"),
  dish("hayashi", words("ハヤシライス", "烩饭", "Hayashi Rice", "燴飯", "하야시라이스"), 880, "dish/hayashi"),
  dish("omurice", words("オムライス", "蛋包饭", "Omurice", "蛋包飯", "오므라이스"), 920, "dish/omurice"),
  dish("doria", words("ドリア", "焗饭", "Doria", "焗飯", "도리아"), 960, "dish/doria"),
  dish(
    "onigiri",
    words("おにぎり", "饭团", "Rice Ball", "飯糰", "주먹밥"),
    180,
    "dish/onigiri",
    "dish/yaki-onigiri",
  ),
  dish("ochazuke", words("お茶漬け", "茶泡饭", "Ochazuke", "茶泡飯", "오차즈케"), 480, "dish/ochazuke"),
  dish("zosui", words("雑炊", "杂炊粥", "Rice Soup", "雜炊粥", "죽"), 560, "dish/zosui"),
  dish(
    "set-meal",
    words("定食", "套餐", "Set Meal", "定食", "정식"),
    1080,
    "dish/course-omakase",
    "dish/morning-rice",
  ),
  dish("gyoza", words("餃子", "饺子", "Gyoza", "餃子", "교자"), 420, "dish/gyoza", "dish/gyoza-shiso"),
  dish("dumpling", words("水餃子", "水饺", "Boiled Dumplings", "水餃", "물만두"), 460, "dish/sui-gyoza"),
  dish(
    "karaage",
    words("唐揚げ", "炸物", "Karaage", "唐揚炸物", "가라아게"),
    620,
    "dish/karaage",
    "dish/karaage-izakaya",
  ),
  dish("tempura", words("天ぷら", "天妇罗", "Tempura", "天婦羅", "튀김"), 880, "dish/tempura"),
  dish(
    "cutlet",
    words("メンチカツ", "炸肉饼", "Menchi Cutlet", "炸肉餅", "멘치카츠"),
    680,
    "dish/menchi",
    "dish/ebi-fry",
  ),
  dish("nanban", words("南蛮漬け", "南蛮渍", "Nanban", "南蠻漬", "난반"), 640, "dish/nanban"),
  dish(
    "skewer",
    words("串焼き", "烤串", "Skewers", "串燒", "꼬치구이"),
    480,
    "dish/yakitori-momo",
    "dish/yakitori-negima",
    "dish/yakitori-tsukune",
    "dish/yakitori-pork",
    "dish/yakitori-shiitake",
  ),
  dish("teppan", words("鉄板焼き", "铁板烧", "Teppanyaki", "鐵板燒", "철판구이"), 1280, "dish/steak"),
  dish(
    "okonomiyaki",
    words("お好み焼き", "大阪烧", "Okonomiyaki", "大阪燒", "오코노미야키"),
    860,
    "dish/okonomiyaki",
  ),
  dish(
    "hamburg",
    words("ハンバーグ", "汉堡排", "Hamburg Steak", "漢堡排", "함박스테이크"),
    1080,
    "dish/hamburg",
  ),
  dish("hot-pot", words("鍋", "锅", "Hot Pot", "鍋", "전골"), 1380, "dish/nabe-motsu", "dish/nabe-yose"),
  dish("oden", words("おでん", "关东煮", "Oden", "關東煮", "오뎅"), 620, "dish/oden"),
  dish("ankake", words("あんかけ", "勾芡烩", "Ankake", "燴羹", "안카케"), 520, "dish/agedashi"),
  dish("stir-fry", words("炒め", "小炒", "Stir-fry", "快炒", "볶음"), 620, "dish/moyashi"),
  dish("salad", words("サラダ", "沙拉", "Salad", "沙拉", "샐러드"), 640, "dish/salad", "dish/potato-salad"),
  dish("soup", words("スープ", "汤", "Soup", "湯", "수프"), 420, "dish/soup"),
  dish(
    "sandwich",
    words("サンドイッチ", "三明治", "Sandwich", "三明治", "샌드위치"),
    620,
    "dish/egg-sando",
    "dish/mix-sando",
    "dish/katsu-sando",
  ),
  dish(
    "toast",
    words("トースト", "吐司", "Toast", "吐司", "토스트"),
    480,
    "dish/butter-toast",
    "dish/pizza-toast",
    "dish/cheese-toast",
  ),
  dish(
    "kids-plate",
    words("お子様プレート", "儿童餐", "Kids' Plate", "兒童餐", "어린이 플레이트"),
    580,
    "dish/set-kids",
  ),
  dish(
    "lunch-plate",
    words("ランチプレート", "午餐拼盘", "Lunch Plate", "午餐拼盤", "런치 플레이트"),
    1080,
    "dish/lunch-plate",
    "dish/morning-egg",
  ),
  dish(
    "gozen",
    words("らーめんセット", "拉面套餐", "Ramen Set", "拉麵套餐", "라멘 세트"),
    1280,
    "dish/set-gyoza",
    "dish/set-chahan",
  ),
  dish(
    "small-plate",
    words("小鉢", "小碟", "Small Plate", "小菜", "작은 접시"),
    320,
    "dish/kimchi",
    "dish/menma",
    "dish/cucumber",
  ),
];
