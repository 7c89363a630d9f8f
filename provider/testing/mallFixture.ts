import type { RequestOf } from "#contract/call.ts";
import { addrAdd } from "#contract/calls/addresses.ts";
import { mallCreateOrder } from "#contract/calls/mallOrder.ts";
import { DiscountType, GoodsShowType, OptionNeed, OrderType, PayType } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import { type GoodsShipping, mallCategories, type ShopShipping } from "#provider/db/tables/mall.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { prefectures } from "#provider/places/prefectures.ts";
import { updateGoodsSearch } from "#provider/search/updateGoods.ts";
import { NOON, storeOf, words } from "./fixture.ts";
import { attemptId, guest, type Planted, taken } from "./guest.ts";

type GoodsInsert = typeof goods.$inferInsert;

const fees: ShopShipping["fees"] = prefectures.map(({ name }) => ({
  prefecture: name.ja,
  is_shipped_to: 1,
  fee: name.ja === "沖縄県" ? 1_800 : 700,
  chilled_fee: 300,
  frozen_fee: 500,
}));

/** How the fixture's shops ship: 700 yen a parcel, 1,800 to Okinawa, free from 5,000 yen on, in two days. */
export const shipping: ShopShipping = {
  fees,
  freeprice: 5_000,
  is_island_excepted: 1,
  parcel_grams: 10_000,
  delivery_company: words("ヤマト運輸"),
  delivery_sections: [
    { delivery_section: "am", name: words("Morning") },
    { delivery_section: "18-20", name: words("18:00–20:00") },
  ],
  transit_days: 1,
  days_ahead: 7,
};

const ships = (changes: Partial<GoodsShipping> = {}): GoodsShipping => ({
  temperature: "ambient",
  weight_grams: 500,
  ships_within_days: 1,
  age_limit: 0,
  origin: words("Uji"),
  ...changes,
});

const sizes: NonNullable<GoodsInsert["option_groups"]> = [
  {
    group_id: "size",
    name: words("Size"),
    is_require: OptionNeed.required,
    is_multiple: 0,
    max_count: 1,
    options: [
      { option_id: "small", name: words("Small"), price: 0, is_sold_out: 0 },
      { option_id: "large", name: words("Large"), price: 500, is_sold_out: 0 },
    ],
  },
];

function mallGoodsOf(
  id: string,
  price: number,
  changes: Partial<GoodsInsert> = {},
): Omit<GoodsInsert, "position"> {
  const name = words(id);
  return {
    id,
    store_id: "leaf",
    category_id: "leaf-teas",
    name,
    description: words(`About ${id}`),
    price,
    show_types: [GoodsShowType.mall],
    shipping: ships(),
    mall_category_id: "teas",
    created_at: NOON,
    ...changes,
  };
}

const ofBrewery = { store_id: "brew", category_id: "brew-sake", mall_category_id: "drinks" } as const;

/** The goods of the fixture's shops. */
const menu = [
  mallGoodsOf("sencha", 1_000, { sales_elsewhere: 50, recommended: 1 }),
  mallGoodsOf("matcha", 2_000, { option_groups: sizes, sales_elsewhere: 10 }),
  mallGoodsOf("hojicha", 800, { discount_type: DiscountType.percent, discount_price: 50, stock: 20 }),
  mallGoodsOf("shincha", 1_500, { stock: 1, created_at: new Date(NOON.getTime() + 1_000) }),
  mallGoodsOf("leaf-cake", 1_200, {
    shipping: ships({ temperature: "chilled" }),
    mall_category_id: "sweets",
  }),
  mallGoodsOf("old-tea", 900, { is_withdrawn: true }),
  mallGoodsOf("cup-of-tea", 400, {
    show_types: [GoodsShowType.dineIn],
    shipping: null,
    mall_category_id: null,
  }),
  mallGoodsOf("sake", 3_000, { ...ofBrewery, shipping: ships({ age_limit: 20 }), tax_class: "alcohol" }),
  mallGoodsOf("amazake", 600, {
    ...ofBrewery,
    sales_elsewhere: 30,
    shipping: ships({ ships_within_days: 3 }),
  }),
];

/** Two shops of the mall beside the other stores: "leaf" with teas, and "brew" whose sake asks for an age. */
export async function plantMall(db: Database): Promise<void> {
  const shop = {
    order_types: [OrderType.shipping],
    is_listed: false,
    pay_list: [PayType.card, PayType.payPay, PayType.wallet, PayType.cashOnDelivery, PayType.cash],
    shipping,
  } satisfies Partial<typeof stores.$inferInsert>;
  await db
    .insert(stores)
    .values([
      storeOf("leaf", { ...shop, registration_number: "T1234567890123" }),
      storeOf("brew", { ...shop, pay_list: [PayType.card, PayType.wallet] }),
    ]);
  await db.insert(mallCategories).values([
    { id: "teas", name: words("Teas"), position: 1 },
    { id: "drinks", name: words("Drinks"), position: 2 },
    { id: "sweets", name: words("Sweets"), position: 3 },
    { id: "nothing", name: words("Nothing"), position: 4 },
  ]);
  await db.insert(categories).values([
    { id: "leaf-teas", store_id: "leaf", name: words("Our teas"), position: 1 },
    { id: "brew-sake", store_id: "brew", name: words("Sake"), position: 1 },
  ]);
  await db.insert(goods).values(menu.map((each, position) => ({ ...each, position })));
  await updateGoodsSearch(db);
}

type Request = RequestOf<typeof mallCreateOrder>;
type Part = Request["orders"][number];
type PartDraft = Pick<Part, "lines" | "shown_total"> & Partial<Part>;

/** One shop's part of a purchase: of the shop "leaf" unless it says otherwise. */
export function partOf({ lines, shown_total, ...changes }: PartDraft): Part {
  return { client_order_id: attemptId(), store_id: "leaf", lines, shown_total, ...changes };
}

/** A visitor with an address in Tokyo, who buys from the mall's shops. */
export async function mallGuest(provider: Planted) {
  const one = await guest(provider);
  const address = async (changes: Partial<RequestOf<typeof addrAdd>> = {}) => {
    const draft = {
      name: "山田",
      phone: "09012345678",
      postal_code: "105-0011",
      prefecture: "東京都",
      city: "港区",
      address: "芝公園4-2-8",
      detail: "201",
      position: { latitude: 35.6586, longitude: 139.7454 },
    };
    return (await taken(one.send(addrAdd, { ...draft, ...changes }))).address_id;
  };
  const home = await address();
  return {
    ...one,
    home,
    address,
    buy: (orders: Part[], changes: Partial<Request> = {}, options: { key?: string } = {}) =>
      one.send(mallCreateOrder, { orders, address_id: home, pay_type: PayType.card, ...changes }, options),
  };
}

export type MallGuest = Awaited<ReturnType<typeof mallGuest>>;
