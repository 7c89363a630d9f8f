import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deliveryFee } from "./deliveryFee.ts";
import { deliveryGap } from "./deliveryGap.ts";

const terms = { dispatchprice: 300, freeprice: 3_000, minimum_order: 1_000 };

describe("what a cart lacks for its delivery", () => {
  it("is named to the yen, and nothing once it is reached", () => {
    expect(deliveryGap(terms, 580)).toEqual({ toMinimum: 420, toFree: 2_420 });
    expect(deliveryGap(terms, 1_000)).toEqual({ toMinimum: 0, toFree: 2_000 });
    expect(deliveryGap(terms, 3_000)).toEqual({ toMinimum: 0, toFree: 0 });
  });

  it("is nothing where delivery costs nothing, or always costs the same", () => {
    expect(deliveryGap({ ...terms, dispatchprice: 0 }, 0).toFree).toBe(0);
    expect(deliveryGap({ ...terms, freeprice: 0 }, 0).toFree).toBe(0);
  });

  it("added to the cart, costs no fee any more and is never a yen too much", () => {
    const yen = fc.nat(10_000);
    fc.assert(
      fc.property(yen, yen, yen, yen, (dispatchprice, freeprice, minimum_order, subtotal) => {
        const said = { dispatchprice, freeprice, minimum_order };
        const { toFree, toMinimum } = deliveryGap(said, subtotal);
        expect(subtotal + toMinimum).toBeGreaterThanOrEqual(minimum_order);
        if (toFree === 0) return;
        expect(deliveryFee(said, subtotal + toFree)).toBe(0);
        expect(deliveryFee(said, subtotal + toFree - 1)).toBe(dispatchprice);
      }),
    );
  });
});
