import { describe, expect, it } from "vitest";
import type { OrderType } from "#contract/enumerations.ts";
import { DeliveryZone } from "#contract/store.ts";
import { deliveryTerms } from "#domain/delivery/deliveryTerms.ts";
import { bookableSlots, type ReceiveDays } from "#domain/hours/bookableSlots.ts";
import { specialRows } from "#provider/demo/seed/offers/specialRows.ts";
import { isHoliday } from "#provider/stores/hours/opening.ts";
import { payListOf } from "#provider/stores/payList.ts";
import { allStores } from "./allStores.ts";
import { specialDays } from "./specialDays.ts";
import type { StoreSeed } from "./storeSeed.ts";

const now = new Date("2026-11-21T03:00:00Z");
const offered = (type: OrderType) => allStores.filter(({ orderTypes }) => orderTypes.includes(type));
const timesOf = (store: StoreSeed, type: 2 | 3, days: number, receive?: ReceiveDays) =>
  bookableSlots(
    {
      hours: type === 2 ? store.pickupHours : store.deliveryHours,
      time_zone: "Asia/Tokyo",
      isHoliday,
      special: specialDays(store.specialDays ?? [], now).filter(({ order_types }) =>
        order_types.includes(type),
      ),
      lead_minutes: type === 2 ? store.booking.pickupMinutes : store.deliveryMinutes,
      slot_minutes: store.booking.slotMinutes ?? 15,
      paused_until: null,
      ...(receive && { receive }),
    },
    now,
    days,
  );

describe("the demo's stores", () => {
  it.each([2, 3] as const)(
    "have times to book within four days for each way that they offer (%s)",
    (type) => {
      const without = offered(type).filter((store) => timesOf(store, type, 4).length === 0);
      expect(without.map(({ id }) => id)).toEqual([]);
    },
  );

  it.each([1, 2, 3] as const)("can be paid, in cash as well, in each way that they offer (%s)", (type) => {
    const cash = type === 3 ? 7 : 1;
    const listed = offered(type).filter(({ isListed }) => isListed);
    const without = listed.filter(
      ({ id, payList }) =>
        !payListOf({ id, pay_list: [...payList] }, type, { waysAt: () => [] }).includes(cash),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it("have one whose times take two orders, and two with zones, which reach as far as lists say", () => {
    expect(allStores.filter(({ booking }) => booking.pickupCapacity === 2).length).toBeGreaterThan(0);
    const zoned = allStores.filter(({ booking }) => booking.zones !== undefined);
    expect(zoned.length).toBeGreaterThanOrEqual(2);
    for (const { booking, deliveryFee, deliveryRadius, freeDeliveryFrom, minimumOrder } of zoned) {
      const zones = (booking.zones ?? []).map((zone) => DeliveryZone.parse(zone));
      const own = {
        max_distance: deliveryRadius,
        delivery_zones: zones,
        dispatchprice: deliveryFee,
        freeprice: freeDeliveryFrom,
        minimum_order: minimumOrder,
      };
      const edge = deliveryRadius ?? 0;
      expect(deliveryTerms(own, { distance: edge, postal_code: null })).toMatchObject({
        dispatchprice: deliveryFee,
      });
      expect(deliveryTerms(own, { distance: edge + 1, postal_code: null })).toBeNull();
    }
  });

  it("have times on the days of what they sell ahead", () => {
    const { goods } = specialRows(allStores, now);
    const ahead = goods.filter(({ receive_from }) => receive_from !== null);
    expect(ahead.length).toBeGreaterThan(0);
    for (const { goods_id, receive_from = null, receive_until = null } of ahead) {
      const store = allStores.find(({ id }) => goods_id.startsWith(`${id}-`));
      const times = store && timesOf(store, 2, 62, { from: receive_from, until: receive_until });
      expect([goods_id, (times ?? []).length > 0]).toEqual([goods_id, true]);
    }
  });
});
