import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Heard, type ListeningStage, listeningStage } from "#tests/listening/listeningStage.ts";

let stage: ListeningStage;
let channel: string;
const STORE = "store-izakaya";

beforeAll(async () => {
  stage = await listeningStage();
}, 60_000);
beforeEach(() => {
  channel = stage.begin();
});
afterEach(() => stage.end());
afterAll(() => stage.close());

const soon = { timeout: 8_000, interval: 20 };
const live = (heard: Heard) => expect.poll(() => heard.states.at(-1), soon).toBe("live");

describe("listening", { timeout: 20_000 }, () => {
  it("begins with the last ten messages, which are no news, and goes on with what comes", async () => {
    await stage.publish(...Array.from({ length: 12 }, (_, index) => `past ${index + 1}`));
    const heard = stage.listener();
    await live(heard);
    expect(heard.messages).toEqual(Array.from({ length: 10 }, (_, index) => `past ${index + 3}`));
    expect(heard.news).toEqual([]);
    await stage.publish("accepted");
    await expect.poll(() => heard.news, soon).toEqual(["accepted"]);
    expect(heard.states).toEqual(["live"]);
  });

  it("hears a store's signals, but none from before it came", async () => {
    await stage.send(STORE, { store_id: "izakaya", signal: "table_changed" });
    const heard = stage.listener({ channels: [channel, STORE] });
    await live(heard);
    await stage.send(STORE, { store_id: "izakaya", signal: "menu_changed" });
    await expect.poll(() => heard.signals, soon).toEqual(["menu_changed"]);
    expect(heard.messages).toEqual([]);
  });

  it("hears that another channel has taken this one's place, once and as news", async () => {
    await stage.send(channel, { signal: "channel_moved" });
    const heard = stage.listener();
    await live(heard);
    expect(heard.moved).toBe(0);
    await stage.send(channel, { signal: "channel_moved" });
    await expect.poll(() => heard.moved, soon).toBe(1);
    expect([heard.signals, heard.messages]).toEqual([[], []]);
  });

  it("tells a message once, though the provider sends it twice", async () => {
    const heard = stage.listener();
    await live(heard);
    await stage.publish("same", "same", "other");
    await expect.poll(() => heard.messages, soon).toEqual(["same", "other"]);
  });

  it("ignores what it does not understand", async () => {
    const heard = stage.listener();
    await live(heard);
    await stage.send(channel, { content: "half a message" });
    await stage.send(channel, "text");
    await stage.publish("whole");
    await expect.poll(() => heard.messages, soon).toEqual(["whole"]);
  });

  it("fetches what came while the page slept, in order and once", async () => {
    await stage.publish("before");
    const heard = stage.listener();
    await live(heard);
    await stage.publish("first");
    await expect.poll(() => heard.news, soon).toEqual(["first"]);
    heard.wake();
    await stage.publish("second", "third");
    heard.wake();
    await expect.poll(() => heard.news, soon).toEqual(["first", "second", "third"]);
    expect(heard.gaps).toBe(0);
  });

  it("hears nothing after it was stopped", async () => {
    const heard = stage.listener();
    await live(heard);
    heard.stop();
    heard.wake();
    await stage.publish("too late");
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(heard.messages).toEqual([]);
    expect(heard.states).toEqual(["live"]);
  });
});
