import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { InformMessage } from "#contract/inform.ts";
import { type EmbeddedService, embeddedService } from "#provider/gateways/testing/embeddedService.ts";
import { testDatabase, type TestDatabase } from "#provider/testing/testDatabase.ts";
import { type ListenOptions, startListening } from "./startListening.ts";

const STORE = "store-izakaya";
const HOUR = 3_600_000;

let database: TestDatabase;
let service: EmbeddedService;
let channel: string;
let stops: (() => void)[];
let tests = 0;

beforeAll(async () => {
  database = await testDatabase({ isSeeded: false, now: new Date() });
}, 60_000);
beforeEach(async () => {
  service = await embeddedService(database.db);
  tests += 1;
  channel = `ch-listening-${tests}`;
  stops = [];
});
afterEach(async () => {
  for (const stop of stops) stop();
  await service.stop();
});
afterAll(() => database.close());

const message = (content: string): InformMessage => ({
  inform_id: content.replaceAll(" ", "-"),
  time: "2026-11-21T12:00:00+09:00",
  content,
  order_no: "20261121-1",
  store_id: "izakaya",
  event: "order_accepted",
});
const publish = (...contents: string[]) =>
  contents.reduce(
    (before, content) => before.then(() => service.gateway.publish(channel, message(content))),
    Promise.resolve(),
  );

/** Someone who listens, and what they were told. */
function listener(changes: Partial<ListenOptions> = {}) {
  const heard = {
    messages: [] as string[],
    news: [] as string[],
    signals: [] as string[],
    states: [] as string[],
    gaps: 0,
    asked: 0,
    wake: () => undefined as void,
    stop: () => undefined as void,
  };
  const channels = changes.channels ?? [channel];
  heard.stop = startListening({
    channels,
    getListening: async () => {
      heard.asked += 1;
      return { channel, ...(await service.grant(channels)) };
    },
    onMessage: ({ content }, { isNew }) => {
      heard.messages.push(content);
      if (isNew) heard.news.push(content);
    },
    onSignal: ({ signal }) => heard.signals.push(signal),
    onGap: () => {
      heard.gaps += 1;
    },
    onState: (state) => heard.states.push(state),
    wakes: (wake) => {
      heard.wake = wake;
      return () => undefined;
    },
    pauses: [100],
    ...changes,
  });
  stops.push(heard.stop);
  return heard;
}
const soon = { timeout: 8_000, interval: 20 };
const live = (heard: ReturnType<typeof listener>) =>
  expect.poll(() => heard.states.at(-1), soon).toBe("live");

