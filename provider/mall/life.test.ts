import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orderInvoice } from "#contract/calls/afterOrder.ts";
import { informList } from "#contract/calls/inform.ts";
import {
  mallCalcCouponPrice,
  mallOrderDetails,
  mallOrderEvaluate,
  mallOrderInvoice,
} from "#contract/calls/mallOrder.ts";
import { packingSlip } from "#contract/calls/desk/slip.ts";
import { mallCouponList } from "#contract/calls/mallStore.ts";
import { orderList } from "#contract/calls/order.ts";
import { acceptOrder } from "#contract/calls/payment.ts";
import * as Code from "#contract/codes.ts";
import { DiscountType, OrderStatus, OrderTab, PayStatus, PayType } from "#contract/enumerations.ts";
import { coupons } from "#provider/db/tables/coupons.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { couponRow, held } from "#provider/testing/couponHolder.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { type MallGuest, mallGuest, partOf, plantMall } from "#provider/testing/mallFixture.ts";

let provider: Planted;
let one: MallGuest;
let desk: StaffedDesk;
const sencha = line({ goods_id: "sencha", price: 1_000 });
const cake = line({ goods_id: "leaf-cake", price: 1_200 });
const amazake = line({ goods_id: "amazake", price: 600 });

beforeAll(async () => {
  provider = await planted();
  await plantMall(provider.db);
  desk = await deskOf(provider, "leaf");
});
beforeEach(async () => {
  provider.clock.set(NOON);
  one = await mallGuest(provider);
});
afterAll(() => provider.close());

const ofLeaf = {
  store_id: "leaf",
  type: 5,
  discount_type: DiscountType.amount,
  discount_price: 300,
} as const;
const details = (order_no: string) => taken(one.send(mallOrderDetails, { order_no }));
const tabs = async (order_no: string) => {
  const inTab = async (tab: 0 | 3 | 4 | 5 | 6) =>
    (await taken(one.send(orderList, { tab }))).items.some((item) => item.order_no === order_no);
  return [
    await inTab(OrderTab.all),
    await inTab(OrderTab.toPay),
    await inTab(OrderTab.inProgress),
    await inTab(OrderTab.toReview),
    await inTab(OrderTab.canceled),
  ];
};

describe("a quote", () => {
  it("tells shop by shop the bill, the shipping and its days, and what coupons save; all of it is what is charged", async () => {
    const coupon_id = await held(provider, one.uid, ofLeaf);
    const shops = [
      { store_id: "leaf", lines: [sencha, cake] },
      { store_id: "brew", lines: [amazake] },
    ];
    const bare = await taken(one.send(mallCalcCouponPrice, { shops }));
    expect(bare).toMatchObject({ total: 2_800, to_pay: 2_800, stored_value: [] });
    expect(bare.quotes.map(({ shipping }) => shipping)).toEqual([null, null]);
    const quoted = await taken(one.send(mallCalcCouponPrice, { shops, address_id: one.home }));
    const [leaf, brew] = quoted.quotes;
    expect(leaf).toMatchObject({
      bill: { goods_subtotal: 2_200, delivery_fee: 1_700, total: 3_900 },
      best_coupon_id: coupon_id,
      problems: [],
    });
    expect(leaf?.coupons[0]).toMatchObject({ can_use: 1, discount: 300 });
    expect(leaf?.shipping).toMatchObject({
      is_shipped_to: 1,
      fee: 1_700,
      parcels: 2,
      missing_for_free: 2_800,
      delivery_from: "2026-11-23",
      delivery_until: "2026-11-29",
    });
    expect(brew?.coupons[0]).toMatchObject({ can_use: 0, hindrance: "other_store" });
    const [part, ...rest] = shops;
    const chosen = [{ store_id: "leaf", lines: [], ...part, coupon_id }, ...rest];
    const saved = await taken(one.send(mallCalcCouponPrice, { shops: chosen, address_id: one.home }));
    expect(saved.quotes[0]?.bill).toMatchObject({ coupon_discount: 300, total: 3_600 });
    const { orders } = await taken(
      one.buy(
        saved.quotes.map(({ bill, store_id }) =>
          partOf({
            store_id,
            lines: store_id === "leaf" ? [sencha, cake] : [amazake],
            shown_total: bill.total,
            ...(store_id === "leaf" && { coupon_id }),
          }),
        ),
      ),
    );
    expect(orders.map(({ bill }) => bill)).toEqual(saved.quotes.map(({ bill }) => bill));
    const again = await one.send(mallCalcCouponPrice, { shops: chosen });
    expect(again).toMatchObject({ code: Code.couponUsedOrExpired, data: { hindrance: "used" } });
  });

  it("leaves out what cannot be had and says why, and knows no foreign address or coupon", async () => {
    const gone = line({ goods_id: "old-tea", price: 900 });
    const dear = { ...sencha, price: 900 };
    const { quotes } = await taken(
      one.send(mallCalcCouponPrice, { shops: [{ store_id: "leaf", lines: [gone, dear] }] }),
    );
    expect(quotes[0]).toMatchObject({
      bill: { total: 1_000 },
      problems: [{ reason: "gone" }, { reason: "price_changed" }],
    });
    const other = await mallGuest(provider);
    const coupon_id = await held(provider, other.uid, ofLeaf);
    const ask = (more: object, part: object = {}) =>
      one.send(mallCalcCouponPrice, { shops: [{ store_id: "leaf", lines: [sencha], ...part }], ...more });
    expect((await ask({ address_id: other.home })).code).toBe(Code.addressMissing);
    expect((await ask({}, { coupon_id })).code).toBe(Code.noPermission);
    expect((await ask({}, { coupon_id: "nobodys" })).code).toBe(Code.couponMissing);
    expect((await ask({}, { store_id: "diner" })).code).toBe(Code.storeMissing);
    expect((await ask({}, { lines: [] })).code).toBe(Code.cartEmpty);
  });
});

