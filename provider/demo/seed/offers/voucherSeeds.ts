import type { Localized } from "#provider/db/tables/columns.ts";
import type { PictureName } from "#provider/demo/seed/pictureOf.ts";
import { words } from "#provider/demo/seed/words.ts";

interface VoucherSeed {
  readonly id: string;
  readonly store_id: string;
  /** Without the store's id; none: for all of its goods. */
  readonly goods: readonly string[];
  readonly picture: PictureName;
  readonly name: Localized;
  readonly description: Localized;
  /** Yen: what is paid, and what it is worth. */
  readonly price: number;
  readonly amount: number;
}

/** The demo's goods vouchers. */
export const voucherSeeds: readonly VoucherSeed[] = [
  {
    id: "noodles",
    store_id: "ramen",
    goods: ["shoyu", "shio", "miso", "tonkotsu"],
    picture: "cover/ramen",
    name: words("らーめん商品券", "拉面商品券", "Ramen voucher", "拉麵禮券", "라멘 상품권"),
    description: words(
      "定番のらーめん4種にお使いいただけます。",
      "可用于4款招牌拉面。",
      "For the four classic ramen.",
      "可用於4款招牌拉麵。",
      "대표 라멘 4종에 사용할 수 있습니다.",
    ),
    price: 2_800,
    amount: 3_000,
  },
  {
    id: "coffee",
    store_id: "cafe",
    goods: ["blend", "americano", "latte", "cappuccino", "espresso", "cold-brew"],
    picture: "cover/cafe",
    name: words("コーヒー回数券", "咖啡商品券", "Coffee voucher", "咖啡禮券", "커피 상품권"),
    description: words(
      "コーヒー6種にお使いいただけます。毎朝の一杯に。",
      "可用于6款咖啡，适合每天早晨的一杯。",
      "For six kinds of coffee: a cup for every morning.",
      "可用於6款咖啡，適合每天早晨的一杯。",
      "커피 6종에 사용할 수 있습니다. 매일 아침 한 잔으로.",
    ),
    price: 4_500,
    amount: 5_000,
  },
  {
    id: "skewers",
    store_id: "izakaya",
    goods: ["yaki-mori", "yaki-momo", "yaki-negima", "yaki-tsukune", "yaki-tebasaki"],
    picture: "cover/izakaya",
    name: words("串焼き商品券", "烤串商品券", "Skewer voucher", "烤串禮券", "꼬치구이 상품권"),
    description: words(
      "炭火の串焼きにお使いいただけます。",
      "可用于炭火烤串。",
      "For skewers from the charcoal grill.",
      "可用於炭火烤串。",
      "숯불 꼬치구이에 사용할 수 있습니다.",
    ),
    price: 2_000,
    amount: 2_200,
  },
  {
    id: "gift",
    store_id: "jiyugaoka-tsubomi",
    goods: [],
    picture: "cover/sweets",
    name: words("お菓子ギフト券", "甜点商品券", "Sweets gift voucher", "甜點禮券", "디저트 상품권"),
    description: words(
      "お店のお菓子すべてにお使いいただけます。贈りものにも。",
      "可用于店内所有甜点，送礼自用皆宜。",
      "For everything in the shop, as a present too.",
      "可用於店內所有甜點，送禮自用皆宜。",
      "매장의 모든 디저트에 사용할 수 있습니다. 선물로도 좋습니다.",
    ),
    price: 3_000,
    amount: 3_000,
  },
];
