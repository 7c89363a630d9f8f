import { afterAll, beforeAll, expect, it } from "vitest";
import { OrderType } from "#contract/enumerations.ts";
import { happenAtRandom, placedByTheBooks } from "./schedules/randomSchedules.ts";
import { scheduleStage, type ScheduleStage } from "./schedules/scheduleStage.ts";

/** With those of the other kind a thousand. */
const RUNS = 500;
/** Milliseconds: some twenty seconds on a machine that does nothing else. */
const AT_MOST = 600_000;
let stage: ScheduleStage;

beforeAll(async () => {
  stage = await scheduleStage();
});
afterAll(() => stage.provider.close());

it(
  "one intent to order a take-away is one order, known to its customer, whatever goes wrong, and all books agree",
  async () => {
    await happenAtRandom(stage, OrderType.takeAway, RUNS);
    const placed = await placedByTheBooks(stage);
    // Enough for the books to mean something.
    expect(placed).toBeGreaterThan(RUNS / 10);
  },
  AT_MOST,
);
