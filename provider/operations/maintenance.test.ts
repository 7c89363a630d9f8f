import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noneRegister, updateToken } from "#contract/calls/session.ts";
import * as Code from "#contract/codes.ts";
import { OrderType } from "#contract/enumerations.ts";
import { idempotencyKeys, sessions } from "#provider/db/tables/members.ts";
import { outbox } from "#provider/db/tables/messages.ts";
import { slotBookings } from "#provider/db/tables/orders.ts";
import { smsMessages, usedProofs, verificationCodes } from "#provider/db/tables/signIn.ts";
import { codeOn, newPhone, textsTo } from "#provider/testing/members.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { repeatable } from "#provider/testing/repeatable.ts";
import { createLog } from "./log.ts";
import { schedule, tidy } from "./maintenance.ts";

describe("schedule", () => {
  it("runs a task again and again, never twice at a time, whatever becomes of it", async () => {
    let [running, most, runs] = [0, 0, 0];
    const lines: string[] = [];
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      runs += 1;
      await wait(5);
      running -= 1;
      if (runs === 2) throw new Error("once");
    };
    const scheduled = schedule(
      [{ name: "trial", every: 5, run: task }],
      createLog("error", (line) => lines.push(line)),
    );
    await expect.poll(() => runs).toBeGreaterThan(4);
    await scheduled.stop();
    const stopped = runs;
    await wait(30);
    expect({ most, later: runs - stopped, running }).toEqual({ most: 1, later: 0, running: 0 });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"task":"trial"');
  });
});

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
});
