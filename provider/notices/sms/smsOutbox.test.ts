import { afterEach, beforeEach, expect, it } from "vitest";
import { smsMessages } from "#provider/db/tables/signIn.ts";
import { SmsRefused } from "#provider/gateways/sms.ts";
import { createLog } from "#provider/operations/log.ts";
import { readSettings } from "#provider/operations/settings.ts";
import type { Courier } from "#provider/server/couriers/courier.ts";
import { type TestDatabase, testDatabase } from "#provider/testing/testDatabase.ts";
import { queueSms } from "./sms.ts";
import { createSmsOutbox } from "./smsOutbox.ts";

const START = new Date("2026-11-21T03:00:00Z");
const signingKey = "a key for tests alone";
const twilio = {
  NOREN_TWILIO_ACCOUNT_SID: "AC0",
  NOREN_TWILIO_AUTH_TOKEN: "secret",
  NOREN_TWILIO_FROM: "+815000000000",
};
let database: TestDatabase;
let opened: Courier[] = [];
let got: string[] = [];
let now = START;
let fault: (phone: string) => Error | null = () => null;

const sms = {
  send: async ({ phone, text }: { phone: string; text: string }) => {
    const error = fault(phone);
    if (error !== null) throw error;
    got.push(`${phone} ${text}`);
  },
};
function open(settings = readSettings({})): Courier {
  const made = createSmsOutbox(
    { db: database.db, sms, clock: () => now, settings, signingKey },
    createLog("silent"),
  );
  opened.push(made);
  return made;
}
async function put(phone: string, text: string): Promise<void> {
  now = new Date(now.getTime() + 1_000);
  await queueSms(database.db, { phone, text, now }, { signingKey });
}
const rows = () => database.db.select().from(smsMessages);

beforeEach(async () => {
  database = await testDatabase({ isSeeded: false, now: START });
  [got, opened, now, fault] = [[], [], START, () => null];
});
afterEach(async () => {
  for (const each of opened) await each.close();
  await database.close();
});

it("a text is sent once its transaction has committed, and never if it has not", async () => {
  const outbox = open();
  const undone = database.db.transaction(async (db) => {
    await queueSms(db, { phone: "+81900", text: "never", now }, { signingKey });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await put("+81901", "sent");
  await outbox.drain();
  await outbox.drain();
  expect(got).toEqual(["+81901 sent"]);
});

it("texts to a phone keep their order, and one that cannot be reached holds up nobody else", async () => {
  await put("+81901", "first");
  await put("+81902", "other");
  await put("+81901", "second");
  fault = (phone) => (phone === "+81901" ? new Error("out of reach") : null);
  const outbox = open();
  await outbox.drain();
  expect(got).toEqual(["+81902 other"]);
  fault = () => null;
  await outbox.drain();
  expect(got).toEqual(["+81902 other", "+81901 first", "+81901 second"]);
});

it("a text that a service will never take is tried once, and the next one goes", async () => {
  await put("+81901", "first");
  await put("+81901", "second");
  fault = () => new SmsRefused("400 21211");
  const outbox = open();
  await outbox.drain();
  fault = () => null;
  await outbox.drain();
  expect(got).toEqual([]);
  expect((await rows()).map(({ failure }) => failure)).toEqual(["400 21211", "400 21211"]);
});

it("a code that has run out meanwhile is sent to nobody", async () => {
  await put("+81901", "too late");
  now = new Date(now.getTime() + 301_000);
  await open().drain();
  expect(got).toEqual([]);
  expect((await rows())[0]).toMatchObject({ failure: "too old" });
});

it("a text that brings no code which runs out goes however late", async () => {
  const lasting = { phone: "+81901", text: "a gift", now, lastingId: "gift-1" };
  await queueSms(database.db, lasting, { signingKey });
  now = new Date(now.getTime() + 86_400_000);
  await open().drain();
  expect(got).toEqual(["+81901 a gift"]);
});

it("what a real service has taken is kept without its text; at the desk it can be read", async () => {
  await put("+81901", "1234 is your code");
  expect((await rows())[0]?.text).not.toContain("1234 is");
  await open().drain();
  expect((await rows())[0]?.text).not.toBe("");
  await put("+81901", "5678 is your code");
  await open(readSettings(twilio)).drain();
  expect((await rows()).map(({ text }) => text === "").toSorted()).toEqual([false, true]);
});
