import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coverOrders, waysOfOrders } from "./coverOrders.ts";

describe("parts of a bill", () => {
  it("cover its orders from the oldest on", () => {
    const orders = [
      { due: 500, kept: null },
      { due: 700, kept: null },
      { due: 0, kept: null },
    ];
    expect(coverOrders(0, orders)).toEqual([0, 0, 0]);
    expect(coverOrders(499, orders)).toEqual([499, 0, 0]);
    expect(coverOrders(800, orders)).toEqual([500, 300, 0]);
    expect(coverOrders(1_200, orders)).toEqual([500, 700, 0]);
    expect(coverOrders(1_201, orders)).toBeNull();
  });

  it("stay with what was paid otherwise beside them, or went back", () => {
    const orders = [
      { due: 500, kept: 200 },
      { due: 700, kept: null },
    ];
    expect(coverOrders(200, orders)).toEqual([200, 0]);
    expect(coverOrders(300, orders)).toEqual([200, 100]);
    expect(coverOrders(199, orders)).toBeNull();
  });

  it("are shared out to the yen, whatever they are", () => {
    const order = fc.record({ due: fc.nat(5_000), kept: fc.option(fc.nat(5_000)) });
    fc.assert(
      fc.property(fc.array(order, { maxLength: 8 }), fc.nat(20_000), (orders, taken) => {
        const shares = coverOrders(taken, orders);
        const kept = orders.reduce((sum, one) => sum + (one.kept ?? 0), 0);
        const room = orders.reduce((sum, one) => sum + (one.kept === null ? one.due : 0), 0);
        const isWrong = taken < kept || taken > kept + room;
        expect(shares?.reduce((sum, share) => sum + share, 0) ?? null).toBe(isWrong ? null : taken);
      }),
    );
  });

  it("name the way that paid the most of each order, of equals the first", () => {
    const parts = [
      { amount: 300, pay_type: 1 },
      { amount: 300, pay_type: 5 },
      { amount: 400, pay_type: 4 },
    ] as const;
    expect(waysOfOrders(parts, [600, 400])).toEqual([1, 4]);
    expect(waysOfOrders(parts, [500, 500])).toEqual([1, 4]);
    expect(waysOfOrders(parts, [100, 500, 0])).toEqual([1, 5, null]);
  });
});
