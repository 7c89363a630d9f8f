import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Call, RequestOf } from "#contract/call.ts";
import { createOrder } from "#contract/calls/order.ts";
import { storePayList } from "#contract/calls/payment.ts";
import { noneRegister } from "#contract/calls/session.ts";
import {
  companyInfo,
  goodList,
  goodsDetail,
  mealTime,
  recommendGoodsList,
  remarkTemplate,
  searchGoods,
  storeAttr,
  storeEvaluate,
  storeIndex,
} from "#contract/calls/store.ts";
import { storeList } from "#contract/calls/storeLists.ts";
import * as Code from "#contract/codes.ts";
import { GoodsShowType, OrderType, PayType } from "#contract/enumerations.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import { stores, tables } from "#provider/db/tables/stores.ts";
import { storeFindings } from "#provider/operations/doctor/checks/stores.ts";
import { NOON, storeOf, words } from "#provider/testing/fixture.ts";
import { attemptId, line, type Planted, planted, taken } from "#provider/testing/guest.ts";

type Store = Partial<typeof stores.$inferInsert>;
type Goods = Partial<typeof goods.$inferInsert>;
interface Bad {
  readonly store?: Store;
  readonly goods?: Goods;
  readonly isWithout?: "tables" | "goods";
}

let provider: Planted;
let store_id = "";
let soup = "";
let written = 0;
beforeAll(async () => {
  provider = await planted();
});
afterAll(() => provider.close());

/** As somebody writes a row who leaves out or mistypes what nothing in the schema asks for. */
async function write({ store, goods: dish, isWithout }: Bad): Promise<void> {
  written += 1;
  store_id = `bad-${written}`;
  soup = `soup-${written}`;
  const pay_list: Store["pay_list"] = [PayType.cash, PayType.payPay, PayType.card, PayType.cashOnDelivery];
  const offPremises = {
    pay_list,
    order_types: [OrderType.dineIn, OrderType.takeAway, OrderType.delivery] as const,
    latitude: 35.68,
    longitude: 139.76,
    max_distance: 3_000,
  };
  await provider.db
    .insert(stores)
    .values(storeOf(store_id, { ...offPremises, order_types: [...offPremises.order_types], ...store }));
  if (isWithout !== "tables")
    await provider.db.insert(tables).values({ id: `${store_id}-T1`, store_id, name: "T1", seats: 4 });
  if (isWithout === "goods") return;
  await provider.db
    .insert(categories)
    .values({ id: `${store_id}-dishes`, store_id, name: words("Dishes"), position: 1 });
  await provider.db.insert(goods).values({
    id: soup,
    store_id,
    category_id: `${store_id}-dishes`,
    name: words("soup"),
    description: words("About soup"),
    price: 500,
    show_types: [GoodsShowType.dineIn, GoodsShowType.offPremises],
    search_text: "\nN soup\n",
    position: 1,
    recommended: 1,
    ...dish,
  });
}

/** The codes of every call that a guest of this store makes; one that nobody foresaw throws. */
async function visit(): Promise<readonly number[]> {
  const session = await taken(provider.call(noneRegister, {}));
  const codes: number[] = [];
  const ask = async <C extends Call>(call: C, request: RequestOf<C>) => {
    codes.push((await provider.call(call, request, { session, language: "en" })).code);
  };
  await ask(storeIndex, { store_id });
  await ask(storeIndex, { store_id, table_id: `${store_id}-T1` });
  for (const type of [1, 2, 3] as const) await ask(storeIndex, { store_id, type });
  await ask(goodList, { store_id });
  await ask(goodsDetail, { store_id, goods_id: soup });
  await ask(searchGoods, { store_id, keyword: "soup" });
  await ask(recommendGoodsList, { store_id });
  await ask(storeEvaluate, { store_id });
  await ask(remarkTemplate, { store_id });
  await ask(storeAttr, { store_id });
  await ask(companyInfo, { store_id });
  for (const order_type of [2, 3] as const) await ask(mealTime, { store_id, order_type });
  for (const order_type of [1, 2, 3] as const) await ask(storePayList, { store_id, order_type });
  await ask(storeList, {});
  const order = {
    store_id,
    pay_type: PayType.cash,
    lines: [line({ goods_id: soup, price: 500 })],
    shown_total: 500,
  } as const;
  const lines = [...order.lines];
  await ask(createOrder, {
    ...order,
    lines,
    client_order_id: attemptId(),
    order_type: OrderType.dineIn,
    table_id: `${store_id}-T1`,
    people: 1,
  });
  return codes;
}

