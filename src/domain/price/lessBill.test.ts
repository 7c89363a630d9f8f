import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { TaxClass } from "#contract/enumerations.ts";
import { backFrom, changedLine, excessOf, type LineState } from "#domain/orders/lineChange.ts";
import { type BillLine, billOf } from "./bill.ts";
import { lessBill } from "./lessBill.ts";

const rates = { food: 8, alcohol: 10, goods: 10 };
const line = (unit: number, number = 1, list = unit): BillLine => ({ list, unit, number, tax_class: "food" });

describe("the bill of an order of which something was taken off", () => {
  const before = billOf({
    lines: [line(900, 2, 1_000), line(300)],
    coupon: { discount: 400 },
    cover: { is_tea_money: 1, tea_money: 200, people: 2 },
    delivery: { dispatchprice: 350, freeprice: 0 },
    rates,
  });

  it("keeps cover charge and delivery fee, and has its discount and taxes anew", () => {
    const after = lessBill(before, {
      lines: [line(900, 1, 1_000), line(300)],
      coupon: { discount: 400 },
      rates,
    });
    expect(after).toEqual({
      list_subtotal: 1_300,
      goods_discount: 100,
      goods_subtotal: 1_200,
      coupon_discount: 400,
      cover_charge: 400,
      delivery_fee: 350,
      total: 1_550,
      taxes: [
        { rate: 8, taxable: 800, tax: 59 },
        { rate: 10, taxable: 750, tax: 68 },
      ],
    });
  });

  it("has no greater discount than before, and none beyond its goods", () => {
    expect(lessBill(before, { lines: [line(900)], coupon: { discount: 900 }, rates }).coupon_discount).toBe(
      400,
    );
    expect(lessBill(before, { lines: [line(300)], coupon: { discount: 400 }, rates }).coupon_discount).toBe(
      300,
    );
  });

  it("is never higher than it was, whatever has become of the coupon", () => {
    const without = lessBill(before, { lines: [line(900, 2, 1_000), line(100)], coupon: null, rates });
    expect(without.coupon_discount).toBe(0);
    const less = lessBill(before, {
      lines: [line(900, 2, 1_000), line(100)],
      coupon: { discount: 0 },
      rates,
    });
    expect(less).toMatchObject({ coupon_discount: 200, total: before.total });
  });
});

const classes: readonly TaxClass[] = ["food", "alcohol", "goods"];
const aLine = fc.record({
  unit: fc.integer({ min: 0, max: 5_000 }),
  off: fc.integer({ min: 0, max: 500 }),
  number: fc.integer({ min: 1, max: 6 }),
  tax_class: fc.constantFrom(...classes),
});
const aChange = fc.record({
  at: fc.nat(20),
  how: fc.constantFrom("cancel", "less", "free", "remake"),
  pieces: fc.integer({ min: 1, max: 6 }),
});

test("over random orders and changes the total is the sum of its lines by the rules, and refunded and kept are what was paid", () => {
  const whole = fc.record({
    lines: fc.array(aLine, { minLength: 1, maxLength: 6 }),
    percent: fc.integer({ min: 0, max: 100 }),
    cover: fc.integer({ min: 0, max: 500 }),
    fee: fc.integer({ min: 0, max: 500 }),
    stored: fc.double({ min: 0, max: 1, noNaN: true }),
    changes: fc.array(aChange, { maxLength: 12 }),
  });
  fc.assert(
    fc.property(whole, ({ changes, cover, fee, lines: given, percent, stored }) => {
      type Own = BillLine & LineState;
      let lines: Own[] = given.map(({ number, off, tax_class, unit }) => ({
        list: unit + off,
        unit,
        number,
        tax_class,
        unit_price: unit,
        is_remade: false,
        isDish: true,
      }));
      const discount = () =>
        Math.floor(lines.reduce((sum, one) => sum + one.unit * one.number, 0) * (percent / 100));
      let bill = billOf({
        lines,
        coupon: { discount: discount() },
        cover: { is_tea_money: 1, tea_money: cover, people: 1 },
        delivery: { dispatchprice: fee, freeprice: 0 },
        rates,
      });
      const paid = bill.total;
      const byStored = Math.floor(paid * stored);
      let ways = [
        { way: "rest", amount: paid - byStored },
        { way: "stored", amount: byStored },
      ];
      let refunded = 0;
      for (const { at, how, pieces } of changes) {
        const chosen = lines[at % lines.length];
        if (chosen === undefined) break;
        const outcome = changedLine(chosen, how, pieces);
        if (outcome === null) continue;
        const beside = (number: number, of: Partial<Own>): Own[] =>
          number > 0 ? [{ ...chosen, number, ...of }] : [];
        const next = [
          ...lines.filter((one) => one !== chosen),
          ...beside(outcome.stays, {}),
          ...beside(outcome.free, { unit: 0, unit_price: 0 }),
          ...beside(outcome.remade, { list: 0, unit: 0, unit_price: 0, is_remade: true }),
        ];
        if (next.length === 0) continue;
        lines = next;
        const after = lessBill(bill, { lines, coupon: { discount: discount() }, rates });
        const goods = lines.reduce((sum, one) => sum + one.unit * one.number, 0);
        expect(after.goods_subtotal).toBe(goods);
        expect(after.total).toBe(goods - after.coupon_discount + cover + fee);
        expect(after.taxes.reduce((sum, { taxable }) => sum + taxable, 0)).toBe(after.total);
        expect(after.total).toBeLessThanOrEqual(bill.total);
        expect(how === "remake" ? after : bill).toEqual(bill);
        const excess = excessOf({ pay_status: 1, total: bill.total, stored_total: 0 }, after.total);
        const back = backFrom(ways, excess);
        expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(excess);
        ways = ways.map((one) => ({
          ...one,
          amount: one.amount - (back.find(({ way }) => way === one.way)?.amount ?? 0),
        }));
        refunded += excess;
        bill = after;
        expect(ways.every(({ amount }) => amount >= 0)).toBe(true);
        // Balances have back only what the rest did not cover.
        expect(ways[0]?.amount === 0 || ways[1]?.amount === byStored).toBe(true);
        expect(refunded + bill.total).toBe(paid);
        expect(ways.reduce((sum, { amount }) => sum + amount, 0)).toBe(bill.total);
      }
    }),
    { numRuns: 300 },
  );
});
