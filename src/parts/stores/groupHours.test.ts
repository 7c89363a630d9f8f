import { describe, expect, it } from "vitest";
import { PayType } from "#contract/enumerations.ts";
import type { WeekHours } from "#contract/store.ts";
import { groupHours, wallClock } from "./groupHours.ts";

const lunch = { open: "11:00", close: "14:00", last_order: "13:30" };
const dinner = { open: "17:00", close: "26:00", last_order: "25:30" };
type Weekday = WeekHours[number]["weekday"];
const week = (hours: Partial<Record<Weekday, WeekHours[number]["spans"]>>): WeekHours =>
  ([1, 2, 3, 4, 5, 6, 7, 8] as const).flatMap((weekday) => {
    const spans = hours[weekday];
    return spans ? [{ weekday, spans }] : [];
  });

describe("a week's hours", () => {
  it("stand in one row for neighbours that are equal, in whatever order the spans came", () => {
    const both = [lunch, dinner];
    const hours = week({
      [PayType.cash]: both,
      [PayType.weChatPay]: [dinner, lunch],
      [PayType.alipay]: both,
      [PayType.payPay]: both,
      [PayType.card]: both,
      [PayType.merpay]: [dinner],
    });
    expect(groupHours(hours)).toEqual([
      { weekdays: [1, 2, 3, 4, 5], spans: both },
      { weekdays: [6], spans: [dinner] },
      { weekdays: [7], spans: [] },
    ]);
  });

  it("name public holidays only where the store has hours for them, a closed day included", () => {
    const every = { 1: [lunch], 2: [lunch], 3: [lunch], 4: [lunch], 5: [lunch], 6: [lunch], 7: [lunch] };
    expect(groupHours(week(every))).toEqual([{ weekdays: [1, 2, 3, 4, 5, 6, 7], spans: [lunch] }]);
    expect(groupHours(week({ ...every, [PayType.wallet]: [] })).at(-1)).toEqual({ weekdays: [8], spans: [] });
  });
});

describe("a store's clock time", () => {
  it.each([
    ["09:05", undefined, "9:05", false],
    ["24:00", "17:00", "24:00", false],
    ["00:00", "17:00", "24:00", false],
    ["26:00", "17:00", "2:00", true],
    ["02:00", "18:00", "2:00", true],
    ["25:30", undefined, "1:30", true],
  ])("%s after an opening at %s is %s", (clock, opening, time, isNextDay) => {
    expect(wallClock(clock, opening)).toEqual({ time, isNextDay });
  });
});