const told = async () => {
  const findings = await storeFindings(provider.db, { settings: { hasDemo: false }, now: NOON });
  return findings
    .filter(({ means }) => means.includes(`The store ${store_id} `))
    .map(({ means }) => means)
    .join("\n");
};

describe("a store whose row", () => {
  it.each<[string, Bad, string]>([
    ["has no hours", { store: { business_hours: [] } }, "hours for eating in"],
    [
      "has hours of no day",
      {
        store: {
          business_hours: [
            { weekday: 9, spans: [{ open: "10:00", close: "20:00", last_order: "20:00" }] },
          ] as never,
        },
      },
      "hours for eating in",
    ],
    [
      "has hours that are none",
      {
        store: {
          pickup_hours: [
            { weekday: 1, spans: [{ open: "soon", close: "late", last_order: "late" }] },
          ] as never,
        },
      },
      "hours for pickup",
    ],
    ["has something else for hours", { store: { business_hours: {} as never } }, "hours for eating in"],
    ["takes no payment", { store: { pay_list: [] } }, "a way to pay for eating in"],
    ["takes a payment that is none", { store: { pay_list: [99] as never } }, "a way to pay for eating in"],
    [
      "takes online payment alone",
      { store: { pay_list: [PayType.payPay, PayType.card] } },
      "a way to pay for delivery",
    ],
    ["has no way of ordering", { store: { order_types: [] } }, "a way of ordering"],
    ["has no tables", { isWithout: "tables" }, "tables"],
    ["has no menu", { isWithout: "goods" }, "goods"],
    ["has nothing but withdrawn goods", { goods: { is_withdrawn: true } }, "goods"],
    [
      "has a name in Japanese alone",
      { store: { name: { ja: "店" } as never } },
      "its name in zh, en, tw, ko",
    ],
    ["has a plain text for a name", { store: { name: "Shop" as never } }, "its name in ja, zh, en, tw, ko"],
    ["has a plain text for hours", { store: { business_hours: "10-20" as never } }, "hours for eating in"],
    ["has a plain text for disclosure", { store: { disclosure: "none" as never } }, "legal disclosure"],
    ["is in a time zone that is none", { store: { time_zone: "Tokyo" } }, "a time zone"],
    ["states nothing of who runs it", { store: { disclosure: {} as never } }, "legal disclosure"],
    ["delivers from nowhere", { store: { latitude: null, longitude: null } }, "where it is"],
    ["has times that take no time", { store: { slot_minutes: 0 } }, "minutes between two times"],
    ["sells goods of no tax class", { goods: { tax_class: "medicine" as never } }, "tax class of soup-"],
    ["sells goods without a tax class", { goods: { tax_class: "" as never } }, "tax class of soup-"],
    ["sells goods named in Japanese alone", { goods: { name: { ja: "汁" } as never } }, "in zh, en, tw, ko"],
    ["sells goods whose price is below nothing", { goods: { price: -500 } }, "price of soup-"],
  ])("%s is told so by the doctor, and answers every call", async (_, bad, lacks) => {
    await write(bad);
    const codes = await visit();
    expect(codes).not.toContain(Code.unexpectedFailure);
    expect(await told()).toContain(lacks);
  });

  it("has all that it needs is told nothing, and takes the order", async () => {
    await write({});
    const codes = await visit();
    expect(codes.at(-1)).toBe(Code.success);
    expect(await told()).toBe("");
  });
});
