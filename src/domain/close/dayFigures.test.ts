import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { OrderType, PayType } from "#contract/enumerations.ts";
import { WireLanguage } from "#contract/scalars.ts";
import { dayFigures } from "./dayFigures.ts";
import type { ClosedOrder, Entry } from "./sales.ts";

const Texts = z.record(WireLanguage, z.string());
const words = (text: string) =>
  z.parse(Texts, Object.fromEntries(WireLanguage.def.values.map((language) => [language, text])));
const bill = (changes: Partial<ClosedOrder["bill"]> = {}): ClosedOrder["bill"] => ({
  list_subtotal: 1_000,
  goods_discount: 100,
  goods_subtotal: 900,
  coupon_discount: 200,
  cover_charge: 0,
  delivery_fee: 300,
  total: 1_000,
  taxes: [
    { rate: 8, taxable: 700, tax: 51 },
    { rate: 10, taxable: 300, tax: 27 },
  ],
  ...changes,
});
const order: ClosedOrder = {
  bill: bill(),
  people: 2,
  coupon: { id: "spring", name: words("Spring") },
  lines: [{ goods_id: "curry", name: words("Curry"), number: 2, unit_price: 450 }],
  changes: [],
};
const orders = new Map([["A", order]]);
const entry = (changes: Partial<Entry>): Entry => ({
  ref: "sold A",
  kind: "sold",
  subject: "order",
  at: new Date("2026-11-21T14:30:00Z"),
  order_no: "A",
  order_type: OrderType.delivery,
  pay_type: null,
  amount: 1_000,
  staff_id: null,
  ...changes,
});
const sold = entry({});
const cashIn = entry({ ref: "taken A", kind: "in", pay_type: PayType.cashOnDelivery });
const figuresOf = (entries: readonly Entry[]) => dayFigures(entries, orders, (at) => at.getUTCHours());

describe("a close's sums", () => {
  it("take off what became less of an order, on the day on which it did", () => {
    const less = bill({
      list_subtotal: 500,
      goods_discount: 50,
      goods_subtotal: 450,
      coupon_discount: 100,
      total: 650,
      taxes: [
        { rate: 8, taxable: 350, tax: 25 },
        { rate: 10, taxable: 300, tax: 27 },
      ],
    });
    const changed: ClosedOrder = {
      ...order,
      bill: less,
      lines: [{ goods_id: "curry", name: words("Curry"), number: 1, unit_price: 450 }],
      changes: [
        {
          change_id: "1",
          goods_id: "curry",
          name: words("Curry"),
          number: 1,
          bill_before: order.bill,
          bill: less,
        },
      ],
    };
    const off = entry({ ref: "reduced 1", kind: "reduced", amount: 350, staff_id: "floor" });
    const of = (entries: readonly Entry[]) => dayFigures(entries, new Map([["A", changed]]), () => 14);
    expect(of([sold])).toMatchObject({ ...figuresOf([sold]), dishes: [{ count: 2, amount: 900 }] });
    expect(of([off])).toMatchObject({
      sold: { count: 0, amount: 0 },
      returned: { count: 1, amount: 350 },
      total: -350,
      people: 0,
      list: -500,
      coupon_discount: -100,
      taxes: [
        { rate: 8, taxable: -350, tax: -26 },
        { rate: 10, taxable: 0, tax: 0 },
      ],
      ways: [{ count: 0, amount: -350 }],
      dishes: [{ goods_id: "curry", count: -1, amount: -450 }],
      coupons: [{ count: 0, amount: -100 }],
      staff: [{ staff_id: "floor", returned: { count: 1, amount: 350 } }],
    });
    const [both, left] = [
      of([sold, off]),
      dayFigures([entry({ amount: 650 })], new Map([["A", { ...changed, changes: [] }]]), () => 14),
    ];
    expect([both.total, both.taxes, both.dishes, both.coupons]).toEqual([
      left.total,
      left.taxes,
      left.dishes,
      left.coupons,
    ]);
    expect(() => of([{ ...off, ref: "reduced 2" }])).toThrow(RangeError);
  });

  it("lead from the prices on the menu to what was received", () => {
    expect(figuresOf([sold, cashIn])).toMatchObject({
      list: 1_000,
      goods_discount: 100,
      coupon_discount: 200,
      delivery_fee: 300,
      total: 1_000,
      people: 2,
      taxes: order.bill.taxes,
      ways: [{ order_type: OrderType.delivery, count: 1, amount: 1_000 }],
      hours: [{ hour: 14, count: 1, amount: 1_000 }],
      dishes: [{ goods_id: "curry", count: 2, amount: 900 }],
      coupons: [{ name: words("Spring"), count: 1, amount: 200 }],
      money: [{ pay_type: PayType.cashOnDelivery, in: { count: 1, amount: 1_000 } }],
      received: 1_000,
      advance: 0,
    });
  });

  it("are nothing where all of it went back, and say of it what was sold and what went back", () => {
    const returned = entry({ ref: "returned A", kind: "returned", staff_id: "aoi" });
    const cashOut = entry({ ref: "given A", kind: "out", pay_type: PayType.cashOnDelivery });
    expect(figuresOf([sold, cashIn, returned, cashOut])).toMatchObject({
      sold: { count: 1, amount: 1_000 },
      returned: { count: 1, amount: 1_000 },
      total: 0,
      people: 0,
      dishes: [],
      coupons: [],
      taxes: [
        { rate: 8, taxable: 0, tax: 0 },
        { rate: 10, taxable: 0, tax: 0 },
      ],
      staff: [{ staff_id: null }, { staff_id: "aoi", returned: { count: 1, amount: 1_000 } }],
      received: 0,
      cash: 0,
    });
  });

  it("have in the drawer what the store's own couriers bring back, and not what a parcel's carrier keeps", () => {
    expect(figuresOf([cashIn]).cash).toBe(1_000);
    expect(figuresOf([{ ...cashIn, order_type: OrderType.shipping }]).cash).toBe(0);
    expect(figuresOf([{ ...cashIn, pay_type: PayType.card }]).cash).toBe(0);
    const topUp = entry({
      subject: "value",
      kind: "in",
      pay_type: PayType.cash,
      order_no: null,
      order_type: null,
    });
    expect(figuresOf([topUp])).toMatchObject({ cash: 1_000, value: { count: 1, amount: 1_000 }, total: 0 });
  });

  it("say what came for orders that are not sold yet", () => {
    expect(figuresOf([cashIn])).toMatchObject({ total: 0, received: 1_000, advance: 1_000 });
    expect(figuresOf([sold])).toMatchObject({ total: 1_000, received: 0, advance: -1_000 });
  });

  it("are not made of a sale that its bill does not agree with", () => {
    expect(() => figuresOf([{ ...sold, amount: 999 }])).toThrow("has another bill");
    expect(() => figuresOf([{ ...sold, order_no: "B" }])).toThrow("has another bill");
  });
});
