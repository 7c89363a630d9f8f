import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { informList } from "#contract/calls/inform.ts";
import { orderDetails } from "#contract/calls/order.ts";
import { OrderStatus, PayStatus, PayType } from "#contract/enumerations.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import {
  type OffPremisesGuest,
  offPremisesGuest,
  openOffPremises,
} from "#provider/testing/offPremisesGuest.ts";

const tea = line({ goods_id: "tea", price: 300 });
const ONE = "2026-11-21T04:00:00.000Z";
const courier = { courier_name: "佐藤", courier_phone: "080-1111-2222" };
let provider: Planted;
let desk: StaffedDesk;
let one: OffPremisesGuest;
let address: string;

beforeAll(async () => {
  provider = await planted();
  await openOffPremises(provider);
  desk = await deskOf(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  await provider.db.update(orders).set({ order_status: OrderStatus.settled });
  one = await offPremisesGuest(provider);
  address = await one.address();
});
afterAll(() => provider.close());

const place = async (changes = {}) =>
  (await taken(one.deliver([tea], address, { mealTime: ONE, ...changes }))).order_no;
const press = (order_no: string, action: string, fields = {}) =>
  desk.press(`/orders/${order_no}/${action}`, fields);
const escaped = (text: string) => text.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const details = (order_no: string) => taken(one.send(orderDetails, { order_no }));
const events = async () => (await taken(one.send(informList, {}))).items.map(({ event }) => event);

describe("a delivery at the desk", () => {
  it("stands with its time, its way, its receiver, and the cash that is due at the door", async () => {
    const order_no = await place();
    const page = await desk.page();
    for (const text of [
      `<h3 class="number">${order_no.slice(-4)}</h3>`,
      "お届け予定",
      "<b>13:00</b>",
      "〒105-0011 東京都港区芝公園4-2-8 201",
      "<small>3.2 km</small>",
      "https://www.google.com/maps/dir/?api=1&amp;destination=%E6%9D%B1%E4%BA%AC",
      'href="tel:+819012345678"',
      "代金引換",
      "お客様から受け取る金額 ¥600",
    ])
      expect(page).toContain(text);
  });

  it("goes by accepting, the courier, cash and arrival, and nobody is told that it was served", async () => {
    const order_no = await place();
    await press(order_no, "accept");
    expect(await press(order_no, "ready", courier)).toBe("");
    expect(await desk.page()).toContain("配達中");
    expect(await details(order_no)).toMatchObject({
      ready_time: NOON.toISOString(),
      courier_name: "佐藤",
      courier_phone: "+818011112222",
      delivery_company: null,
    });
    expect(await press(order_no, "complete")).toBe("");
    expect(await press(order_no, "pay_cash")).toBe("");
    expect(await details(order_no)).toMatchObject({
      order_status: OrderStatus.settled,
      pay_status: PayStatus.paid,
      pay_type: PayType.cashOnDelivery,
    });
    expect((await events()).toSorted()).toEqual(
      ["order_accepted", "order_delivered", "order_on_its_way", "order_placed", "order_settled"].toSorted(),
    );
  });

  it("goes out with a company and its number, too", async () => {
    const order_no = await place();
    await press(order_no, "accept");
    const parcel = { delivery_company: "ヤマト運輸", delivery_number: "１２３４-5678" };
    expect(await press(order_no, "ready", parcel)).toBe("");
    expect(await details(order_no)).toMatchObject({
      courier_name: "",
      delivery_company: "ヤマト運輸",
      delivery_number: "1234-5678",
    });
  });

  it.each([
    [{}, "courier_name", "配達員の名前か配送業者"],
    [{ courier_name: "   " }, "courier_name", "配達員の名前か配送業者"],
    [{ courier_phone: "080-1111-2222" }, "courier_name", "配達員の名前か配送業者"],
    [{ courier_name: "佐藤", courier_phone: "123" }, "courier_phone", "電話番号を確認"],
    [{ courier_name: "佐藤", delivery_number: "1234" }, "delivery_number", "送り状番号は配送業者とあわせて"],
    [
      { delivery_company: "ヤマト", delivery_number: "<b>1</b>" },
      "delivery_number",
      "送り状番号は配送業者とあわせて",
    ],
  ])(
    "does not go out with %j, which is said at the field, with all that was typed",
    async (fields, at, said) => {
      const order_no = await place();
      await press(order_no, "accept");
      const to = `/desk/diner/orders/${order_no}/ready`;
      const page = await (await desk.post(to, fields, { cookie: desk.cookie })).text();
      expect((await details(order_no)).ready_time).toBeNull();
      expect(page).toMatch(new RegExp(`name="${at}"[^>]*aria-describedby="${at}-${order_no}-fault"`));
      expect(page).toMatch(new RegExp(`id="${at}-${order_no}-fault">[^<]*${said}`));
      expect(page.match(/aria-invalid="true" aria-describedby/g)).toHaveLength(1);
      for (const typed of Object.values(fields)) expect(page).toContain(`value="${escaped(typed.trim())}"`);
      expect(page).not.toContain("<b>1</b>");
    },
  );

  it("does not go out with a name that the form does not let in", async () => {
    const order_no = await place();
    await press(order_no, "accept");
    expect(await press(order_no, "ready", { courier_name: "x".repeat(51) })).toBe("refused");
    expect((await details(order_no)).ready_time).toBeNull();
  });

  it("does not go out before it is accepted", async () => {
    const order_no = await place();
    expect(await press(order_no, "ready", courier)).toBe("refused");
    expect(await details(order_no)).toMatchObject({ ready_time: null, courier_name: "" });
  });

  it("has its courier put right while it is on its way, which the customer hears, and not after", async () => {
    const order_no = await place();
    await press(order_no, "accept");
    await press(order_no, "ready", courier);
    expect(await desk.page()).toContain("配達の情報を直す");
    provider.clock.advance(60_000);
    expect(await press(order_no, "ready", { courier_name: "鈴木" })).toBe("");
    expect(await details(order_no)).toMatchObject({
      ready_time: NOON.toISOString(),
      courier_name: "鈴木",
      courier_phone: "",
    });
    expect((await events()).filter((event) => event === "order_on_its_way")).toHaveLength(2);
    await press(order_no, "complete");
    expect(await press(order_no, "ready", courier)).toBe("refused");
    expect((await details(order_no)).courier_name).toBe("鈴木");
    expect(await desk.page()).not.toContain("配達の情報を直す");
  });

  it("is late until it has arrived", async () => {
    const order_no = await place();
    await press(order_no, "accept");
    await press(order_no, "ready", courier);
    provider.clock.set(new Date(ONE));
    expect(await desk.page()).toContain('data-late="true"');
    await press(order_no, "complete");
    expect(await desk.page()).toContain('data-late="false"');
  });

  it("shows what its people wrote as they wrote it", async () => {
    const payload = "<img src=x onerror=alert(1)>";
    address = await one.address({ name: payload.slice(0, 28), detail: payload });
    const order_no = await place({ remark: payload });
    await press(order_no, "accept");
    await press(order_no, "ready", { courier_name: payload });
    const page = await desk.page();
    expect(page).not.toContain("<img");
    expect(page.match(/&lt;img/g)?.length).toBeGreaterThanOrEqual(4);
    await provider.db
      .update(orders)
      .set({ order_status: OrderStatus.canceled })
      .where(eq(orders.order_no, order_no));
  });
});
