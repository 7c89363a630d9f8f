import { GoodsShowType, OrderType, PayType } from "#contract/enumerations.ts";
import type { WeekHours } from "#contract/store.ts";
import { inEach } from "#provider/db/tables/columns.ts";
import type { categories, goods } from "#provider/db/tables/goods.ts";
import type { mallCategories } from "#provider/db/tables/mall.ts";
import type { stores, storeTypes, tables } from "#provider/db/tables/stores.ts";
import { storeOf } from "#provider/testing/fixture.ts";
import { shipping } from "#provider/testing/mallFixture.ts";
import type { Size } from "./size.ts";

const PLACES = ["渋谷", "新橋", "梅田", "難波", "天神", "札幌", "仙台", "京都", "横浜", "広島"];
const CITIES = [
  [35.66, 139.7],
  [35.67, 139.76],
  [34.7, 135.5],
  [34.66, 135.5],
  [33.59, 130.4],
  [43.06, 141.35],
  [38.26, 140.88],
  [35.01, 135.77],
  [35.44, 139.64],
  [34.39, 132.46],
] as const;
const KINDS = [
  "ラーメン",
  "居酒屋",
  "カフェ",
  "寿司",
  "焼肉",
  "定食",
  "カレー",
  "そば",
  "イタリアン",
  "パン",
];
const DISHES = [
  "醤油ラーメン",
  "味噌ラーメン",
  "餃子",
  "唐揚げ",
  "カレーライス",
  "生ビール",
  "緑茶",
  "天ぷらそば",
  "海鮮丼",
  "プリン",
  "サラダ",
  "ハンバーグ",
];
const HOW = ["特製", "自家製", "季節の", "名物", "昔ながらの", "大盛り", "ミニ", "炙り", "冷やし", "店主の"];
const MALL_KINDS = ["菓子", "茶", "酒", "麺", "惣菜"];
const CATEGORIES = ["おすすめ", "一品", "お食事", "お飲み物"];
const TABLES = 12;
/** Each so many of the stores ships as well. */
const SHIPS = 10;

/** Every day but for the hours between lunch and dinner, as most restaurants. */
const hours: WeekHours = ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((weekday) => ({
  weekday,
  spans: [
    { open: "11:00", close: "15:00", last_order: "14:30" },
    { open: "17:00", close: "23:00", last_order: "22:30" },
  ],
}));

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("There is nothing to take");
  return item;
};
const same = (text: string) => inEach(() => text);

/** A store as the orders need it: its id by its rank, the busiest first, and what it sells. */
export interface Shop {
  readonly id: string;
  readonly tables: readonly string[];
  readonly ships: boolean;
  readonly goods: readonly {
    readonly id: string;
    readonly name: string;
    readonly price: number;
    readonly isDrink: boolean;
  }[];
}

/** The stores of a size: the same ones first whatever the size, so that sizes can be compared. */
export function shopsOf({ goods: all, stores: count }: Size): Shop[] {
  const usual = all / count;
  return Array.from({ length: count }, (_, rank) => {
    const id = `grow-${String(rank + 1).padStart(5, "0")}`;
    // From half of the usual number to one and a half.
    const length = Math.max(4, Math.round(usual * (0.5 + ((rank * 37) % 41) / 40)));
    return {
      id,
      ships: rank % SHIPS === SHIPS - 1,
      tables: Array.from({ length: TABLES }, (__, index) => `${id}-T${index + 1}`),
      goods: Array.from({ length }, (__, index) => {
        const dish = at(DISHES, rank + index);
        return {
          id: `${id}-g${String(index + 1).padStart(3, "0")}`,
          name: `${at(HOW, rank * 3 + index * 7)}${dish}`,
          price: 280 + ((rank * 13 + index * 70) % 1_200),
          isDrink: dish === "生ビール",
        };
      }),
    };
  });
}

export function storeTypeRows(): (typeof storeTypes.$inferInsert)[] {
  return KINDS.map((kind, position) => ({ id: `grow-kind-${position}`, name: same(kind), position }));
}

export function mallCategoryRows(): (typeof mallCategories.$inferInsert)[] {
  return MALL_KINDS.map((kind, position) => ({ id: `grow-mall-${position}`, name: same(kind), position }));
}

export function* storeRows(shops: readonly Shop[], since: Date): Generator<typeof stores.$inferInsert> {
  for (const [rank, { id, ships }] of shops.entries()) {
    const [latitude, longitude] = at(CITIES, rank);
    const name = `${at(KINDS, rank * 7)} ${at(PLACES, rank)} ${rank + 1}号店`;
    const order_types = [
      OrderType.dineIn,
      OrderType.takeAway,
      OrderType.delivery,
      ...(ships ? [OrderType.shipping] : []),
    ];
    yield {
      ...storeOf(id),
      name: same(name),
      latitude: latitude + 0.12 * Math.sin(rank * 12.9898),
      longitude: longitude + 0.12 * Math.cos(rank * 78.233),
      store_type: `grow-kind-${(rank * 7) % KINDS.length}`,
      prefecture: "東京都",
      order_types,
      pay_list: [PayType.cash, PayType.payPay, PayType.card, PayType.wallet, PayType.cashOnDelivery],
      max_distance: 4_000,
      business_hours: hours,
      pickup_hours: hours,
      delivery_hours: hours,
      shipping: ships ? shipping : null,
      registration_number: "T1234567890123",
      created_at: new Date(since.getTime() - rank * 60_000),
    };
  }
}

export function* tableRows(shops: readonly Shop[]): Generator<typeof tables.$inferInsert> {
  for (const { id: store_id, tables: ids } of shops)
    for (const [position, id] of ids.entries())
      yield { id, store_id, name: `T${position + 1}`, seats: 8, position };
}

export function* categoryRows(shops: readonly Shop[]): Generator<typeof categories.$inferInsert> {
  for (const { id: store_id } of shops)
    for (const [position, name] of CATEGORIES.entries())
      yield { id: `${store_id}-c${position}`, store_id, name: same(name), position };
}

export function* goodsRows(shops: readonly Shop[], since: Date): Generator<typeof goods.$inferInsert> {
  for (const { goods: sold, id: store_id, ships } of shops)
    for (const [position, { id, isDrink, name, price }] of sold.entries()) {
      const isShipped = ships && position % 4 === 3;
      yield {
        id,
        store_id,
        category_id: `${store_id}-c${position % CATEGORIES.length}`,
        name: same(name),
        description: same(`${name}です。`),
        price,
        tax_class: isDrink ? "alcohol" : "food",
        show_types: isShipped ? [GoodsShowType.mall] : [GoodsShowType.dineIn, GoodsShowType.offPremises],
        position,
        recommended: position < 3 ? position : null,
        shipping: isShipped
          ? {
              temperature: "ambient",
              weight_grams: 400,
              ships_within_days: 1,
              age_limit: 0,
              origin: same("京都"),
            }
          : null,
        mall_category_id: isShipped ? `grow-mall-${position % MALL_KINDS.length}` : null,
        created_at: since,
      };
    }
}
