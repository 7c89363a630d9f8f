import { afterEach, beforeEach, expect, it } from "vitest";
import { mails } from "#provider/db/tables/receipts.ts";
import { type Mail, MailRefused } from "#provider/gateways/mail.ts";
import { createLog } from "#provider/operations/log.ts";
import { readSettings } from "#provider/operations/settings.ts";
import { recallGift } from "#provider/refill/gifts/sendGift.ts";
import type { Courier } from "#provider/server/couriers/courier.ts";
import { type TestDatabase, testDatabase } from "#provider/testing/testDatabase.ts";
import { isMailStuck, queueMail, queueSealedMail } from "./mail.ts";
import { createMailOutbox } from "./mailOutbox.ts";

const START = new Date("2026-11-21T03:00:00Z");
const HOUR = 3_600_000;
const smtp = { NOREN_SMTP_URL: "smtp://127.0.0.1:1", NOREN_MAIL_FROM: "a@b.test" };
let database: TestDatabase;
let opened: Courier[] = [];
let got: Mail[] = [];
let said: string[] = [];
let now = START;
let fault: (to: string) => Error | null = () => null;
/** What happens elsewhere while a server is asked. */
let asked: () => Promise<void> = async () => undefined;

const mail = {
  send: async (each: Mail) => {
    await asked();
    const error = fault(each.to);
    if (error !== null) throw error;
    got.push(each);
  },
};
function open(settings = readSettings(smtp)): Courier {
  const log = createLog("warn", (line) => said.push(line));
  const made = createMailOutbox(
    { db: database.db, mail, clock: () => now, settings, signingKey: "a key" },
    log,
  );
  opened.push(made);
  return made;
}
const put = (recipient: string) =>
  queueMail(database.db, { recipient, subject: "S", text: "T", html: "<p>T</p>" }, now);
const rows = () => database.db.select().from(mails);
const recipients = () => got.map(({ to }) => to).toSorted();

beforeEach(async () => {
  database = await testDatabase({ isSeeded: false, now: START });
  [got, said, opened, now, fault] = [[], [], [], START, () => null];
  asked = async () => undefined;
});
afterEach(async () => {
  for (const each of opened) await each.close();
  await database.close();
});

it("a mail is sent once its transaction has committed, and never if it has not", async () => {
  const undone = database.db.transaction(async (db) => {
    await queueMail(db, { recipient: "never@b.test", subject: "S", text: "T", html: "H" }, now);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await put("sent@b.test");
  const outbox = open();
  await outbox.drain();
  await outbox.drain();
  expect(recipients()).toEqual(["sent@b.test"]);
});

it("of two processes one sends a mail", async () => {
  await put("once@b.test");
  await Promise.all([open().drain(), open().drain()]);
  expect(recipients()).toEqual(["once@b.test"]);
});

it("one that fails is tried again with longer pauses, by one and the same id, and holds up nobody else", async () => {
  await put("away@b.test");
  await put("there@b.test");
  fault = (to) => (to === "away@b.test" ? new Error("451") : null);
  const outbox = open();
  await outbox.drain();
  expect(recipients()).toEqual(["there@b.test"]);
  fault = () => null;
  await outbox.drain();
  expect(recipients()).toEqual(["there@b.test"]);
  now = new Date(now.getTime() + 61_000);
  await outbox.drain();
  expect(recipients()).toEqual(["away@b.test", "there@b.test"]);
  expect((await rows()).every(({ sent_at, due_at }) => sent_at !== null && due_at === null)).toBe(true);
});

it("one that is called back while a server is asked in vain is not sent any more", async () => {
  const id = "gift-one";
  await queueSealedMail(
    database.db,
    { id, recipient: "late@b.test", subject: "S", text: "T", html: "H" },
    now,
    { signingKey: "a key" },
  );
  const outbox = open();
  asked = () => recallGift(database.db, "one", now);
  fault = () => new Error("451");
  await outbox.drain();
  fault = () => null;
  now = new Date(now.getTime() + HOUR);
  await outbox.drain();
  expect(got).toEqual([]);
  expect(await rows()).toMatchObject([{ due_at: null, sent_at: null, failure: "withdrawn" }]);
});

it("after two days it is given up, and the log says so without the address", async () => {
  await put("away@b.test");
  fault = () => new Error("Mail server: ECONNECTION");
  const outbox = open();
  for (let hour = 0; hour < 60; hour += 1) {
    await outbox.drain();
    now = new Date(now.getTime() + HOUR);
  }
  const [row] = await rows();
  expect(row).toMatchObject({ due_at: null, sent_at: null, failure: "Mail server: ECONNECTION" });
  expect(row?.tries).toBeGreaterThanOrEqual(8);
  expect(said.filter((line) => line.includes("mail given up"))).toHaveLength(1);
  expect(said.join("")).not.toContain("away@");
  fault = () => null;
  await outbox.drain();
  expect(got).toEqual([]);
});

it("one that no server will ever take is given up at once", async () => {
  await put("nobody@b.test");
  fault = () => new MailRefused("EENVELOPE 550");
  await open().drain();
  expect((await rows())[0]).toMatchObject({
    due_at: null,
    sent_at: null,
    tries: 1,
    failure: "EENVELOPE 550",
  });
});

it("what a real server has taken is kept without its text; at the desk it can be read", async () => {
  await put("a@b.test");
  await open(readSettings({})).drain();
  await put("c@b.test");
  await open().drain();
  expect((await rows()).map(({ text, html }) => `${text}${html}`).toSorted()).toEqual(["", "T<p>T</p>"]);
});

it("mail is stuck when several people's failed again and again and nobody's went", async () => {
  fault = (to) => (to.startsWith("there") ? null : new Error("out of reach"));
  for (const name of ["one", "two", "three"]) await put(`${name}@b.test`);
  const outbox = open();
  for (const minutes of [0, 2, 8]) {
    expect(await isMailStuck(database.db, now)).toBe(false);
    now = new Date(START.getTime() + minutes * 60_000);
    await outbox.drain();
  }
  expect(await isMailStuck(database.db, now)).toBe(true);
  await put("there@b.test");
  await outbox.drain();
  expect(await isMailStuck(database.db, now)).toBe(false);
});
