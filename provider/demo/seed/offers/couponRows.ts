import type { coupons } from "#provider/db/tables/coupons.ts";
import { pictureOf } from "#provider/demo/seed/pictureOf.ts";
import type { StoreSeed } from "#provider/demo/seed/storeSeed.ts";
import { words } from "#provider/demo/seed/words.ts";
import { lastMinute } from "./lastMinute.ts";
import { shownCoupons } from "./shownCoupons.ts";

type Row = typeof coupons.$inferInsert;

const DAY = 86_400_000;
/** Every so many of the stores has a coupon. */
const EVERY = 3;

const texts = (ja: string, zh: string, en: string, tw: string, ko: string) => ({
  description: words(ja, zh, en, tw, ko),
});

/** What stores give, in turn. */
const kinds: readonly Pick<
  Row,
  | "name"
  | "description"
  | "discount_type"
  | "discount_price"
  | "max_discount"
  | "minimum_spend"
  | "receive_type"
  | "member_type"
  | "limit_total"
>[] = [
  {
    name: words("200円引き", "立减200日元", "¥200 off", "折200圓", "200엔 할인"),
    ...texts(
      "1,500円以上のご注文で使えます。",
      "满1,500日元可用。",
      "On orders of ¥1,500 or more.",
      "滿1,500圓可用。",
      "1,500엔 이상 주문 시 사용할 수 있습니다.",
    ),
    discount_type: 2,
    discount_price: 200,
    minimum_spend: 1500,
  },
  {
    name: words(
      "はじめての方 15%OFF",
      "新客85折",
      "15% off your first order",
      "新客85折",
      "첫 주문 15% 할인",
    ),
    ...texts(
      "はじめてご注文の会員様に。割引は600円まで。",
      "首次下单的会员专享，最多减600日元。",
      "For members who order for the first time; at most ¥600.",
      "首次下單的會員專享，最多折600圓。",
      "처음 주문하시는 회원께. 최대 600엔 할인.",
    ),
    discount_type: 1,
    discount_price: 15,
    max_discount: 600,
    receive_type: 2,
    member_type: "new",
  },
  {
    name: words("500円引き", "立减500日元", "¥500 off", "折500圓", "500엔 할인"),
    ...texts(
      "3,000円以上のご注文で。先着100名様。",
      "满3,000日元可用，限前100名。",
      "On orders of ¥3,000 or more, for the first hundred.",
      "滿3,000圓可用，限前100名。",
      "3,000엔 이상 주문 시. 선착순 100명.",
    ),
    discount_type: 2,
    discount_price: 500,
    minimum_spend: 3000,
    limit_total: 100,
  },
];

/** Coupons of every third listed store, those that show each kind of limit, and one of the operator's for all: given out for sixty days, good for thirty. */
export function couponRows(stores: readonly StoreSeed[], now: Date): Row[] {
  const given = {
    start_time: new Date(now.getTime() - DAY),
    end_time: lastMinute(now, 60),
    validity_days: 30,
    created_at: now,
  };
  const giving = stores.filter(({ isListed }, index) => isListed && index % EVERY === 0);
  const ofStores = giving.flatMap((store, index): Row[] => {
    const kind = kinds[index % kinds.length];
    if (kind === undefined) return [];
    const picture = store.logo === null ? null : pictureOf(store.logo);
    return [{ ...given, ...kind, id: `coupon-${store.id}`, store_id: store.id, picture }];
  });
  return [
    ...ofStores,
    ...shownCoupons.map((coupon) => ({ ...given, ...coupon })),
    {
      ...given,
      id: "coupon-welcome",
      store_id: null,
      name: words(
        "ようこそ 300円引き",
        "欢迎礼 立减300日元",
        "Welcome: ¥300 off",
        "歡迎禮 折300圓",
        "환영합니다 300엔 할인",
      ),
      ...texts(
        "どのお店でも、2,000円以上のご注文で使えます。",
        "所有商家通用，满2,000日元可用。",
        "At any store, on orders of ¥2,000 or more.",
        "所有店家通用，滿2,000圓可用。",
        "모든 매장에서 2,000엔 이상 주문 시 사용할 수 있습니다.",
      ),
      scope_label: "unlimited",
      receive_type: 2,
      member_type: "new",
      discount_type: 2,
      discount_price: 300,
      minimum_spend: 2000,
    },
  ];
}
