import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { slowdowns } from "#provider/db/tables/members.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";
import { countPaced, type Pace, takeBack } from "./limits.ts";

let provider: Planted;
beforeAll(async () => {
  provider = await planted();
});
beforeEach(async () => {
  await provider.db.delete(slowdowns);
});
afterAll(() => provider.close());

const pace: Pace = { name: "tries in a test", free: 3, pause: 10, longest: 40, drains: 3_600 };
const second = (seconds: number) => new Date(Date.parse("2026-11-21T03:00:00Z") + seconds * 1_000);
const count = (at: number, subject = "one") => countPaced(provider.db, pace, subject, second(at));

describe("tries", () => {
  it("are free at first, then wait longer and longer up to the longest, and nobody else waits", async () => {
    expect([await count(0), await count(0), await count(0)]).toEqual([null, null, null]);
    expect(await count(0)).toBe(10);
    expect([await count(10), await count(10)]).toEqual([null, 20]);
    expect([await count(30), await count(30)]).toEqual([null, 40]);
    expect([await count(70), await count(70)]).toEqual([null, 40]);
    expect(await count(70, "other")).toBeNull();
  });

  it("of who came first and is counted last wait for nobody who came after them", async () => {
    expect([await count(0.05), await count(0)]).toEqual([null, null]);
    await takeBack(provider.db, pace, "one");
    expect(await count(0.02)).toBeNull();
  });
});