describe("listening", { timeout: 20_000 }, () => {
  it("begins with the last ten messages, which are no news, and goes on with what comes", async () => {
    await publish(...Array.from({ length: 12 }, (_, index) => `past ${index + 1}`));
    const heard = listener();
    await live(heard);
    expect(heard.messages).toEqual(Array.from({ length: 10 }, (_, index) => `past ${index + 3}`));
    expect(heard.news).toEqual([]);
    await publish("accepted");
    await expect.poll(() => heard.news, soon).toEqual(["accepted"]);
    expect(heard.states).toEqual(["live"]);
  });

  it("hears a store's signals, but none from before it came", async () => {
    await service.gateway.publish(STORE, { store_id: "izakaya", signal: "table_changed" });
    const heard = listener({ channels: [channel, STORE] });
    await live(heard);
    await service.gateway.publish(STORE, { store_id: "izakaya", signal: "menu_changed" });
    await expect.poll(() => heard.signals, soon).toEqual(["menu_changed"]);
    expect(heard.messages).toEqual([]);
  });

  it("tells a message once, though the provider sends it twice", async () => {
    const heard = listener();
    await live(heard);
    await publish("same", "same", "other");
    await expect.poll(() => heard.messages, soon).toEqual(["same", "other"]);
  });

  it("ignores what it does not understand", async () => {
    const heard = listener();
    await live(heard);
    await service.gateway.publish(channel, { content: "half a message" });
    await service.gateway.publish(channel, "text");
    await publish("whole");
    await expect.poll(() => heard.messages, soon).toEqual(["whole"]);
  });

  it("fetches what came while the page slept, in order and once", async () => {
    await publish("before");
    const heard = listener();
    await live(heard);
    await publish("first");
    await expect.poll(() => heard.news, soon).toEqual(["first"]);
    heard.wake();
    await publish("second", "third");
    heard.wake();
    await expect.poll(() => heard.news, soon).toEqual(["first", "second", "third"]);
    expect(heard.gaps).toBe(0);
  });

  it("says that messages are down, so that screens ask for themselves, and catches up when they are back", async () => {
    const { port } = new URL(service.origin);
    const heard = listener();
    await live(heard);
    await publish("before");
    await expect.poll(() => heard.news, soon).toEqual(["before"]);
    await service.stop();
    await expect.poll(() => heard.states, soon).toEqual(["live", "down"]);
    service = await embeddedService(database.db, {}, Number(port));
    await publish("meanwhile");
    await expect.poll(() => heard.states, soon).toEqual(["live", "down", "live"]);
    await expect.poll(() => heard.news, soon).toEqual(["before", "meanwhile"]);
  });

  it("says so when more was missed than can be told", async () => {
    const heard = listener();
    await live(heard);
    const { port } = new URL(service.origin);
    await service.stop();
    await expect.poll(() => heard.states, soon).toEqual(["live", "down"]);
    service = await embeddedService(database.db, {}, Number(port));
    await publish(...Array.from({ length: 101 }, (_, index) => `missed ${index}`));
    await expect.poll(() => heard.gaps, soon).toBe(1);
    expect(heard.messages).toContain("missed 100");
  });

  it("renews a token that has run out, without anyone noticing", async () => {
    const heard = listener();
    await live(heard);
    service.pass(HOUR);
    await publish("after an hour");
    await expect.poll(() => heard.news, soon).toEqual(["after an hour"]);
    await expect.poll(() => heard.asked, soon).toBe(2);
    expect(heard.states).toEqual(["live"]);
  });

  it("renews a token before it runs out", async () => {
    const heard = listener();
    let asked = 0;
    const short = listener({
      getListening: async () => {
        asked += 1;
        return { channel, ...(await service.grant([channel])), expires_in: 1 };
      },
    });
    await live(heard);
    await live(short);
    await expect.poll(() => asked, soon).toBeGreaterThanOrEqual(3);
    expect(heard.asked).toBe(1);
    expect(short.states).toEqual(["live"]);
  });

  it("goes on as another guest when its token was made for another", async () => {
    let guests = 0;
    const heard = listener({
      getListening: async () => {
        guests += 1;
        return { channel, ...(await service.grant([channel], `guest-${guests}`)) };
      },
    });
    await live(heard);
    service.pass(HOUR);
    await publish("to the second guest");
    await expect.poll(() => heard.news, soon).toEqual(["to the second guest"]);
    await expect.poll(() => guests, soon).toBe(2);
  });

  it("does not ask without end for tokens that are refused", async () => {
    let asked = 0;
    const heard = listener({
      getListening: async () => {
        asked += 1;
        return { channel, ...(await service.grant(["ch-of-another"])) };
      },
      pauses: [300],
    });
    await expect.poll(() => heard.states, soon).toEqual(["down"]);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(asked).toBeLessThan(8);
  });

  it("tries again when there was no token to be had", async () => {
    let isOut = true;
    const heard = listener({
      getListening: async () => {
        if (isOut) throw new Error("The provider cannot be reached");
        return { channel, ...(await service.grant([channel])) };
      },
    });
    await expect.poll(() => heard.states, soon).toEqual(["down"]);
    isOut = false;
    await live(heard);
  });

  it("hears nothing after it was stopped", async () => {
    const heard = listener();
    await live(heard);
    heard.stop();
    heard.wake();
    await publish("too late");
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(heard.messages).toEqual([]);
    expect(heard.states).toEqual(["live"]);
  });
});
