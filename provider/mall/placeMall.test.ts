import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mallCloseOrder, mallOrderDetails } from "#contract/calls/mallOrder.ts";
import { mallAddShopCart, mallShopCartList } from "#contract/calls/mallShopcart.ts";
import { orderList } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus, OrderTab, OrderType, PayType } from "#contract/enumerations.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { autoCancel } from "#provider/orders/endOrders.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { type MallGuest, mallGuest, partOf, plantMall, shipping } from "#provider/testing/mallFixture.ts";

let provider: Planted;
let one: MallGuest;
const sencha = line({ goods_id: "sencha", price: 1_000 });
const hojicha = line({ goods_id: "hojicha", price: 400 });
const cake = line({ goods_id: "leaf-cake", price: 1_200 });
const sake = line({ goods_id: "sake", price: 3_000 });
const amazake = line({ goods_id: "amazake", price: 600 });

beforeAll(async () => {
  provider = await planted();
  await plantMall(provider.db);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await provider.setStock("hojicha", 20);
  one = await mallGuest(provider);
});
afterAll(() => provider.close());

const change = (goods_id: string, changes: Partial<typeof goods.$inferInsert>) =>
  provider.db.update(goods).set(changes).where(eq(goods.id, goods_id));
const placed = () => provider.db.$count(orders, eq(orders.uid, one.uid));

