import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addrAlter } from "#contract/calls/addresses.ts";
import { orderDetails } from "#contract/calls/order.ts";
import { acceptOrder } from "#contract/calls/payment.ts";
import { checkDistance } from "#contract/calls/places.ts";
import * as Code from "#contract/codes.ts";
import { OrderStatus, OrderType, PayType } from "#contract/enumerations.ts";
import { BelowMinimum, type DeliveryZone } from "#contract/store.ts";
import { addresses } from "#provider/db/tables/addresses.ts";
import { taxRates } from "#provider/db/tables/payments.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import {
  type OffPremisesGuest,
  offPremisesGuest,
  openOffPremises,
  TOWER,
} from "#provider/testing/offPremisesGuest.ts";

let provider: Planted;
let one: OffPremisesGuest;
let address_id: string;
const tea = line({ goods_id: "tea", price: 300 });
const bento = line({ goods_id: "bento", price: 700 });
/** Shinjuku, six kilometres from the store. */
const FAR = { latitude: 35.6896, longitude: 139.7006 };
const zone = (said: Partial<DeliveryZone>): DeliveryZone => ({
  zone_id: "zone",
  name: "Zone",
  max_distance: null,
  postal_codes: [],
  dispatchprice: 0,
  freeprice: 0,
  minimum_order: 0,
  ...said,
});
const terms = (id = address_id) => taken(one.send(checkDistance, { store_id: "diner", address_id: id }));

beforeAll(async () => {
  provider = await planted();
  one = await offPremisesGuest(provider);
  await openOffPremises(provider);
  address_id = await one.address();
});
beforeEach(async () => {
  await openOffPremises(provider);
  provider.clock.set(NOON);
});
afterAll(() => provider.close());

describe("a delivery", () => {
  it("goes to the address as it is now, with the fee at its own rate of tax", async () => {
    const order = await taken(one.deliver([bento], address_id));
    expect(order).toMatchObject({
      order_type: OrderType.delivery,
      receive_time: "2026-11-21T03:45:00.000Z",
      receive_until: "2026-11-21T04:00:00.000Z",
      pickup_time: null,
      call_number: "",
      pay_type: PayType.cashOnDelivery,
      auto_cancel_time: null,
      contact_name: "山田",
      contact_phone: "+819012345678",
      delivery_address: {
        name: "山田",
        phone: "09012345678",
        postal_code: "1050011",
        address: "東京都港区芝公園4-2-8",
        detail: "201",
      },
      total: 1000,
      bill: { goods_subtotal: 700, delivery_fee: 300, cover_charge: 0 },
    });
    expect(order.bill.taxes).toEqual([
      { rate: 8, taxable: 700, tax: 51 },
      { rate: 10, taxable: 300, tax: 27 },
    ]);
    const draft = { name: "別人", phone: "09000000000", postal_code: "105-0011", prefecture: "東京都" };
    const words = { city: "港区", address: "芝公園4-2-8", detail: "", position: TOWER };
    await taken(one.send(addrAlter, { address_id, ...draft, ...words }));
    const kept = await taken(one.send(orderDetails, { order_no: order.order_no }));
    expect(kept.delivery_address).toEqual(order.delivery_address);
    await taken(one.send(addrAlter, { address_id, ...draft, ...words, name: "山田", phone: "09012345678" }));
  });

  it("is taxed by the rates of its day", async () => {
    const from = new Date("2027-04-01T00:00:00+09:00");
    const rate = { order_type: OrderType.delivery, valid_from: from };
    await provider.db.insert(taxRates).values([
      { ...rate, tax_class: "food", rate: 1 },
      { ...rate, tax_class: "goods", rate: 12 },
    ]);
    provider.clock.set(new Date("2027-04-01T12:00:00+09:00"));
    const later = await offPremisesGuest(provider);
    const order = await taken(later.deliver([bento], await later.address()));
    expect(order.bill.taxes.map((tax) => tax.rate)).toEqual([1, 12]);
  });

  it.each([
    ["without an address", { delivery: undefined }, 401],
    ["to an address that there is not", { delivery: { address_id: "a-none" } }, 401],
    ["paid at the register", { pay_type: PayType.cash }, 431],
    ["before it opens", { mealTime: "2026-11-22T01:00:00Z" }, 430],
    ["sooner than the way takes", { mealTime: "2026-11-21T03:30:00Z" }, 433],
    ["at a total without the fee", { shown_total: 300 }, 90007],
  ])("is refused %s", async (_, changes, code) => {
    expect((await one.deliver([tea], address_id, changes as object)).code).toBe(code);
  });

  it("goes to one's own address alone", async () => {
    const other = await offPremisesGuest(provider);
    expect((await other.deliver([tea], address_id)).code).toBe(Code.addressMissing);
  });

  it("is refused where the store delivers nothing", async () => {
    await openOffPremises(provider, { order_types: [OrderType.dineIn, OrderType.takeAway] });
    expect((await one.deliver([tea], address_id)).code).toBe(Code.offPremisesUnsupported);
    await openOffPremises(provider, { latitude: null });
    expect((await one.deliver([tea], address_id)).code).toBe(Code.offPremisesUnsupported);
  });

  it("is refused once the address has moved out of range, or the range away from it", async () => {
    const moving = await one.address();
    await taken(one.deliver([tea], moving));
    await provider.db.update(addresses).set(FAR).where(eq(addresses.id, moving));
    const moved = await one.deliver([tea], moving);
    expect(moved).toMatchObject({ code: Code.beyondDeliveryRange, data: { max_distance: 5_000 } });
    expect(await terms(moving)).toMatchObject({ is_in_range: 0 });
    await openOffPremises(provider, { max_distance: 1_000 });
    expect((await one.deliver([tea], address_id)).code).toBe(Code.beyondDeliveryRange);
  });

  it("to an address that was kept without its place looks for the place again", async () => {
    const unknown = await one.address();
    const nowhere = { latitude: null, longitude: null };
    await provider.db.update(addresses).set(nowhere).where(eq(addresses.id, unknown));
    await taken(one.deliver([tea], unknown));
    const [found] = await provider.db.select().from(addresses).where(eq(addresses.id, unknown));
    expect(found?.latitude).toBeCloseTo(35.66, 1);
    const lost = {
      ...nowhere,
      prefecture: "Atlantis",
      city: "Nowhere",
      address: "0",
      postal_code: "0000000",
    };
    await provider.db.update(addresses).set(lost).where(eq(addresses.id, unknown));
    expect((await one.deliver([tea], unknown)).code).toBe(Code.addressMissing);
  });
});

