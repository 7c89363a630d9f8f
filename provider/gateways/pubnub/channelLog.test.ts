import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { channelMessages } from "#provider/db/tables/messages.ts";
import { type TestDatabase, testDatabase } from "#provider/testing/testDatabase.ts";
import { channelLog, timetokenOf } from "./channelLog.ts";

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
        await slow.settle();
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

  it.runIf(process.env["TEST_DATABASE_URL"])(
    "shows nothing that comes after a message whose publisher was held up, until that is there",
    async () => {
      const log = channelLog(database.db, () => new Date());
      const after = await log.present();
      const both = ["held up", "other"].map((channel) => ({ channel, after }));
      const read = async () => (await log.arrived(both, 9)).map(({ payload }) => payload);
      let settling: Promise<unknown> = Promise.resolve();
      await database.db.transaction(async (transaction) => {
        await channelLog(transaction, () => new Date()).append([{ channel: "held up", payload: 1 }]);
        // Nobody waits for it to publish elsewhere.
        await log.append([{ channel: "other", payload: 2 }]);
        expect(await read()).toEqual([]);
        settling = log.settle();
        expect(await Promise.race([settling, wait(200, "waits")])).toBe("waits");
      });
      await settling;
      expect(await read()).toEqual([1, 2]);
    },
  );

  it("forgets what is older than a month", async () => {
    const now = Date.now();
    const log = channelLog(database.db, () => new Date(now));
    const old = [32, 29].map((days) => ({
      channel: "old",
      payload: { days },
      timetoken: timetokenOf(new Date(now - days * DAY)),
    }));
    await database.db.insert(channelMessages).values(old);
    await log.append([{ channel: "old", payload: { days: 0 } }]);
    const all = { before: null, from: null, limit: 100 };
    expect((await log.history("old", all)).map(({ payload }) => payload)).toEqual([
      { days: 29 },
      { days: 0 },
    ]);
  });
});
