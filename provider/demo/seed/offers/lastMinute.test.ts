import { expect, test } from "vitest";
import { lastMinute } from "./lastMinute.ts";

test.each([
  ["2026-11-21T12:00:00+09:00", 0, "2026-11-21T23:59:00+09:00"],
  ["2026-11-21T00:00:00+09:00", 1, "2026-11-22T23:59:00+09:00"],
  // Still the day before in UTC.
  ["2026-11-21T03:00:00+09:00", 10, "2026-12-01T23:59:00+09:00"],
  ["2026-11-21T23:59:59+09:00", 0, "2026-11-21T23:59:00+09:00"],
])("from %s, %i days on, the day ends at %s", (now, days, end) => {
  expect(lastMinute(new Date(now), days)).toEqual(new Date(end));
});