describe("a purchase", () => {
  it("becomes one order for each shop, with its own bill and shipping, joined to the others", async () => {
    await taken(one.send(mallAddShopCart, { goods_id: "sencha", option_value: [], number: 2 }));
    await taken(one.send(mallAddShopCart, { goods_id: "hojicha", option_value: [], number: 1 }));
    const leaf = partOf({
      lines: [{ ...sencha, number: 2 }, cake],
      shown_total: 2_000 + 1_200 + 2 * 700 + 300,
      delivery_date: "2026-11-23",
      delivery_section: "am",
      remark: "Ring twice",
    });
    const brew = partOf({ store_id: "brew", lines: [amazake], shown_total: 1_300 });
    const bought = await taken(one.buy([leaf, brew], { companyName: "Noren" }));
    const [first, second] = bought.orders;
    expect(first).toMatchObject({
      order_type: OrderType.shipping,
      order_status: OrderStatus.pending,
      store_id: "leaf",
      remark: "Ring twice",
      invoice_title: "Noren",
      delivery_date: "2026-11-23",
      delivery_section: "Morning",
      contact_name: "山田",
      delivery_address: { postal_code: "1050011", address: "東京都港区芝公園4-2-8", detail: "201" },
      bill: { goods_subtotal: 3_200, delivery_fee: 1_700, total: 4_900 },
      placed_with: [second?.order_no],
      parcels: [],
      to_pay: 4_900,
    });
    expect(first?.bill.taxes).toEqual([
      { rate: 8, taxable: 3_200, tax: 237 },
      { rate: 10, taxable: 1_700, tax: 154 },
    ]);
    expect(first?.actions).toEqual(expect.arrayContaining(["pay", "cancel"]));
    expect(second).toMatchObject({ store_id: "brew", delivery_date: null, total: 1_300 });
    // What was not ordered stays in the cart.
    const { shop_cart } = await taken(one.send(mallShopCartList, {}));
    expect(shop_cart.map(({ goods_id }) => goods_id)).toEqual(["hojicha"]);
    const list = await taken(one.send(orderList, { tab: OrderTab.toPay }));
    expect(list.items.map(({ order_type }) => order_type)).toEqual([OrderType.shipping, OrderType.shipping]);
    expect(list.counts).toMatchObject({ to_pay: 2 });
  });

  it("is placed once, however often it is sent, and never as another one", async () => {
    const part = partOf({ lines: [sencha], shown_total: 1_700 });
    const tries = await Promise.all([0, 1, 2].map(() => taken(one.buy([part]))));
    expect(new Set(tries.map(({ orders: [order] }) => order?.order_no)).size).toBe(1);
    expect(await placed()).toBe(1);
    expect((await one.buy([{ ...part, lines: [cake], shown_total: 2_200 }])).code).toBe(
      Code.idempotencyKeyReused,
    );
    const more = partOf({ store_id: "brew", lines: [amazake], shown_total: 1_300 });
    expect((await one.buy([part, more])).code).toBe(Code.idempotencyKeyReused);
    expect(await placed()).toBe(1);
  });

  it("holds stock for all of it or none, and gives it back when it is cancelled", async () => {
    const leaf = partOf({ lines: [{ ...hojicha, number: 5 }], shown_total: 2_700 });
    const short = partOf({ store_id: "brew", lines: [amazake], shown_total: 1 });
    const refused = await one.buy([leaf, short]);
    expect(refused).toMatchObject({
      code: Code.priceChanged,
      data: { store_id: "brew", shown_total: 1, bill: { total: 1_300 } },
    });
    expect([await provider.stockOf("hojicha"), await placed()]).toEqual([20, 0]);
    const { orders: bought } = await taken(one.buy([leaf]));
    expect(await provider.stockOf("hojicha")).toBe(15);
    const order_no = bought[0]?.order_no ?? "";
    expect(await taken(one.send(mallCloseOrder, { order_no }))).toMatchObject({
      order_status: OrderStatus.canceled,
      parcels: [],
    });
    expect(await provider.stockOf("hojicha")).toBe(20);
  });

  it("that nobody pays is cancelled by the clock; what is paid at the door is not", async () => {
    const { orders: online } = await taken(one.buy([partOf({ lines: [hojicha], shown_total: 1_100 })]));
    const cash = await taken(
      one.buy([partOf({ lines: [hojicha], shown_total: 1_100 })], { pay_type: PayType.cashOnDelivery }),
    );
    provider.clock.advance(16 * 60_000);
    await autoCancel(provider.parts);
    const statusOf = async (order_no = "") =>
      (await taken(one.send(mallOrderDetails, { order_no }))).order_status;
    expect(await statusOf(online[0]?.order_no)).toBe(-1);
    expect(await statusOf(cash.orders[0]?.order_no)).toBe(0);
    expect(await provider.stockOf("hojicha")).toBe(19);
  });

  it("ships for nothing above the threshold, though not to a remote island", async () => {
    const part = () => partOf({ lines: [{ ...sencha, number: 5 }], shown_total: 5_000 });
    await taken(one.buy([part()]));
    const ogasawara = await one.address({ postal_code: "100-2101", city: "小笠原村" });
    const refused = await one.buy([part()], { address_id: ogasawara });
    expect(refused).toMatchObject({
      code: Code.priceChanged,
      data: { bill: { delivery_fee: 700, total: 5_700 } },
    });
  });

  it("goes by its postal code to Okinawa, whatever prefecture was written", async () => {
    const part = partOf({ lines: [sencha], shown_total: 1_700 });
    const okinawa = await one.address({ postal_code: "900-0006", prefecture: "東京都", city: "那覇市" });
    expect(await one.buy([part], { address_id: okinawa })).toMatchObject({
      code: Code.priceChanged,
      data: { bill: { delivery_fee: 1_800 } },
    });
  });
});

