import type { WeekHours } from "#contract/store.ts";
import { weekHours } from "#provider/demo/seed/weekHours.ts";

/** How such stores are open; a weekday off is open on a holiday, one that is closed on holidays says so. */
export const dailyHours = {
  allDay: weekHours([["11:00", "22:00", "21:30"]]),
  lunchAndDinner: weekHours([
    ["11:00", "15:00", "14:30"],
    ["17:00", "22:00", "21:15"],
  ]),
  offMonday: weekHours(
    [
      ["11:30", "14:30", "14:00"],
      ["17:30", "22:30", "21:45"],
    ],
    { 1: [] },
  ),
  offWednesday: weekHours([["10:00", "19:00", "18:30"]], { 3: [] }),
  office: weekHours([["10:30", "19:30", "19:00"]], { 6: [["10:30", "15:00", "14:30"]], 7: [], 8: [] }),
  morning: weekHours([["07:00", "18:00", "17:30"]], { 7: [["08:00", "17:00", "16:30"]], 2: [] }),
  breakfastToNight: weekHours([["07:30", "23:00", "22:15"]], { 8: [["09:00", "21:00", "20:30"]] }),
  night: weekHours([["17:00", "26:00", "25:00"]], {
    7: [["16:00", "24:00", "23:00"]],
    8: [["16:00", "24:00", "23:00"]],
  }),
  untilDawn: weekHours([["18:00", "29:00", "28:15"]], { 7: [] }),
  lunchAndLate: weekHours(
    [
      ["11:00", "14:30", "14:00"],
      ["18:00", "27:00", "26:30"],
    ],
    {
      5: [
        ["11:00", "14:30", "14:00"],
        ["18:00", "29:00", "28:30"],
      ],
    },
  ),
  soldOutByTwo: weekHours([["10:00", "14:00", "13:30"]], { 4: [] }),
  threeTimes: weekHours([
    ["07:00", "10:00", "09:30"],
    ["11:30", "14:30", "14:00"],
    ["17:30", "21:30", "20:45"],
  ]),
  nonstop: weekHours([["00:00", "24:00"]]),
} satisfies Record<string, WeekHours>;

export type DailyHours = keyof typeof dailyHours;
