import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LineBusy, type LineNotice, LineRefused, LineUnready } from "./lineMessages.ts";
import { type MessagingServer, messagingServer } from "#provider/gateways/testing/messagingServer.ts";
import { createLog } from "#provider/operations/log.ts";
import { readSettings } from "#provider/operations/settings.ts";
import { chooseLineMessages } from "#provider/gateways/chooseGateways.ts";
import { pushMessages } from "./pushMessages.ts";

const START = new Date("2026-11-21T03:00:00Z");
const LINK = "https://liff.line.me/1234567890-AbcdEfgh/orderDetail?orderNo=A1";
const notice: LineNotice = {
  id: "123e4567-e89b-12d3-a456-426614174000",
  to: "U0123",
  event: "order_ready",
  language: "ja",
  content: "ご注文の品の準備ができました。",
  store_name: "らーめん暖簾",
  order_no: "A1",
  link: LINK,
};
const mini = {
  NOREN_LIFF_ID: "1234567890-AbcdEfgh",
  NOREN_LINE_CHANNEL_SECRET: "mini-app-secret",
  NOREN_LINE_SERVICE_TEMPLATES: JSON.stringify({
    order_ready: { name: "ready_d_f", params: { shop: "{store}", what: "{text}", btn1_url: "{link}&a=1" } },
    order_on_its_way: { name: "way_d_f", languages: ["ja", "zh-TW"], params: { no: "{order}" } },
  }),
};
const bot = { NOREN_LINE_BOT_CHANNEL_ID: "77", NOREN_LINE_BOT_CHANNEL_SECRET: "secret" };

let line: MessagingServer;
let now = START;
beforeEach(async () => {
  line = await messagingServer();
  now = START;
});
afterEach(() => line.close());

const open = (environment: Record<string, string>) =>
  chooseLineMessages(readSettings(environment), {
    api: line.api,
    clock: () => now,
    log: createLog("silent"),
  });
const push = (each: LineNotice = notice, environment: Record<string, string> = bot) =>
  (open(environment).push ?? (() => Promise.reject(new Error("no account"))))(each);
const fault = (asked: Promise<unknown>) => asked.then(String, (error: unknown) => error);

describe("what is sent by LINE", () => {
  it("is the desk's without keys, the official account's with its own, a mini-app's with templates", () => {
    const ways = (environment: Record<string, string>) => {
      const { isDesk, push: byAccount, service } = open(environment);
      return [isDesk, byAccount !== null, service !== null];
    };
    expect(ways({})).toEqual([true, true, false]);
    expect(ways(bot)).toEqual([false, true, false]);
    expect(ways({ NOREN_LINE_BOT_TOKEN: "long-lived" })).toEqual([false, true, false]);
    expect(ways(mini)).toEqual([false, false, true]);
    expect(ways({ ...mini, ...bot })).toEqual([false, true, true]);
  });
});

describe("a message from the official account", () => {
  it("says what happened in whose store, and leads to the order, by a token that is asked for once", async () => {
    const gateway = open(bot);
    await gateway.push?.(notice);
    await gateway.push?.({ ...notice, id: notice.id.replace("0", "1"), link: null });
    expect(line.heard.map(({ path }) => path)).toEqual([
      "/oauth2/v3/token",
      "/v2/bot/message/push",
      "/v2/bot/message/push",
    ]);
    const [first, second] = line.shown;
    expect(first).toMatchObject({ authorization: "Bearer channel-1", retryKey: notice.id });
    expect(first?.body).toMatchObject({
      to: "U0123",
      messages: [{ type: "flex", altText: "らーめん暖簾: ご注文の品の準備ができました。" }],
    });
    const said = JSON.stringify(first?.body);
    for (const words of [notice.store_name, notice.content, LINK, "ご注文を確認する"])
      expect(said).toContain(words);
    expect(JSON.stringify(second?.body)).not.toContain("footer");
    now = new Date(now.getTime() + 900_000);
    await gateway.push?.({ ...notice, id: notice.id.replace("0", "2") });
    expect(line.shown.at(-1)?.authorization).toBe("Bearer channel-2");
  });

  it("whose answer was lost is shown once, however often it is sent", async () => {
    line.next.push("lost");
    expect(await fault(push())).not.toBeInstanceOf(LineRefused);
    await push();
    await push();
    expect(line.shown).toHaveLength(1);
    expect(new Set(line.heard.flatMap(({ retryKey }) => (retryKey === "" ? [] : [retryKey]))).size).toBe(1);
  });

  it("waits for as long as LINE says, and for an hour at most", async () => {
    line.next.push([429, {}, { "retry-after": "120" }], [429], [429, {}, { "retry-after": "999999" }]);
    for (const pause of [120_000, 0, 3_600_000])
      expect(await fault(push())).toEqual(expect.objectContaining({ name: "LineBusy", pause }));
    expect(line.shown).toEqual([]);
  });

  it.each([400, 403, 404])(
    "is given up after %i, of which no word is kept that LINE repeated",
    async (status) => {
      const details = [{ message: "U0123 is not valid", property: "to" }];
      line.next.push([status, { message: "Invalid U0123", details }]);
      const refused = await fault(push());
      expect(refused).toBeInstanceOf(LineRefused);
      expect(String(refused)).toContain(`${status} to`);
      expect(String(refused)).not.toContain("U0123");
    },
  );

  it.each([401, 500, 503])(
    "may go another time after %i, with a new token where LINE took none",
    async (status) => {
      const gateway = open(bot);
      line.next.push([status, "no JSON"]);
      const failed = await fault(gateway.push?.(notice) ?? Promise.resolve());
      expect(failed).toBeInstanceOf(Error);
      expect(failed).not.toBeInstanceOf(LineRefused);
      await gateway.push?.(notice);
      expect(line.shown.at(-1)?.authorization).toBe(status === 401 ? "Bearer channel-2" : "Bearer channel-1");
    },
  );

  it("may go another time when LINE says nothing, or cannot be reached", async () => {
    const token = { read: () => Promise.resolve("t"), forget: () => undefined };
    line.next.push("silent");
    const silent = pushMessages(token, { api: line.api, send: fetch, timeLimit: 50 });
    expect(await fault(silent(notice))).not.toBeInstanceOf(LineRefused);
    const nobody = pushMessages(token, { api: "http://127.0.0.1:1", send: fetch });
    expect(await fault(nobody(notice))).not.toBeInstanceOf(LineRefused);
  });
});

