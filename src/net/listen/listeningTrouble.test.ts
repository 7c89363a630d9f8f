import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Heard, type ListeningStage, listeningStage } from "#tests/listening/listeningStage.ts";

let stage: ListeningStage;
const HOUR = 3_600_000;

beforeAll(async () => {
  stage = await listeningStage();
}, 60_000);
beforeEach(() => {
  stage.begin();
});
afterEach(() => stage.end());
afterAll(() => stage.close());

const soon = { timeout: 8_000, interval: 20 };
const live = (heard: Heard) => expect.poll(() => heard.states.at(-1), soon).toBe("live");

describe("listening in trouble", { timeout: 20_000 }, () => {
  it("says that messages are down, so that screens ask for themselves, and catches up when they are back", async () => {
    const heard = stage.listener();
    await live(heard);
    await stage.publish("before");
    await expect.poll(() => heard.news, soon).toEqual(["before"]);
    await stage.goDown();
    await expect.poll(() => heard.states, soon).toEqual(["live", "down"]);
    await stage.publish("meanwhile");
    await stage.comeBack();
    await expect.poll(() => heard.states, soon).toEqual(["live", "down", "live"]);
    await expect.poll(() => heard.news, soon).toEqual(["before", "meanwhile"]);
  });

  it("says so when more was missed than can be told", async () => {
    const heard = stage.listener();
    await live(heard);
    await stage.goDown();
    await expect.poll(() => heard.states, soon).toEqual(["live", "down"]);
    await stage.publish(...Array.from({ length: 101 }, (_, index) => `missed ${index}`));
    await stage.comeBack();
    await expect.poll(() => heard.gaps, soon).toBe(1);
    expect(heard.messages).toContain("missed 100");
  });

  it("renews a token that has run out, without anyone noticing", async () => {
    const heard = stage.listener();
    await live(heard);
    stage.pass(HOUR);
    await stage.publish("after an hour");
    await expect.poll(() => heard.news, soon).toEqual(["after an hour"]);
    await expect.poll(() => heard.asked, soon).toBe(2);
    expect(heard.states).toEqual(["live"]);
  });

  it("renews a token before it runs out", async () => {
    const heard = stage.listener();
    const short = stage.listener({ getListening: async () => ({ ...(await stage.grant()), expires_in: 1 }) });
    await live(heard);
    await live(short);
    await expect.poll(() => short.asked, soon).toBeGreaterThanOrEqual(3);
    expect(heard.asked).toBe(1);
    expect(short.states).toEqual(["live"]);
  });

  it("goes on as another guest when its token was made for another", async () => {
    let guests = 0;
    const heard = stage.listener({
      getListening: async () => {
        guests += 1;
        return await stage.grant(undefined, `guest-${guests}`);
      },
    });
    await live(heard);
    stage.pass(HOUR);
    await stage.publish("to the second guest");
    await expect.poll(() => heard.news, soon).toEqual(["to the second guest"]);
    await expect.poll(() => guests, soon).toBe(2);
  });

  it("does not ask without end for tokens that are refused", async () => {
    const heard = stage.listener({ getListening: () => stage.grant(["ch-of-another"]), pauses: [300] });
    await expect.poll(() => heard.states, soon).toEqual(["down"]);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(heard.asked).toBeLessThan(8);
  });

  it("tries again when there was no token to be had", async () => {
    let isOut = true;
    const heard = stage.listener({
      getListening: async () => {
        if (isOut) throw new Error("The provider cannot be reached");
        return await stage.grant();
      },
    });
    await expect.poll(() => heard.states, soon).toEqual(["down"]);
    isOut = false;
    await live(heard);
  });
});
