import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { DeliveryZone } from "#contract/store.ts";
import { deliveryFee, deliveryGap, deliveryTerms } from "./deliveryTerms.ts";

describe("delivery terms", () => {
  const own = { dispatchprice: 300, freeprice: 3_000, minimum_order: 1_000 };
  const zone = (said: Partial<DeliveryZone>): DeliveryZone => ({
    zone_id: "near",
    name: "近隣",
    max_distance: null,
    postal_codes: [],
    dispatchprice: 0,
    freeprice: 0,
    minimum_order: 0,
    ...said,
  });

  test("without zones the store's own terms hold up to its distance, the last metre included", () => {
    const store = { ...own, max_distance: 2_000, delivery_zones: [] };
    expect(deliveryTerms(store, { distance: 2_000, postal_code: null })).toEqual(own);
    expect(deliveryTerms(store, { distance: 2_001, postal_code: null })).toBeNull();
    expect(deliveryTerms({ ...store, max_distance: null }, { distance: 90_000, postal_code: null })).toEqual(
      own,
    );
  });

  test("the first zone that holds the place sets the terms, whatever the store's own distance", () => {
    const near = zone({ max_distance: 1_000, dispatchprice: 100 });
    const far = zone({ zone_id: "far", max_distance: 5_000, dispatchprice: 500, minimum_order: 2_000 });
    const store = { ...own, max_distance: 10, delivery_zones: [near, far] };
    expect(deliveryTerms(store, { distance: 900, postal_code: null })?.dispatchprice).toBe(100);
    expect(deliveryTerms(store, { distance: 3_000, postal_code: null })).toEqual({
      dispatchprice: 500,
      freeprice: 0,
      minimum_order: 2_000,
    });
    expect(deliveryTerms(store, { distance: 5_001, postal_code: null })).toBeNull();
  });

  test("a zone of postal codes holds those that begin so, and nothing whose code is not known", () => {
    const store = {
      ...own,
      max_distance: null,
      delivery_zones: [zone({ postal_codes: ["150", "1510053"] })],
    };
    expect(deliveryTerms(store, { distance: 9, postal_code: "1500002" })).not.toBeNull();
    expect(deliveryTerms(store, { distance: 9, postal_code: "1510053" })).not.toBeNull();
    expect(deliveryTerms(store, { distance: 9, postal_code: "1510054" })).toBeNull();
    expect(deliveryTerms(store, { distance: 9, postal_code: null })).toBeNull();
  });

  test("a zone with both holds what is within both", () => {
    const store = {
      ...own,
      max_distance: null,
      delivery_zones: [zone({ postal_codes: ["150"], max_distance: 800 })],
    };
    expect(deliveryTerms(store, { distance: 800, postal_code: "1500002" })).not.toBeNull();
    expect(deliveryTerms(store, { distance: 801, postal_code: "1500002" })).toBeNull();
  });
});

describe("delivery fee", () => {
  test.each([
    ["below the threshold it is charged", 330, 3000, 2999, 330],
    ["at the threshold it is free", 330, 3000, 3000, 0],
    ["without a threshold it is always charged", 330, 0, 99_999, 330],
    ["a store that asks nothing", 0, 3000, 100, 0],
  ])("%s", (_name, dispatchprice, freeprice, subtotal, fee) => {
    expect(deliveryFee({ dispatchprice, freeprice }, subtotal)).toBe(fee);
  });
});

describe("delivery gap", () => {
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
});