describe("a service message", () => {
  const service = () => {
    const { service: made } = open(mini);
    if (made === null) throw new Error("No service messages");
    return made;
  };

  it("is allowed by the person's own token, sent by a template in their language, and renews what allows it", async () => {
    const messages = service();
    const first = await messages.permission("liff-token");
    expect(first).toEqual({ token: "notifier-5", remaining: 5, expires_in: 31_536_000 });
    const long = { ...notice, language: "tw", content: "好".repeat(60) } as const;
    const left = await messages.send(long, first?.token ?? "");
    expect(left).toEqual({ token: "notifier-4", remaining: 4, expires_in: 31_000_000 });
    expect(line.shown[0]?.body).toEqual({
      templateName: "ready_d_f_zh-TW",
      params: { shop: notice.store_name, what: `${"好".repeat(49)}…`, btn1_url: `${LINK}&a=1` },
      notificationToken: "notifier-5",
    });
    expect(line.heard[0]?.body).toMatchObject({ client_id: "1234567890" });
    expect(line.heard[1]?.body).toEqual({ liffAccessToken: "liff-token" });
  });

  it("is known by its event in the languages that LINE has templates in, or in those that are named", async () => {
    const messages = service();
    const languages = ["ja", "zh", "en", "tw", "ko"] as const;
    const known = (event: LineNotice["event"]) => languages.filter((each) => messages.knows(event, each));
    expect(known("order_ready")).toEqual(["ja", "en", "tw", "ko"]);
    expect(known("order_on_its_way")).toEqual(["ja", "tw"]);
    expect(known("order_accepted")).toEqual([]);
    const allowed = await messages.permission("liff-token");
    const way = { ...notice, event: "order_on_its_way", language: "tw" } as const;
    await messages.send(way, allowed?.token ?? "");
    expect(line.shown[0]?.body).toMatchObject({ templateName: "way_d_f_zh-TW", params: { no: "A1" } });
    expect(await fault(messages.send({ ...notice, language: "zh" }, "notifier-4"))).toBeInstanceOf(
      LineRefused,
    );
    expect(line.shown).toHaveLength(1);
  });

  it("goes five times for one tap, and nothing allows a sixth", async () => {
    const messages = service();
    let left = await messages.permission("liff-token");
    for (let sent = 0; sent < 5; sent += 1) left = await messages.send(notice, left?.token ?? "");
    expect(left).toBeNull();
    expect(line.shown).toHaveLength(5);
  });

  it("whose answer was lost is not sent again, since LINE could not tell it from another", async () => {
    const messages = service();
    const allowed = await messages.permission("liff-token");
    line.next.push("lost");
    const lost = await fault(messages.send(notice, allowed?.token ?? ""));
    expect(lost).toBeInstanceOf(LineRefused);
    expect(line.shown).toHaveLength(1);
  });

  it.each([500, 503])(
    "that LINE answered with %i may have been shown, as one whose answer was lost",
    async (status) => {
      line.next.push([status]);
      const failed = await fault(service().send(notice, "notifier-0"));
      expect(failed).toEqual(new LineRefused("no answer"));
    },
  );

  it("was surely not shown where LINE does not let the channel in: it may go another way", async () => {
    line.next.push([401]);
    const messages = service();
    expect(await fault(messages.send(notice, "notifier-0"))).toBeInstanceOf(LineUnready);
    line.secrets.delete("mini-app-secret");
    expect(await fault(messages.send(notice, "notifier-0"))).toBeInstanceOf(LineUnready);
    expect(line.shown).toEqual([]);
  });

  it("waits where LINE asks to, and is refused where there is no such template", async () => {
    const messages = service();
    line.next.push([429, {}, { "retry-after": "7" }], [400, { message: "template not found" }]);
    expect(await fault(messages.send(notice, "notifier-0"))).toBeInstanceOf(LineBusy);
    expect(String(await fault(messages.send(notice, "notifier-0")))).toContain("400 ready_d_f_ja");
  });

  it("that LINE does not allow stands in nobody's way", async () => {
    const messages = service();
    for (const instead of [[400], "lost", [500]] as const) {
      line.next.push(instead);
      expect(await messages.permission("liff-token")).toBeNull();
    }
  });
});
