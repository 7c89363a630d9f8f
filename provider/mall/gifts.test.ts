import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { packingSlip } from "#contract/calls/desk/slip.ts";
import { mallCalcCouponPrice, mallOrderDetails } from "#contract/calls/mallOrder.ts";
import { orderList } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { OrderTab, PayType } from "#contract/enumerations.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { type MallGuest, mallGuest, partOf, plantMall } from "#provider/testing/mallFixture.ts";

const sencha = line({ goods_id: "sencha", price: 1_000 });
const amazake = line({ goods_id: "amazake", price: 600 });
const gift = {
  noshi: "year_end",
  noshi_name: " 山田 ",
  message: "一年間\nありがとう <b>ございました</b>",
  sender: { name: "山田 花", address: "東京都港区芝公園4-2-8", phone: "09012345678" },
} as const;

let provider: Planted;
let desk: StaffedDesk;
let one: MallGuest;
beforeAll(async () => {
  provider = await planted();
  await plantMall(provider.db);
  desk = await deskOf(provider, "leaf");
});
beforeEach(async () => {
  one = await mallGuest(provider);
});
afterAll(() => provider.close());

const part = (changes = {}) => partOf({ lines: [sencha], shown_total: 1_700, ...changes });
const bought = async (changes = {}, request = {}) =>
  (await taken(one.buy([part(changes)], request))).orders[0]?.order_no ?? "";
const detail = (order_no: string) => taken(one.send(mallOrderDetails, { order_no }));

describe("a gift", () => {
  it("is kept with its order, and told to who packs it and to the carrier", async () => {
    const order_no = await bought({ gift }, { pay_type: PayType.cashOnDelivery });
    expect((await detail(order_no)).gift).toEqual({
      ...gift,
      noshi_name: "山田",
      sender: { ...gift.sender, phone: "+819012345678" },
    });
    expect((await desk.ticket(order_no)).gift).toEqual((await detail(order_no)).gift);
    const asked = { store_id: "leaf", order_no };
    const { slip } = await desk.given(packingSlip, asked);
    expect(slip?.label.from).toEqual({
      title: "ご依頼主",
      lines: ["山田 花 様", "東京都港区芝公園4-2-8 090-1234-5678"],
    });
    // Whoever only reads the books sees no customers.
    expect(await desk.send(packingSlip, asked, await desk.enter({}, "accounts"))).toBe("forbidden");
  });

  it("that asks for nothing is none, and without a band there is no name on it", async () => {
    const nothing = { noshi: "none", noshi_name: "山田", message: "" } as const;
    expect((await detail(await bought({ gift: nothing }))).gift).toBeNull();
    expect((await detail(await bought({ gift: { ...nothing, message: "祝" } }))).gift).toEqual({
      noshi: "none",
      noshi_name: "",
      message: "祝",
      sender: null,
    });
    expect((await detail(await bought())).gift).toBeNull();
  });

  it.each([
    { ...gift, noshi: "birthday" },
    { ...gift, noshi_name: "山".repeat(21) },
    { ...gift, noshi_name: "山田\n花" },
    { ...gift, message: "祝".repeat(201) },
    { ...gift, sender: { ...gift.sender, name: " " } },
    { ...gift, sender: { ...gift.sender, address: "" } },
    { ...gift, sender: { ...gift.sender, phone: "0120" } },
  ])("is refused with %j, and nothing is ordered", async (asked) => {
    const { code } = await one.buy([part({ gift: asked })]);
    expect(code).toBe(Code.missingParameter);
    expect((await taken(one.send(orderList, { tab: OrderTab.all }))).items).toEqual([]);
  });
});

describe("orders of the mall in the list", () => {
  it("share their purchase, and say when they arrive: on the day that was chosen, else from the first on", async () => {
    const parts = [
      part({ delivery_date: "2026-11-24", delivery_section: "am" }),
      partOf({ store_id: "brew", lines: [amazake], shown_total: 1_300 }),
    ];
    await taken(one.buy(parts));
    const { items } = await taken(one.send(orderList, { tab: OrderTab.all }));
    const [leaf, brew] = ["leaf", "brew"].map((id) => items.find(({ store_id }) => store_id === id));
    expect(leaf?.purchase).toEqual({ purchase_id: brew?.purchase?.purchase_id, count: 2 });
    expect(leaf?.arrival).toMatchObject({ date: "2026-11-24", is_chosen: 1, section: expect.any(String) });
    // Three days until it is sent, and one on its way.
    expect(brew?.arrival).toEqual({ date: "2026-11-25", is_chosen: 0, section: null });
  });

  it("are to be paid online alone: cash on delivery is none of those that wait for a payment", async () => {
    const cash = await bought({}, { pay_type: PayType.cashOnDelivery });
    const card = await bought();
    const { counts, items } = await taken(one.send(orderList, { tab: OrderTab.all }));
    expect(items.map(({ order_no }) => order_no).toSorted()).toEqual([cash, card].toSorted());
    expect(counts).toMatchObject({ to_pay: 1, in_progress: 2 });
    const toPay = await taken(one.send(orderList, { tab: OrderTab.toPay }));
    expect(toPay.items.map(({ order_no }) => order_no)).toEqual([card]);
  });
});

describe("what a purchase would cost", () => {
  const quote = (to: object, lines = [sencha]) =>
    one.send(mallCalcCouponPrice, { shops: [{ store_id: "leaf", lines }], ...to });

  it("is reckoned for a prefecture while there is no address, with what shipping is made of", async () => {
    const cake = line({ goods_id: "leaf-cake", price: 1_200 });
    const { quotes } = await taken(quote({ prefecture: "沖縄県" }, [sencha, cake]));
    expect(quotes[0]?.shipping).toMatchObject({
      prefecture_name: "沖縄県",
      fee: 3_900,
      free_from: 5_000,
      missing_for_free: 2_800,
      shares: [
        { temperature: "ambient", parcels: 1, fee: 1_800 },
        { temperature: "chilled", parcels: 1, fee: 2_100 },
      ],
    });
    expect((await taken(quote({}))).quotes[0]?.shipping).toBeNull();
  });

  it("is not reckoned for a place that is no prefecture", async () => {
    expect((await quote({ prefecture: "Atlantis" })).code).toBe(Code.missingParameter);
  });
});
