import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  CHANNEL,
  ear,
  type EmbeddedService,
  embeddedService,
} from "#provider/gateways/testing/embeddedService.ts";
import { type TestDatabase, testDatabase } from "#provider/testing/testDatabase.ts";

const STORE = "store-izakaya";

let database: TestDatabase;
let service: EmbeddedService;

beforeAll(async () => {
  database = await testDatabase({ isSeeded: false, now: new Date() });
});
beforeEach(async () => {
  service = await embeddedService(database.db);
});
afterEach(() => service.stop());
afterAll(() => database.close());

describe("the embedded messaging service, by PubNub's own SDK", () => {
  it("tells the time in 17 digits", async () => {
    const { timetoken } = await (await service.client()).time();
    expect(String(timetoken)).toMatch(/^\d{17}$/);
  });

  it("fetches the newest ten messages in the order in which they were sent", async () => {
    for (let number = 1; number <= 12; number += 1) await service.gateway.publish(CHANNEL, { number });
    await service.gateway.publish(STORE, { number: 99 });
    const { channels } = await (await service.client()).fetchMessages({ channels: [CHANNEL], count: 10 });
    expect(channels[CHANNEL]?.map(({ message }) => message)).toEqual(
      Array.from({ length: 10 }, (_, index) => ({ number: index + 3 })),
    );
  });

  it("hands a subscriber what is published, on each of its channels", async () => {
    const pubnub = await service.client([CHANNEL, STORE]);
    const heard = ear(pubnub, [CHANNEL, STORE]);
    await heard.connected;
    await service.gateway.publish(CHANNEL, { content: "ご注文を承りました" });
    await service.gateway.publish(STORE, { signal: "menu_changed" });
    await expect
      .poll(() => heard.messages)
      .toEqual([{ content: "ご注文を承りました" }, { signal: "menu_changed" }]);
  });

  it("goes on after a poll that brought nothing", async () => {
    const pubnub = await service.client();
    const heard = ear(pubnub, [CHANNEL]);
    await heard.connected;
    await new Promise((resolve) => setTimeout(resolve, 1_300));
    await service.gateway.publish(CHANNEL, "late");
    await expect.poll(() => heard.messages).toEqual(["late"]);
  });

  it("brings what was missed while a subscriber was away, from its last time token", async () => {
    const pubnub = await service.client();
    const heard = ear(pubnub, [CHANNEL]);
    await heard.connected;
    await service.gateway.publish(CHANNEL, "before");
    await expect.poll(() => heard.messages).toEqual(["before"]);
    pubnub.disconnect();
    await service.gateway.publish(CHANNEL, "missed 1");
    await service.gateway.publish(CHANNEL, "missed 2");
    const timetoken = heard.tokens.at(-1);
    pubnub.reconnect(timetoken === undefined ? {} : { timetoken });
    await expect.poll(() => heard.messages).toEqual(["before", "missed 1", "missed 2"]);
  });

  it("fetches only what came after a token, or before one", async () => {
    await service.gateway.publish("ch-range", 1);
    await service.gateway.publish("ch-range", 2);
    await service.gateway.publish("ch-range", 3);
    const pubnub = await service.client(["ch-range"]);
    const all =
      (await pubnub.fetchMessages({ channels: ["ch-range"], count: 10 })).channels["ch-range"] ?? [];
    const second = String(all[1]?.timetoken);
    const since = await pubnub.fetchMessages({ channels: ["ch-range"], end: second, count: 10 });
    expect(since.channels["ch-range"]?.map(({ message }) => message)).toEqual([2, 3]);
    const until = await pubnub.fetchMessages({ channels: ["ch-range"], start: second, count: 10 });
    expect(until.channels["ch-range"]?.map(({ message }) => message)).toEqual([1]);
    const older = await pubnub.history({ channel: "ch-range", count: 2, stringifiedTimeToken: true });
    expect(older.messages.map(({ entry }) => entry)).toEqual([2, 3]);
    expect(older.startTimeToken).toBe(second);
  });

  it("gives each message a token of its own, however fast they come", async () => {
    await Promise.all(Array.from({ length: 30 }, (_, n) => service.gateway.publish("ch-burst", n)));
    const pubnub = await service.client(["ch-burst"]);
    const { channels } = await pubnub.fetchMessages({ channels: ["ch-burst"] });
    expect(new Set(channels["ch-burst"]?.map(({ timetoken }) => timetoken)).size).toBe(30);
  });

  it("delivers what another process on the same database published", async () => {
    const second = await embeddedService(database.db);
    const pubnub = await second.client();
    const heard = ear(pubnub, [CHANNEL]);
    await heard.connected;
    await service.gateway.publish(CHANNEL, "from the first process");
    await service.gateway.publish(CHANNEL, "and again");
    await expect.poll(() => heard.messages).toEqual(["from the first process", "and again"]);
    await second.stop();
  });

  it("hears a process whose clock is behind", async () => {
    await service.gateway.publish(CHANNEL, "on time");
    const pubnub = await service.client();
    const heard = ear(pubnub, [CHANNEL]);
    await heard.connected;
    service.pass(-60_000);
    await service.gateway.publish(CHANNEL, "a minute slow");
    await expect.poll(() => heard.messages).toEqual(["a minute slow"]);
  });

  it("keeps messages over a restart", async () => {
    await service.gateway.publish(CHANNEL, "before the restart");
    await service.stop();
    service = await embeddedService(database.db);
    const { channels } = await (await service.client()).fetchMessages({ channels: [CHANNEL], count: 1 });
    expect(channels[CHANNEL]?.map(({ message }) => message)).toEqual(["before the restart"]);
  });
});
