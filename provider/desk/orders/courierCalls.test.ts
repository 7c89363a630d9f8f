import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { courierErrand, courierLink, courierPlace } from "#contract/calls/desk/courier.ts";
import { orderDetails } from "#contract/calls/order.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import {
  type OffPremisesGuest,
  offPremisesGuest,
  openOffPremises,
} from "#provider/testing/offPremisesGuest.ts";

const store_id = "diner";
const tea = line({ goods_id: "tea", price: 300 });
const here = { latitude: 35.658_034, longitude: 139.751_599 };
const sato = {
  courier_name: "佐藤",
  courier_phone: "080-1111-2222",
  delivery_company: "",
  delivery_number: "",
};
let provider: Planted;
let desk: StaffedDesk;
let one: OffPremisesGuest;

beforeAll(async () => {
  provider = await planted();
  await openOffPremises(provider);
  desk = await deskOf(provider);
});
beforeEach(async () => {
  provider.clock.set(NOON);
  one = await offPremisesGuest(provider);
});
afterAll(() => provider.close());

/** Nobody at the desk: who has a link has no session. */
const nobody = "";
const details = (order_no: string) => taken(one.send(orderDetails, { order_no }));
const place = async (order_no: string) => (await details(order_no)).courier_place;

async function onItsWay() {
  const mealTime = "2026-11-21T04:00:00.000Z";
  const { order_no } = await taken(
    one.deliver([tea], await one.address(), { mealTime, remark: "ベルは鳴らさないで" }),
  );
  await desk.act(order_no, "accept");
  await desk.act(order_no, "ready", { courier: sato });
  return order_no;
}
const linkOf = (order_no: string) => desk.send(courierLink, { store_id, order_no });
async function tokenOf(order_no: string): Promise<string> {
  const { link } = await desk.given(courierLink, { store_id, order_no });
  return new URL(link).hash.slice(1);
}
const tell = (token: string, position: typeof here | null = here) =>
  desk.send(courierPlace, { token, position }, nobody);

it("a courier reads by the link where to, and what to take at the door, without an account", async () => {
  const order_no = await onItsWay();
  const errand = await desk.given(courierErrand, { token: await tokenOf(order_no) }, nobody);
  expect(errand).toMatchObject({
    number: order_no.slice(-4),
    guest: { phone: "+819012345678" },
    address: { postal_code: "1050011", address: "東京都港区芝公園4-2-8", detail: "201" },
    door: { latitude: expect.any(Number), longitude: expect.any(Number) },
    remarks: ["ベルは鳴らさないで"],
    left_to_pay: 600,
    told_at: null,
  });
});

it("the guest sees where the courier is, to ten metres, until they stop", async () => {
  const order_no = await onItsWay();
  const token = await tokenOf(order_no);
  expect(await place(order_no)).toBeNull();
  expect(await tell(token)).toEqual({});
  expect(await place(order_no)).toEqual({
    position: { latitude: 35.658, longitude: 139.7516 },
    time: NOON.toISOString(),
    door: { latitude: expect.any(Number), longitude: expect.any(Number) },
  });
  await tell(token, null);
  expect(await place(order_no)).toBeNull();
});

it("the wire's address holds what was written, and nothing more", async () => {
  const { delivery_address } = await details(await onItsWay());
  expect(Object.keys(delivery_address ?? {}).toSorted()).toEqual([
    "address",
    "detail",
    "name",
    "phone",
    "postal_code",
  ]);
});

it("nothing is kept of it once the order has arrived, and the link has ended", async () => {
  const order_no = await onItsWay();
  const token = await tokenOf(order_no);
  await tell(token);
  await desk.act(order_no, "complete");
  expect(await place(order_no)).toBeNull();
  expect(await tell(token)).toBe("link_ended");
  expect(await desk.send(courierErrand, { token }, nobody)).toBe("link_ended");
  expect(await linkOf(order_no)).toBe("gone");
  expect(await place(order_no)).toBeNull();
});

it("whoever brings it no longer has no link to it, and is seen no longer", async () => {
  const order_no = await onItsWay();
  const token = await tokenOf(order_no);
  await tell(token);
  await desk.act(order_no, "ready", { courier: { ...sato, courier_name: "田中" } });
  expect(await place(order_no)).toBeNull();
  expect(await tell(token)).toBe("link_ended");
  expect(await tell(await tokenOf(order_no))).toEqual({});
});

it("a delivery that did not set out after all has no courier", async () => {
  const order_no = await onItsWay();
  const token = await tokenOf(order_no);
  await tell(token);
  await desk.act(order_no, "take_back");
  expect(await place(order_no)).toBeNull();
  expect(await tell(token)).toBe("link_ended");
});

it("no link is made up, nor used for another order, nor given by another store", async () => {
  const [order_no, other] = [await onItsWay(), await onItsWay()];
  const token = await tokenOf(order_no);
  const signature = token.slice(token.lastIndexOf(".") + 1);
  for (const wrong of [`${other}.${signature}`, `${order_no}.`, order_no, "x", `${token}x`])
    expect(await tell(wrong)).toBe("link_ended");
  expect(await desk.send(courierLink, { store_id: "other", order_no })).toBe("gone");
  expect(await desk.send(courierLink, { store_id, order_no }, nobody)).toBe("not_signed_in");
});