describe("what a delivery costs", () => {
  it("is free from the store's threshold on, and not a yen below it", async () => {
    const below = [{ ...tea, number: 9 }, line({ goods_id: "beer", price: 600 })];
    await openOffPremises(provider, { freeprice: 3_300 });
    const free = await taken(one.deliver(below, address_id, { shown_total: 3_300 }));
    expect(free.bill).toMatchObject({ goods_subtotal: 3_300, delivery_fee: 0, total: 3_300 });
    await openOffPremises(provider, { freeprice: 3_301 });
    const paid = await taken(one.deliver(below, address_id));
    expect(paid.bill).toMatchObject({ delivery_fee: 300, total: 3_600 });
    await openOffPremises(provider, { freeprice: 0 });
    expect((await taken(one.deliver(below, address_id))).bill.delivery_fee).toBe(300);
    await openOffPremises(provider, { dispatchprice: 0 });
    expect((await taken(one.deliver([tea], address_id, { shown_total: 300 }))).bill.delivery_fee).toBe(0);
  });

  it("counts the goods after their discounts, towards the least order too", async () => {
    // 850 yen less ten percent.
    const curry = line({ goods_id: "curry", price: 765 });
    await openOffPremises(provider, { minimum_order: 765 });
    await taken(one.deliver([curry], address_id));
    await openOffPremises(provider, { minimum_order: 766 });
    const { code, data } = await one.deliver([curry], address_id);
    expect([code, BelowMinimum.parse(data)]).toEqual([409, { minimum_order: 766, goods_subtotal: 765 }]);
    await openOffPremises(provider, {
      minimum_order: 700,
      order_types: [OrderType.dineIn, OrderType.takeAway, OrderType.delivery],
    });
    await taken(one.collect([tea]));
  });

  it("is what the zone of the address asks", async () => {
    const near = zone({ zone_id: "near", max_distance: 1_000, dispatchprice: 100 });
    const tower = zone({
      zone_id: "tower",
      postal_codes: ["1050011"],
      dispatchprice: 450,
      minimum_order: 500,
    });
    const far = zone({ zone_id: "far", max_distance: 9_000, dispatchprice: 800, freeprice: 2_000 });
    await openOffPremises(provider, { delivery_zones: [near, tower, far], max_distance: 10 });
    expect(await terms()).toMatchObject({
      is_in_range: 1,
      dispatchprice: 450,
      minimum_order: 500,
      max_distance: null,
    });
    expect((await one.deliver([tea], address_id)).code).toBe(Code.belowDeliveryMinimum);
    const order = await taken(one.deliver([bento], address_id, { shown_total: 1_150 }));
    expect(order.bill.delivery_fee).toBe(450);
    const shinjuku = await one.address({ position: FAR, postal_code: "160-0022" });
    expect(await terms(shinjuku)).toMatchObject({ dispatchprice: 800, freeprice: 2_000 });
    await taken(one.deliver([tea], shinjuku, { shown_total: 1_100 }));
    await openOffPremises(provider, { delivery_zones: [near] });
    expect((await one.deliver([tea], address_id)).code).toBe(Code.beyondDeliveryRange);
    expect(await terms()).toMatchObject({ is_in_range: 0, dispatchprice: 300 });
  });

  it("that changed since the page was opened is told with the new bill", async () => {
    await openOffPremises(provider, { dispatchprice: 400 });
    const reply = await one.deliver([tea], address_id);
    expect(reply).toMatchObject({
      code: Code.priceChanged,
      data: { shown_total: 600, bill: { delivery_fee: 400, total: 700 } },
    });
  });
});

it("a delivery is received once it is on its way, cash in hand or not", async () => {
  const { order_no } = await taken(one.deliver([tea], address_id));
  const desk = (action: "accept" | "ready") =>
    provider.db.transaction((db) =>
      applyAction(db, { order_no, action, actor: "store", uid: null, now: provider.parts.clock() }),
    );
  await desk("accept");
  expect((await one.send(acceptOrder, { order_no })).code).toBe(Code.confirmReceiptFailed);
  await desk("ready");
  expect(await taken(one.send(acceptOrder, { order_no }))).toMatchObject({
    order_status: OrderStatus.completed,
    is_locked: 1,
  });
});
