import { asc, getTableName, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noneRegister, updateToken } from "#contract/calls/session.ts";
import * as Code from "#contract/codes.ts";
import { OrderType } from "#contract/enumerations.ts";
import { takeLease } from "#provider/db/lease.ts";
import { idempotencyKeys, sessions } from "#provider/db/tables/members.ts";
import { browseCounts, informs, leases, outbox } from "#provider/db/tables/messages.ts";
import { callNumbers, slotBookings } from "#provider/db/tables/orders.ts";
import { smsMessages, usedProofs, verificationCodes } from "#provider/db/tables/signIn.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { storeOf } from "#provider/testing/fixture.ts";
import { codeOn, newPhone, textsTo } from "#provider/testing/members.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { repeatable } from "#provider/testing/repeatable.ts";
import { dueAt, forgetSome, STEP_ROWS, tidy } from "./tidy.ts";

describe("tidy", () => {
  const DAY = 86_400_000;
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await testProvider();
  });
  afterAll(() => provider.close());

  it("keeps an answer for a week at least, and what was not sent until nobody wants it", async () => {
    const key = "asked-again-after-a-week";
    const device = repeatable("made-by-the-device-itself-0123456789");
    const first = await provider.call(noneRegister, {}, { key, base: device.first });
    const created_at = provider.parts.clock();
    await provider.db.insert(outbox).values([
      { channel: "sent", payload: {}, created_at, sent_at: created_at },
      { channel: "waiting", payload: {}, created_at },
    ]);
    provider.clock.advance(5 * DAY);
    await tidy(provider.parts);
    expect(await provider.db.select({ channel: outbox.channel }).from(outbox)).toEqual([
      { channel: "waiting" },
    ]);
    provider.clock.advance(2 * DAY);
    await tidy(provider.parts);
    expect(await provider.call(noneRegister, {}, { key, base: device.again })).toEqual(first);
    provider.clock.advance(2 * DAY);
    await tidy(provider.parts);
    expect(await provider.db.$count(idempotencyKeys)).toBe(0);
    expect(await provider.db.$count(outbox)).toBe(0);
  });

  it("keeps codes and texts for no longer than a day", async () => {
    const phone = newPhone();
    await codeOn(provider, phone, "register");
    await tidy(provider.parts);
    expect(await textsTo(provider, phone)).toHaveLength(1);
    provider.clock.advance(DAY + 300_001);
    await tidy(provider.parts);
    expect(await provider.db.$count(verificationCodes)).toBe(0);
    expect(await provider.db.$count(smsMessages)).toBe(0);
  });

  it("keeps the places taken in bookable times until the day is over", async () => {
    const at = (days: number) => new Date(provider.parts.clock().getTime() + days * DAY);
    const row = { store_id: "diner", order_type: OrderType.takeAway, taken: 1 };
    await provider.db
      .insert(slotBookings)
      .values([-4, -1, 0, 9].map((days) => ({ ...row, slot_at: at(days) })));
    await tidy(provider.parts);
    expect(await provider.db.$count(slotBookings)).toBe(3);
  });

  it("keeps a session for as long as it can be renewed", async () => {
    const { data } = await provider.call(noneRegister, {});
    provider.clock.advance(30 * DAY);
    await tidy(provider.parts);
    const renewed = await provider.call(updateToken, { uid: data.uid, auth_token: data.auth_token });
    expect(renewed.code).toBe(Code.success);
    provider.clock.advance(400 * DAY);
    await tidy(provider.parts);
    expect(await provider.db.$count(sessions)).toBe(0);
  });

  it("remembers a proof for as long as it could be shown again", async () => {
    const now = provider.parts.clock();
    const expires_at = new Date(now.getTime() + DAY);
    await provider.db.insert(usedProofs).values({ proof_hash: "a proof", used_at: now, expires_at });
    provider.clock.advance(DAY);
    await tidy(provider.parts);
    expect(await provider.db.$count(usedProofs)).toBe(1);
    provider.clock.advance(1);
    await tidy(provider.parts);
    expect(await provider.db.$count(usedProofs)).toBe(0);
  });

  it("lets notices go after a year, looks at stores after more, and a day's numbers soon", async () => {
    const { db, parts } = provider;
    const at = (days: number) => new Date(parts.clock().getTime() - days * DAY);
    const dayOf = (days: number) => at(days).toISOString().slice(0, 10);
    await db.insert(stores).values(storeOf("numbered"));
    const told = { uid: "someone", store_id: "numbered", event: "order_placed", content: "." } as const;
    await db
      .insert(informs)
      .values([364, 366].map((days) => ({ ...told, id: `told ${days} days ago`, created_at: at(days) })));
    await db
      .insert(browseCounts)
      .values(
        [390, 410].map((days) => ({ kind: "store" as const, id: "numbered", day: dayOf(days), count: 1 })),
      );
    await db
      .insert(callNumbers)
      .values([0, 1, 9].map((days) => ({ store_id: "numbered", day: dayOf(days), last: 1 })));
    await tidy(parts);
    expect(await db.select({ id: informs.id }).from(informs)).toEqual([{ id: "told 364 days ago" }]);
    expect(await db.select({ day: browseCounts.day }).from(browseCounts)).toEqual([{ day: dayOf(390) }]);
    expect(await db.$count(callNumbers)).toBe(2);
  });
});

describe("a step", () => {
  const DAY = 86_400_000;
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await testProvider();
  });
  afterAll(() => provider.close());

  const old = (count: number) => {
    const created_at = new Date(provider.parts.clock().getTime() - 30 * DAY);
    const payload = {};
    return Array.from({ length: count }, (_, index) => ({ channel: `old ${index}`, payload, created_at }));
  };

  it("takes no more rows than it may, the oldest first, and the run goes on until all are gone", async () => {
    const { db, parts } = provider;
    const created_at = parts.clock();
    await db
      .insert(outbox)
      .values([...old(2 * STEP_ROWS + 30), { channel: "young", payload: {}, created_at }]);
    const due = dueAt(created_at)
      .filter(({ table }) => table === outbox)
      .at(-1);
    expect(due && (await forgetSome(db, due))).toBe(STEP_ROWS);
    expect(await db.$count(outbox)).toBe(STEP_ROWS + 31);
    expect(await tidy(parts)).toBe(STEP_ROWS + 30);
    expect(await db.select({ channel: outbox.channel }).from(outbox)).toEqual([{ channel: "young" }]);
  });

  it("looks into an index of each table for what is old", async () => {
    await provider.db.transaction(async (db) => {
      await db.execute(sql`set local enable_seqscan = off`);
      await db.execute(sql`set local enable_bitmapscan = off`);
      for (const { age, table, where } of dueAt(provider.parts.clock())) {
        // Of a handful of rows.
        if (table === leases) continue;
        const some = db.select({ age }).from(table).where(where).orderBy(asc(age)).limit(STEP_ROWS);
        const plan = JSON.stringify(await db.execute(sql`explain ${some.getSQL()}`));
        const byIndex = /Index (Only )?Scan/.test(plan) && !/Seq Scan|Sort/.test(plan);
        expect(byIndex ? "" : `${getTableName(table)}: ${plan}`).toBe("");
      }
    });
  });

  it("is left to another process that is at it", async () => {
    const { db, parts } = provider;
    await db.insert(outbox).values(old(1));
    await takeLease(db, { name: "tidying", holder: "another process", span: 60_000 });
    expect(await tidy(parts)).toBe(0);
    await db.delete(leases);
    expect(await tidy(parts)).toBe(1);
  });
});
