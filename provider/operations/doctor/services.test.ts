import { afterEach, describe, expect, it, vi } from "vitest";
import { smtpServer } from "#provider/gateways/testing/smtpServer.ts";
import { maps } from "./checks/maps.ts";
import { mail, pubnub, texts, weChat } from "./checks/services.ts";
import { network, outcome, someJob } from "./testing/someJob.ts";

afterEach(() => vi.unstubAllGlobals());

describe("WeChat", () => {
  const environment = { NOREN_WECHAT_APP_ID: "wx0123456789abcdef", NOREN_WECHAT_APP_SECRET: "w-secret" };

  it("takes the account, refuses it, or does not answer", async () => {
    const answering = (body: object) => network({ "api.weixin.qq.com": () => Response.json(body) });
    answering({ access_token: "a token" });
    const good = await outcome(weChat, someJob({ environment }));
    expect(good.states).toEqual(["ok", "ok"]);
    expect(good.said).toContain("web authorization domain  order.example.com");
    answering({ errcode: 40125 });
    expect((await outcome(weChat, someJob({ environment }))).states).toEqual(["fault", "ok"]);
    network({});
    expect((await outcome(weChat, someJob({ environment }))).states).toEqual(["warning", "ok"]);
  });
});

describe("services of the operator", () => {
  it("PubNub does not answer where nobody listens; without it there is nothing to look at", async () => {
    expect((await outcome(pubnub, someJob())).states).toEqual(["ok"]);
    const environment = {
      NOREN_PUBNUB_PUBLISH_KEY: "pub-c-1",
      NOREN_PUBNUB_SUBSCRIBE_KEY: "sub-c-1",
      NOREN_PUBNUB_SECRET_KEY: "sec-c-1",
      NOREN_PUBNUB_ORIGIN: "http://127.0.0.1:1",
    };
    expect((await outcome(pubnub, someJob({ environment }))).states).toEqual(["warning"]);
  });

  it("the mail server takes us in, or refuses; nothing is sent", async () => {
    const smtp = await smtpServer();
    const environment = {
      NOREN_SMTP_URL: `smtp://someone:a-password@127.0.0.1:${smtp.port}`,
      NOREN_MAIL_FROM: "noren@example.com",
    };
    expect((await outcome(mail, someJob({ environment }))).states).toEqual(["ok"]);
    smtp.object((command) => (command.startsWith("AUTH") ? "535 no" : null));
    expect((await outcome(mail, someJob({ environment }))).states).toEqual(["fault"]);
    expect(smtp.taken).toEqual([]);
    await smtp.close();
    expect((await outcome(mail, someJob({ environment: { NOREN_DEMO: "0" } }))).states).toEqual(["warning"]);
  });

  it("Twilio knows the account, refuses it, or does not answer", async () => {
    const environment = {
      NOREN_TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
      NOREN_TWILIO_AUTH_TOKEN: "0".repeat(32),
      NOREN_TWILIO_FROM: "+815012345678",
    };
    const states: unknown[] = [];
    for (const status of [200, 401, 503]) {
      const asked = network({ "api.twilio.com": () => new Response("{}", { status }) });
      states.push(...(await outcome(texts, someJob({ environment }))).states);
      expect(asked.every((request) => request.startsWith("GET "))).toBe(true);
    }
    expect(states).toEqual(["ok", "fault", "warning"]);
  });

  it("tiles come, or the map stays plain; the geocoder takes its key, or refuses it", async () => {
    const NOREN_GOOGLE_GEOCODING_KEY = "a-key-of-the-geocoder";
    const google = (status: string) =>
      network({
        "tile.openstreetmap.org": () => new Response("png"),
        "maps.googleapis.com": () => Response.json({ status }),
      });
    const job = someJob({ environment: { NOREN_GOOGLE_GEOCODING_KEY } });
    google("INVALID_REQUEST");
    expect((await outcome(maps, job)).states).toEqual(["ok", "ok"]);
    google("REQUEST_DENIED");
    expect((await outcome(maps, job)).states).toEqual(["ok", "fault"]);
    network({});
    expect((await outcome(maps, job)).states).toEqual(["warning", "warning"]);
    const keys = [`AIza${"x".repeat(35)}`, "something"].map((NOREN_GOOGLE_MAPS_KEY) =>
      outcome(maps, someJob({ environment: { NOREN_GOOGLE_MAPS_KEY } })),
    );
    expect((await Promise.all(keys)).map(({ states }) => states)).toEqual([["ok"], ["warning"]]);
  });
});
