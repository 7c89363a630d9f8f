import { asc } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { outbox } from "#provider/db/tables/messages.ts";
import { createLog } from "#provider/operations/log.ts";
import { type TestDatabase, testDatabase } from "#provider/testing/testDatabase.ts";
import { wakeDue } from "./dueCouriers.ts";
import type { Courier } from "./courier.ts";
import { createOutbox } from "./outbox.ts";
import { createTurn } from "./turn.ts";

const log = createLog("silent");
const clock = () => new Date("2026-11-21T03:00:00Z");
let database: TestDatabase;
let opened: Courier[] = [];
let heard: string[] = [];
let unreachable: (channel: string) => boolean = () => false;

const messages = {
  knowsSignIns: true,
  publish: async (channel: string, payload: unknown) => {
    if (unreachable(channel)) throw new Error("not reached");
    heard.push(`${channel} ${JSON.stringify(payload)}`);
  },
  listen: () => Promise.reject(new Error("Nobody listens")),
};

function open(): Courier {
  const made = createOutbox({ db: database.db, messages, clock }, log);
  opened.push(made);
  return made;
}
const put = (...rows: [channel: string, payload: number][]) =>
  database.db
    .insert(outbox)
    .values(rows.map(([channel, payload]) => ({ channel, payload, created_at: clock() })));

beforeEach(async () => {
  database = await testDatabase({ isSeeded: false, now: clock() });
  [heard, opened, unreachable] = [[], [], () => false];
});
afterEach(async () => {
  for (const each of opened) await each.close();
  await database.close();
});

it("sends what is there in its order, once", async () => {
  await put(["one", 1], ["two", 2], ["one", 3]);
  const sender = open();
  await sender.drain();
  await sender.drain();
  expect(heard).toEqual(["one 1", "two 2", "one 3"]);
});

it("sends together what the service takes together, each for itself where that fails, and marks it in one statement", async () => {
  const batches: number[] = [];
  let isBroken = false;
  const together = {
    ...messages,
    publishAll: async (all: readonly { channel: string; payload: unknown }[]) => {
      if (isBroken) throw new Error("not reached");
      batches.push(all.length);
      for (const { channel, payload } of all) await messages.publish(channel, payload);
    },
  };
  const sender = createOutbox({ db: database.db, messages: together, clock }, log);
  opened.push(sender);
  await put(...Array.from({ length: 130 }, (_, index): [string, number] => [`${index % 3}`, index]));
  const update = vi.spyOn(database.db, "update");
  await sender.drain();
  expect(update).toHaveBeenCalledTimes(2);
  update.mockRestore();
  expect(batches).toEqual([100, 30]);
  expect(heard).toEqual(Array.from({ length: 130 }, (_, index) => `${index % 3} ${index}`));
  isBroken = true;
  await put(["one", 1], ["two", 2]);
  await sender.drain();
  expect(heard.slice(130)).toEqual(["one 1", "two 2"]);
});

/** Couriers that send nothing, and what wakes those of them that have something to send. */
function asleep() {
  const woken: string[] = [];
  const courier = (name: string): Courier => ({
    turn: createTurn(database.db, name),
    wake: () => woken.push(name),
    drain: () => Promise.resolve(),
    close: () => Promise.resolve(),
  });
  const couriers = {
    outbox: courier("outbox"),
    sms: courier("sms"),
    mail: courier("mail"),
    line: courier("line"),
  };
  return { woken, wake: wakeDue(database.db, couriers, clock) };
}

it("wakes those alone who have something to send, by one question", async () => {
  const { woken, wake } = asleep();
  await wake();
  expect(woken).toEqual([]);
  await put(["one", 1]);
  const asked = vi.spyOn(database.db, "with");
  await Promise.all([wake(), wake(), wake()]);
  // What was asked for meanwhile is asked once more.
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
  expect(new Set(woken)).toEqual(new Set(["outbox"]));
});

it("goes on where the database is lost between a turn's beginning and its end", async () => {
  const { woken, wake } = asleep();
  await put(["one", 1]);
  const end = vi.spyOn(database.db, "delete").mockImplementation(() => {
    throw new Error("Connection terminated unexpectedly");
  });
  await wake();
  expect(end).toHaveBeenCalled();
  await open().drain();
  end.mockRestore();
  expect([woken, heard]).toEqual([["outbox"], []]);
});

it("sends again what could not be sent, before what came later on its channel, and nothing else twice", async () => {
  await put(["one", 1], ["two", 2], ["one", 3]);
  unreachable = (channel) => channel === "one";
  const sender = open();
  await sender.drain();
  expect(heard).toEqual(["two 2"]);
  unreachable = () => false;
  await sender.drain();
  expect(heard).toEqual(["two 2", "one 1", "one 3"]);
});

it("tries again by itself", async () => {
  await put(["one", 1]);
  unreachable = () => true;
  const sender = open();
  await sender.drain();
  unreachable = () => false;
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual(["one 1"]);
});

it("leaves to the next process what the last one did not send", async () => {
  await put(["one", 1]);
  unreachable = () => true;
  const last = open();
  await last.drain();
  await last.close();
  unreachable = () => false;
  await open().drain();
  expect(heard).toEqual(["one 1"]);
});

it("of two processes has one send, and never both the same", async () => {
  await put(...Array.from({ length: 250 }, (_, index): [string, number] => ["one", index]));
  const [one, two] = [open(), open()];
  await Promise.all([one.drain(), two.drain()]);
  await expect
    .poll(async () =>
      (await database.db.select().from(outbox).orderBy(asc(outbox.id))).every((row) => row.sent_at !== null),
    )
    .toBe(true);
  expect(heard).toEqual(Array.from({ length: 250 }, (_, index) => `one ${index}`));
});