describe("a purchase that cannot be", () => {
  const buy = (changes: object, more: object = {}) =>
    one.buy([partOf({ lines: [sencha], shown_total: 1_700, ...changes })], more);

  it("says where a shop does not ship", async () => {
    const fees = shipping.fees.map((fee) =>
      fee.prefecture === "東京都" ? { ...fee, is_shipped_to: 0 as const } : fee,
    );
    await provider.db
      .update(stores)
      .set({ shipping: { ...shipping, fees } })
      .where(eq(stores.id, "leaf"));
    expect(await buy({})).toMatchObject({ code: Code.beyondDeliveryRange, data: { store_id: "leaf" } });
    await provider.db.update(stores).set({ shipping }).where(eq(stores.id, "leaf"));
  });

  it("names the days that can be chosen for one that is past, too near or too far", async () => {
    for (const delivery_date of ["2026-11-20", "2026-11-22", "2026-11-30"]) {
      expect(await buy({ delivery_date })).toMatchObject({
        code: Code.outsideDeliveryTime,
        data: { store_id: "leaf", delivery_from: "2026-11-23", delivery_until: "2026-11-29" },
      });
    }
    expect((await buy({ delivery_date: "2026-11-29" })).code).toBe(Code.success);
    // Amazake takes three days to be sent.
    const slow = { store_id: "brew", lines: [amazake], shown_total: 1_300, delivery_date: "2026-11-24" };
    expect(await buy(slow)).toMatchObject({
      code: Code.outsideDeliveryTime,
      data: { delivery_from: "2026-11-25" },
    });
    expect((await buy({ delivery_section: "midnight" })).code).toBe(Code.missingParameter);
  });

  it("asks for the age that sake takes", async () => {
    const part = { store_id: "brew", lines: [sake], shown_total: 3_700 };
    expect(await buy(part)).toMatchObject({
      code: Code.missingParameter,
      data: { fields: ["is_age_confirmed"] },
    });
    expect((await buy(part, { is_age_confirmed: 0 })).code).toBe(Code.missingParameter);
    expect((await buy(part, { is_age_confirmed: 1 })).code).toBe(Code.success);
  });

  it("names what is gone, sold out or short, and takes 10,000 pieces for a mistake", async () => {
    await change("sencha", { is_withdrawn: true });
    expect(await buy({})).toMatchObject({
      code: Code.productMissing,
      data: { store_id: "leaf", lines: [{ reason: "gone" }] },
    });
    await change("sencha", { is_withdrawn: false, is_sold_out: true });
    expect((await buy({})).code).toBe(Code.soldOut);
    await change("sencha", { is_sold_out: false });
    const many = { lines: [{ ...hojicha, number: 21 }], shown_total: 8_400 };
    expect(await buy(many)).toMatchObject({
      code: Code.stockShort,
      data: { lines: [{ reason: "short", left: 20 }] },
    });
    expect((await buy({ lines: [{ ...sencha, number: 10_000 }] })).code).toBe(Code.missingParameter);
    expect((await buy({ lines: [line({ goods_id: "cup-of-tea", price: 400 })] })).code).toBe(
      Code.offPremisesUnsupported,
    );
    expect((await buy({ lines: [] })).code).toBe(Code.cartEmpty);
  });

  it("is refused whole for another's address, a shop that is none, an unknown way to pay, and a shop named twice", async () => {
    const other = await mallGuest(provider);
    expect((await buy({}, { address_id: other.home })).code).toBe(Code.addressMissing);
    expect((await buy({ store_id: "diner" })).code).toBe(Code.storeMissing);
    expect(await buy({}, { pay_type: PayType.cash })).toMatchObject({
      code: Code.payTypeUnsupported,
      data: { store_id: "leaf" },
    });
    const part = partOf({ lines: [sencha], shown_total: 1_700 });
    expect((await one.buy([part, { ...part, client_order_id: "another-attempt-1" }])).code).toBe(
      Code.missingParameter,
    );
    await provider.db.update(stores).set({ left_at: NOON }).where(eq(stores.id, "leaf"));
    expect((await buy({})).code).toBe(Code.storeMissing);
    await provider.db.update(stores).set({ left_at: null }).where(eq(stores.id, "leaf"));
    expect(await placed()).toBe(0);
  });

  it("waits while the shop's desk takes no orders", async () => {
    const paused_until = new Date(NOON.getTime() + 3_600_000);
    await provider.db.update(stores).set({ paused_until }).where(eq(stores.id, "leaf"));
    expect((await buy({})).code).toBe(Code.storePaused);
    await provider.db.update(stores).set({ paused_until: null }).where(eq(stores.id, "leaf"));
  });
});
