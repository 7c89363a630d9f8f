import { describe, expect, it } from "vitest";
import { OrderType, Weekday } from "#contract/enumerations.ts";
import type { SpecialDays, WeekHours } from "#contract/store.ts";
import { nextBusinessDay } from "./businessDay.ts";

const span = (open: string, close: string) => ({ open, close, last_order: close });
const daily = (...spans: WeekHours[number]["spans"]): WeekHours =>
  ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({ weekday, spans }));
const store = (business_hours: WeekHours, special_days: SpecialDays[] = []) => ({
  business_hours,
  pickup_hours: [],
  delivery_hours: [],
  special_days,
  time_zone: "Asia/Tokyo",
  order_types: [OrderType.dineIn],
});
const lunchAndDinner = store(daily(span("11:00", "14:30"), span("17:00", "26:00")));

describe("the next business day begins", () => {
  it.each([
    ["at lunch", "2026-11-25T12:00", "2026-11-26T11:00"],
    ["between lunch and dinner", "2026-11-25T15:00", "2026-11-26T11:00"],
    ["before the store opens", "2026-11-25T08:00", "2026-11-26T11:00"],
    ["in a night that runs past midnight", "2026-11-26T01:00", "2026-11-26T11:00"],
    ["after that night", "2026-11-26T03:00", "2026-11-26T11:00"],
  ])("%s", (_, now, next) => {
    expect(nextBusinessDay(lunchAndDinner, new Date(`${now}:00+09:00`))).toEqual(
      new Date(`${next}:00+09:00`),
    );
  });

  it("after days off and special ones, in whichever way the store opens first", () => {
    const closed = {
      days_id: "d",
      from: "2026-11-26",
      until: "2026-11-27",
      spans: [],
      order_types: [1 as const],
    };
    const weekdays = daily(span("11:00", "20:00")).filter(({ weekday }) => weekday !== Weekday.saturday);
    const now = new Date("2026-11-25T12:00:00+09:00");
    expect(nextBusinessDay(store(weekdays, [closed]), now)).toEqual(new Date("2026-11-29T11:00:00+09:00"));
    const early = {
      ...store(weekdays, [closed]),
      order_types: [OrderType.dineIn, OrderType.takeAway],
      pickup_hours: daily(span("08:00", "10:00")),
    };
    expect(nextBusinessDay(early, now)).toEqual(new Date("2026-11-26T08:00:00+09:00"));
  });

  it("at five in the morning, where the store is open day and night", () => {
    const always = store(daily(span("00:00", "24:00")));
    const at = (time: string) => nextBusinessDay(always, new Date(`2026-11-${time}:00+09:00`));
    expect(at("25T12:00")).toEqual(new Date("2026-11-26T05:00:00+09:00"));
    expect(at("26T01:00")).toEqual(new Date("2026-11-26T05:00:00+09:00"));
  });

  it("never, where the store has no hours", () => {
    expect(nextBusinessDay(store([]), new Date("2026-11-25T12:00:00+09:00"))).toBeNull();
  });
});