it("coupons of the mall are its shops' and the operator's for shipping, not a restaurant's", async () => {
  await provider.db
    .insert(coupons)
    .values([
      couponRow("of-leaf", ofLeaf),
      couponRow("of-all", { store_id: null, type: 5 }),
      couponRow("at-table", { store_id: "leaf", type: 1 }),
      couponRow("of-diner", { store_id: "diner", type: 5 }),
    ]);
  const ids = async (store_id?: string) =>
    (await taken(one.send(mallCouponList, store_id === undefined ? {} : { store_id }))).items
      .map(({ coupon_id }) => coupon_id)
      .filter((id) => ["of-leaf", "of-all", "at-table", "of-diner"].includes(id));
  expect((await ids()).toSorted()).toEqual(["of-all", "of-leaf"]);
  expect(await ids("brew")).toEqual(["of-all"]);
  expect((await one.send(mallCouponList, { store_id: "diner" })).code).toBe(Code.storeMissing);
});

describe("an order of the mall", () => {
  it("tells its goods as they are today, without what the mall sells no more, to whoever orders it again", async () => {
    const { orders } = await taken(
      one.buy([partOf({ lines: [sencha, cake], shown_total: 3_900 })], { pay_type: PayType.cashOnDelivery }),
    );
    const order_no = orders[0]?.order_no ?? "";
    const change = (id: string, changes: Partial<typeof goods.$inferInsert>) =>
      provider.db.update(goods).set(changes).where(eq(goods.id, id));
    await change("sencha", { price: 1_100 });
    await change("leaf-cake", { mall_category_id: null });
    const { goods_now } = await taken(one.send(mallOrderDetails, { order_no, with_goods: 1 }));
    expect(goods_now).toMatchObject([{ id: "sencha", totalPrice: 1_100 }]);
    expect((await details(order_no)).goods_now).toBeUndefined();
    await change("sencha", { price: 1_000 });
    await change("leaf-cake", { mall_category_id: "sweets" });
  });

  it("goes from the shop's yes over its parcels to receipt, cash, review and invoice", async () => {
    const part = partOf({ lines: [sencha, cake], shown_total: 3_900, delivery_section: "am" });
    const { orders } = await taken(one.buy([part], { pay_type: PayType.cashOnDelivery }));
    const order_no = orders[0]?.order_no ?? "";
    // It is paid at the door: until then nothing waits for a payment.
    expect(await tabs(order_no)).toEqual([true, false, true, false, false]);
    // It is priced with a parcel for each temperature, whose numbers are still to come.
    expect(await desk.ticket(order_no)).toMatchObject({
      address: { postal_code: "1050011", address: "東京都港区芝公園4-2-8", detail: "201" },
      delivery_date: null,
      delivery_section: "Morning",
      parcels: [
        { temperature: "ambient", delivery_number: "" },
        { temperature: "chilled", delivery_number: "" },
      ],
    });
    expect((await one.send(acceptOrder, { order_no })).code).toBe(Code.confirmReceiptFailed);

    expect(await desk.act(order_no, "accept")).toBeNull();
    expect(await desk.act(order_no, "ready")).toBe("parcels");
    expect(await desk.faultsOf(order_no, "ready")).toEqual(["0.company"]);
    const yamato = { temperature: "ambient", delivery_company: "ヤマト運輸", delivery_number: "" } as const;
    const sagawa = { temperature: "chilled", delivery_company: "佐川急便", delivery_number: "" } as const;
    const strange = { ...sagawa, delivery_number: "<script>" };
    expect(await desk.faultsOf(order_no, "ready", { parcels: [yamato, strange] })).toEqual(["1.number"]);
    const parcels = [{ ...yamato, delivery_number: "１２３４-5678-9012" }, sagawa];
    expect(await desk.act(order_no, "ready", { parcels })).toBeNull();
    const shipped = await details(order_no);
    expect(shipped).toMatchObject({ delivery_company: "ヤマト運輸", delivery_number: "1234-5678-9012" });
    expect(shipped.parcels).toEqual([
      {
        temperature: "ambient",
        delivery_company: "ヤマト運輸",
        delivery_number: "1234-5678-9012",
        tracking_url: "https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id=123456789012",
      },
      { temperature: "chilled", delivery_company: "佐川急便", delivery_number: "", tracking_url: null },
    ]);
    const { slip } = await desk.given(packingSlip, { store_id: "leaf", order_no });
    expect(slip?.label.to).toMatchObject({
      title: "お届け先",
      lines: ["〒105-0011", "東京都港区芝公園4-2-8 201", expect.stringMatching(/^0\d/)],
      name: expect.stringMatching(/ 様$/),
    });
    expect(slip?.goods.map(({ number }) => number)).toEqual([1, 1]);
    expect(JSON.stringify(slip)).not.toMatch(/3,?900/);
    expect(await desk.given(packingSlip, { store_id: "diner", order_no })).toEqual({ slip: null });
    expect(await desk.send(packingSlip, { store_id: "leaf", order_no }, "")).toBe("not_signed_in");

    expect(await taken(one.send(acceptOrder, { order_no }))).toMatchObject({
      order_status: OrderStatus.completed,
    });
    expect(await desk.act(order_no, "pay_cash")).toBeNull();
    expect(await details(order_no)).toMatchObject({
      order_status: OrderStatus.settled,
      pay_status: PayStatus.paid,
      pay_type: PayType.cashOnDelivery,
    });
    expect(await tabs(order_no)).toEqual([true, false, false, true, false]);
    const draft = { order_no, star: 5, content: "Fragrant" };
    expect(await taken(one.send(mallOrderEvaluate, draft))).toMatchObject({ star: 5 });
    expect((await one.send(mallOrderEvaluate, draft)).code).toBe(Code.alreadyReviewed);
    const receipt = await one.send(mallOrderInvoice, { order_no, kind: 2, companyName: "Noren" });
    expect(receipt).toMatchObject({
      code: Code.receiptConfirmed,
      data: { registration_number: "T1234567890123" },
    });
    expect((await one.send(orderInvoice, { order_no, kind: 2, companyName: "Noren" })).code).toBe(
      Code.receiptConfirmed,
    );
    const events = (await taken(one.send(informList, {}))).items.map(({ event }) => event);
    expect(events).toEqual(expect.arrayContaining(["order_accepted", "order_on_its_way", "order_settled"]));
  });

  it("of somebody else is told to nobody, and another kind of order is none of the mall's", async () => {
    const { orders } = await taken(one.buy([partOf({ lines: [sencha], shown_total: 1_700 })]));
    const order_no = orders[0]?.order_no ?? "";
    const other = await mallGuest(provider);
    expect((await other.send(mallOrderDetails, { order_no })).code).toBe(Code.noPermission);
    const tea = await taken(one.order([line({ goods_id: "tea", price: 300 })]));
    expect((await one.send(mallOrderDetails, { order_no: tea.order_no })).code).toBe(Code.orderMissing);
  });
});
