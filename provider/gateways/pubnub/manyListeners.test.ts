import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { members, sessions } from "#provider/db/tables/members.ts";
import { newToken } from "#provider/server/calls/session.ts";
import { type TestDatabase, testDatabase } from "#provider/testing/testDatabase.ts";
import { SUBSCRIBE_KEY } from "./admit.ts";
import { timetokenOf } from "./channelLog.ts";
import { embeddedMessages } from "./embeddedMessages.ts";

const STORE = "store-izakaya";
const MANY = 200;
const now = new Date();
/** Before any message of these tests. */
const BEFORE = timetokenOf(new Date(now.getTime() - 60_000));

let database: TestDatabase;
let service: ReturnType<typeof embeddedMessages>;
let statements = 0;

beforeAll(async () => {
  const hear = () => {
    statements += 1;
  };
  database = await testDatabase({ isSeeded: false, now, hear });
  // Nobody looks unasked, so that every statement is somebody's.
  const options = { lookEvery: 600_000, holdFor: 600_000 };
  service = embeddedMessages({ db: database.db, signingKey: "a key", clock: () => new Date(), options });
  const uids = Array.from({ length: MANY }, (_, index) => uidOf(index));
  await database.db
    .insert(members)
    .values(uids.map((uid) => ({ uid, kind: "visitor" as const, channel: `ch-${uid}`, created_at: now })));
  const tokens = uids.map((uid) => newToken({ uid, now, family: uid }, () => `token of ${uid}`).row);
  await database.db.insert(sessions).values(tokens);
});
afterAll(async () => {
  service.close();
  await database.close();
});

const uidOf = (index: number) => `guest-${index}`;

interface Heard {
  readonly t: { readonly t: string };
  readonly m: readonly { readonly d: unknown }[];
}

/** Polls as a guest who is signed in and listens to their own channel and the store's, from a token on. */
async function poll(index: number, after: bigint | string): Promise<Heard> {
  const uid = uidOf(index);
  const channels = [`ch-${uid}`, STORE];
  const { token } = await service.gateway.listen({
    uid,
    signIn: uid,
    channels,
    origin: "http://provider.test",
    now: new Date(),
  });
  const query = new URLSearchParams({ tt: String(after), uuid: uid, auth: token });
  const answer = await service.routes.request(
    `/v2/subscribe/${SUBSCRIBE_KEY}/${channels.join(",")}/0?${query}`,
  );
  expect(answer.status).toBe(200);
  return (await answer.json()) as Heard;
}

const pollAll = (after: bigint | string) => Array.from({ length: MANY }, (_, index) => poll(index, after));

const payloads = (heard: readonly Heard[]) => heard.map(({ m }) => m.map(({ d }) => d));

describe("200 who listen at once", () => {
  it("hear a message once each, for a few questions to the database in all", async () => {
    statements = 0;
    const waiting = pollAll(BEFORE);
    // Whoever comes is looked for, and is there then.
    await expect.poll(() => statements, { interval: 100 }).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(statements).toBeLessThan(15);
    await service.gateway.publish(STORE, { signal: "menu_changed" });
    const heard = await Promise.all(waiting);
    expect(payloads(heard)).toEqual(Array.from({ length: MANY }, () => [{ signal: "menu_changed" }]));
    expect(new Set(heard.map(({ t }) => t.t)).size).toBe(1);
    expect(statements).toBeLessThan(25);
  });

  it("are told what each of them missed, in order and before what is new", async () => {
    const [first] = await Promise.all(pollAll(BEFORE));
    const after = first?.t.t ?? "";
    for (let number = 0; number < 8; number += 1) {
      const one = Array.from({ length: MANY }, (_, index) => ({
        channel: `ch-${uidOf(index)}`,
        payload: { number },
      }));
      await service.gateway.publishAll?.(one);
    }
    // 1,600 messages, more than one look reads.
    const hearAll = async (index: number) => {
      const told: unknown[] = [];
      for (let from = after; told.length <= 8; ) {
        const { t, m } = await poll(index, from);
        told.push(...m.map(({ d }) => d));
        from = t.t;
      }
      return told;
    };
    const [heard] = await Promise.all([
      Promise.all(Array.from({ length: MANY }, (_, index) => hearAll(index))),
      service.gateway.publish(STORE, { signal: "table_changed" }),
    ]);
    const missed = Array.from({ length: 8 }, (_, number) => ({ number }));
    for (const told of heard) expect(told).toEqual([...missed, { signal: "table_changed" }]);
  });
});
