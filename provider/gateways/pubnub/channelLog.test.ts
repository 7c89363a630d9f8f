import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "#provider/testing/testDatabase.ts";
import { channelLog } from "./channelLog.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ isSeeded: false, now: new Date() });
});
afterAll(() => database.close());

const DAY = 86_400_000;

describe("the log of all channels", () => {
  it("never lets a later message hide an earlier one, whoever publishes at the same time", async () => {
    const slow = channelLog(database.db, () => new Date(Date.now() - 5_000));
    const fast = channelLog(database.db, () => new Date(Date.now() + 5_000));
    const seen: unknown[] = [];
    let after = await fast.present();
    let isPublishing = true;
    const reader = (async () => {
      for (;;) {
        const wasPublishing = isPublishing;
        const messages = await slow.arrived(
          [
            { channel: "a", after },
            { channel: "b", after },
          ],
          7,
        );
        after = messages.at(-1)?.timetoken ?? after;
        seen.push(...messages.map(({ payload }) => payload));
        if (messages.length === 0 && !wasPublishing) return;
      }
    })();
    const numbers = Array.from({ length: 60 }, (_, number) => number);
    await Promise.all(
      numbers.map((number) =>
        (number % 3 === 0 ? slow : fast).append([
          { channel: number % 2 === 0 ? "a" : "b", payload: { number } },
        ]),
      ),
    );
    isPublishing = false;
    await reader;
    expect(new Set(seen.map((payload) => JSON.stringify(payload))).size).toBe(60);
    expect(seen).toHaveLength(60);
  });

  it("forgets what is older than a month", async () => {
    // Tokens only ever grow, so the clock begins after the test above.
    let now = new Date(Date.now() + DAY);
    const log = channelLog(database.db, () => now);
    const all = { before: null, from: null, limit: 100 };
    await log.append([{ channel: "old", payload: { number: 1 } }]);
    now = new Date(now.getTime() + 29 * DAY);
    await log.append([{ channel: "old", payload: { number: 2 } }]);
    expect(await log.history("old", all)).toHaveLength(2);
    now = new Date(now.getTime() + 2 * DAY);
    await log.append([{ channel: "old", payload: { number: 3 } }]);
    expect((await log.history("old", all)).map(({ payload }) => payload)).toEqual([
      { number: 2 },
      { number: 3 },
    ]);
  });
});
