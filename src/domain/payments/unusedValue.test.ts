import * as fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "../hours/zonedTime.ts";
import { type Movement, unusedAt, valueDays } from "./unusedValue.ts";

const FIRST = "2026-09-25";
const kinds = ["top_up", "bonus", "gift", "spend", "refund", "expiry", "correction"] as const;
const movement: fc.Arbitrary<Movement> = fc.record({
  day: fc.integer({ min: 0, max: 11 }).map((count) => addDays(FIRST, count)),
  kind: fc.constantFrom(...kinds),
  is_given: fc.boolean(),
  amount: fc.integer({ min: -9_999, max: 9_999 }),
});

it("counts back from now to the end of any day, and each day from the one before it", () => {
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 40 }), (movements) => {
      const sum = (until: string, isGiven: boolean) =>
        movements
          .filter(({ day, is_given }) => day <= until && is_given === isGiven)
          .reduce((total, { amount }) => total + amount, 0);
      const last = addDays(FIRST, 11);
      const now = { paid: sum(last, false), given: sum(last, true) };
      const days = valueDays({ from: FIRST, to: addDays(FIRST, 9) }, now, movements);
      expect(days.map(({ day }) => day)).toEqual(
        Array.from({ length: 10 }, (_, index) => addDays(FIRST, 9 - index)),
      );
      for (const { day, unused, ...moved } of days) {
        expect(unused).toEqual({ paid: sum(day, false), given: sum(day, true) });
        expect(unusedAt(day, now, movements)).toEqual(unused);
        const before = unusedAt(addDays(day, -1), now, movements);
        const change = unused.paid + unused.given - before.paid - before.given;
        expect(Object.values(moved).reduce((total, amount) => total + amount, 0)).toBe(change);
      }
    }),
  );
});
