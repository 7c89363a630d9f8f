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
const nobody = { courier_name: "", courier_phone: "", delivery_company: "", delivery_number: "" };
type Courier = typeof nobody;
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
const details = (order_no: string) => taken(one.send(orderDetails, { order_no }));
const events = async () => (await taken(one.send(informList, {}))).items.map(({ event }) => event);
const goOut = (order_no: string, by: Partial<Courier> = courier) =>
  desk.act(order_no, "ready", { courier: { ...nobody, ...by } });

describe("a delivery at the desk", () => {
  it("stands with its time, its way, its receiver, and the cash that is due at the door", async () => {
    const order_no = await place();
    expect(await desk.ticket(order_no)).toMatchObject({
      number: order_no.slice(-4),
      due_at: ONE,
      address: {
        postal_code: "1050011",
        address: "東京都港区芝公園4-2-8",
        detail: "201",
        distance: expect.any(Number),
      },
      contact: { phone: "+819012345678" },
      pay_type: PayType.cashOnDelivery,
      left_to_pay: 600,
    });
  });

  it("goes by accepting, the courier, cash and arrival, and nobody is told that it was served", async () => {
    const order_no = await place();
    await desk.act(order_no, "accept");
    expect(await goOut(order_no)).toBeNull();
    expect(await desk.ticket(order_no)).toMatchObject({ is_ready: true, courier: { courier_name: "佐藤" } });
    expect(await details(order_no)).toMatchObject({
      ready_time: NOON.toISOString(),
      courier_name: "佐藤",
      courier_phone: "+818011112222",
      delivery_company: null,
    });
    expect(await desk.act(order_no, "complete")).toBeNull();
    expect(await desk.act(order_no, "pay_cash")).toBeNull();
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
    await desk.act(order_no, "accept");
    const parcel = { delivery_company: "ヤマト運輸", delivery_number: "１２３４-5678" };
    expect(await goOut(order_no, { ...nobody, ...parcel })).toBeNull();
    expect(await details(order_no)).toMatchObject({
      courier_name: "",
      delivery_company: "ヤマト運輸",
      delivery_number: "1234-5678",
    });
  });

  it.each([
    [{}, "courier_missing"],
    [{ courier_name: "   " }, "courier_missing"],
    [{ courier_phone: "080-1111-2222" }, "courier_missing"],
    [{ courier_name: "佐藤", courier_phone: "123" }, "courier_phone"],
    [{ courier_name: "佐藤", delivery_number: "1234" }, "tracking"],
    [{ delivery_company: "ヤマト", delivery_number: "<b>1</b>" }, "tracking"],
    [{ courier_name: "x".repeat(51) }, "refused"],
  ])("does not go out with %j, and it is said why", async (by, why) => {
    const order_no = await place();
    await desk.act(order_no, "accept");
    expect(await goOut(order_no, by)).toBe(why);
    expect((await details(order_no)).ready_time).toBeNull();
  });

  it("does not go out before it is accepted", async () => {
    const order_no = await place();
    expect(await goOut(order_no)).toBe("refused");
    expect(await details(order_no)).toMatchObject({ ready_time: null, courier_name: "" });
  });

  it("has its courier put right while it is on its way, which the customer hears, and not after", async () => {
    const order_no = await place();
    await desk.act(order_no, "accept");
    await goOut(order_no);
    provider.clock.advance(60_000);
    expect(await goOut(order_no, { courier_name: "鈴木" })).toBeNull();
    expect(await details(order_no)).toMatchObject({
      ready_time: NOON.toISOString(),
      courier_name: "鈴木",
      courier_phone: "",
    });
    expect((await events()).filter((event) => event === "order_on_its_way")).toHaveLength(2);
    await desk.act(order_no, "complete");
    expect(await goOut(order_no)).toBe("refused");
    expect((await details(order_no)).courier_name).toBe("鈴木");
  });

  it("is late until it has arrived", async () => {
    const order_no = await place();
    await desk.act(order_no, "accept");
    await goOut(order_no);
    provider.clock.set(new Date(ONE));
    expect((await desk.ticket(order_no)).is_late).toBe(true);
    await desk.act(order_no, "complete");
    expect((await desk.ticket(order_no)).is_late).toBe(false);
  });
});
