import { expect, it } from "vitest";
import { deliveryDays } from "./deliveryDays.ts";

const shop = { transit_days: 2, days_ahead: 14 };

it("begins once the slowest goods have been on their way, over the end of a month and a year", () => {
  const days = deliveryDays("2026-12-28", shop, [{ ships_within_days: 1 }, { ships_within_days: 3 }]);
  expect(days).toEqual({ delivery_from: "2027-01-02", delivery_until: "2027-01-15" });
});

it("leaves one day where the shop lets nobody choose", () => {
  expect(deliveryDays("2026-11-21", { transit_days: 1, days_ahead: 0 }, [{ ships_within_days: 1 }])).toEqual({
    delivery_from: "2026-11-23",
    delivery_until: "2026-11-23",
  });
});
