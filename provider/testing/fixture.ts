import {
  DiscountType,
  GoodsShowType,
  OptionNeed,
  OrderType,
  PayType,
  Registration,
} from "#contract/enumerations.ts";
import { Disclosure, type WeekHours } from "#contract/store.ts";
import type { Database } from "#provider/db/database.ts";
import { inEach, type Localized } from "#provider/db/tables/columns.ts";
import { categories, goods, type LocalizedOptionGroup } from "#provider/db/tables/goods.ts";
import type { LocalizedDisclosure } from "#provider/db/tables/companies.ts";
import { stores, tables } from "#provider/db/tables/stores.ts";
import { updateGoodsSearch } from "#provider/search/updateGoods.ts";
import { signTable } from "#provider/server/signing.ts";

/** The demo's opening day in tests: Saturday, 21 November 2026, noon in Japan. */
export const NOON = new Date("2026-11-21T03:00:00Z");

/** The same words in every language, marked with its code. */
export function words(text: string): Localized {
  return inEach((language) => (language === "ja" ? text : `${text} (${language})`));
}

const everyDay = (open: string, close: string): WeekHours =>
  ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((weekday) => ({
    weekday,
    spans: [{ open, close, last_order: close }],
  }));

type StoreInsert = typeof stores.$inferInsert;
type GoodsInsert = typeof goods.$inferInsert;

/** A store that is open all day, with what is not said made up. */
export function storeOf(id: string, changes: Partial<StoreInsert> = {}): StoreInsert {
  return {
    id,
    name: words(`Store ${id}`),
    about: words("About"),
    address: words("Address"),
    notes: words("Notes"),
    phone: "0312345678",
    pay_list: [PayType.cash, PayType.payPay, PayType.card],
    accent_color: "#b3382c",
    dishware: [],
    remark_templates: [{ template_id: "no-onion", content: words("No onion") }],
    attributes: [{ name: words("Seats"), value: words("24") }],
    disclosure: Object.fromEntries(
      Object.keys(Disclosure.shape).map((item) => [item, words(item)]),
    ) as LocalizedDisclosure,
    business_hours: everyDay("00:00", "24:00"),
    pickup_hours: everyDay("11:00", "20:00"),
    delivery_hours: everyDay("11:00", "20:00"),
    table_entry: "open",
    created_at: NOON,
    ...changes,
  };
}

const option = (option_id: string, price = 0, is_sold_out: 0 | 1 = 0) => ({
  option_id,
  name: words(option_id),
  price,
  is_sold_out,
});

const noodles: LocalizedOptionGroup = {
  group_id: "noodles",
  name: words("Noodles"),
  is_require: OptionNeed.required,
  is_multiple: 0,
  max_count: 1,
  options: [option("hard"), option("soft"), option("thick", 0, 1)],
};
const toppings: LocalizedOptionGroup = {
  group_id: "toppings",
  name: words("Toppings"),
  is_require: OptionNeed.optional,
  is_multiple: 1,
  max_count: 2,
  options: [option("egg", 100), option("nori", 80), option("pork", 200)],
};
const sauce: LocalizedOptionGroup = { ...toppings, group_id: "sauces", options: [option("sauce", 30)] };

function goodsOf(
  id: string,
  price: number,
  changes: Partial<GoodsInsert> = {},
): Omit<GoodsInsert, "position"> {
  const name = words(id);
  return {
    id,
    store_id: "diner",
    category_id: "diner-dishes",
    name,
    description: words(`About ${id}`),
    price,
    show_types: [GoodsShowType.dineIn, GoodsShowType.offPremises] satisfies GoodsShowType[],
    ...changes,
  };
}

const menu = [
  goodsOf("tea", 300, { category_id: "diner-drinks", recommended: 2 }),
  goodsOf("beer", 600, { category_id: "diner-drinks", tax_class: "alcohol" }),
  goodsOf("ramen", 900, {
    name: { ...words("しょうゆラーメン"), en: "Shoyu Ramen" },
    option_groups: [noodles, toppings],
    recommended: 1,
  }),
  goodsOf("curry", 850, { discount_type: DiscountType.percent, discount_price: 10 }),
  goodsOf("cake", 400, { discount_type: DiscountType.amount, discount_price: 50 }),
  goodsOf("last", 500, { stock: 1 }),
  goodsOf("few", 500, { stock: 5 }),
  goodsOf("out", 500, { is_sold_out: true, recommended: 3 }),
  goodsOf("gone", 500, { is_withdrawn: true }),
  goodsOf("bento", 700, { show_types: [GoodsShowType.offPremises] }),
  goodsOf("course", 3000, { is_course: true, show_types: [GoodsShowType.dineIn] }),
  goodsOf("yakitori", 200, { is_buffet: true, course_id: "course", show_types: [GoodsShowType.dineIn] }),
  goodsOf("candy", 1),
  goodsOf("foreign", 500, { store_id: "other", category_id: "other-dishes", option_groups: [sauce] }),
];

/**
 * A small world for the handlers' tests: the store "diner" (no cover charge, always open) with the tables T1, T2 and,
 * locked, T3; the store "cover" with a cover charge of 300 yen and two kinds of tableware; the store "other".
 */
export async function plantFixture(db: Database): Promise<void> {
  await db.insert(stores).values([
    storeOf("diner", { is_room: true, is_reg: Registration.byTable }),
    storeOf("cover", {
      is_tea_money: true,
      tea_money: 300,
      dishware: [
        { dishware_id: "chopsticks", name: words("Chopsticks") },
        { dishware_id: "fork", name: words("Fork") },
      ],
    }),
    storeOf("other", { pay_list: [PayType.cash], order_types: [OrderType.dineIn, OrderType.takeAway] }),
  ]);
  await db.insert(tables).values([
    { id: "diner-T1", store_id: "diner", name: "T1", seats: 4 },
    { id: "diner-T2", store_id: "diner", name: "T2", seats: 2 },
    { id: "diner-T3", store_id: "diner", name: "T3", seats: 2, is_locked: true },
    { id: "cover-T1", store_id: "cover", name: "T1", seats: 4 },
    { id: "other-T1", store_id: "other", name: "T1", seats: 4 },
  ]);
  await db.insert(categories).values([
    { id: "diner-dishes", store_id: "diner", name: words("Dishes"), position: 2 },
    { id: "diner-drinks", store_id: "diner", name: words("Drinks"), position: 1 },
    { id: "cover-dishes", store_id: "cover", name: words("Dishes"), position: 1 },
    { id: "other-dishes", store_id: "other", name: words("Dishes"), position: 1 },
  ]);
  const oden = goodsOf("oden", 800, { store_id: "cover", category_id: "cover-dishes" });
  await db.insert(goods).values([...menu, oden].map((each, position) => ({ ...each, position })));
  await updateGoodsSearch(db);
}

/** The `tableId` on the card of one of the fixture's tables, as in "diner-T1". */
export function tableId(id: string, key: string, epoch = 1): string {
  const [store_id = ""] = id.split("-");
  return signTable({ store_id, table_id: id, epoch }, key);
}
