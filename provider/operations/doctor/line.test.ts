import { afterEach, describe, expect, it, vi } from "vitest";
import { BOT_TOKEN, lineServer } from "#liff/tool/testing/lineServer.ts";
import { operator } from "./checks/installation.ts";
import { line } from "./checks/line.ts";
import { officialAccount } from "./checks/officialAccount.ts";
import { serviceMessages } from "./checks/serviceMessages.ts";
import { network, ORIGIN, outcome, someJob } from "./testing/someJob.ts";

afterEach(() => vi.unstubAllGlobals());

/** A mini-app that tells by a template when food is ready. */
const mini = {
  NOREN_LIFF_ID: "2000000001-AbcdEfgh",
  NOREN_LINE_MINI_APP: "1",
  NOREN_LINE_CHANNEL_SECRET: "login-secret",
  NOREN_LINE_SERVICE_TEMPLATES: '{"order_ready":{"name":"ready_d_f","languages":["ja","zh-TW"],"params":{}}}',
};

describe("LINE", () => {
  const NOREN_LIFF_ID = "2000000001-AbcdEfgh";
  const environment = {
    NOREN_LIFF_ID,
    NOREN_PUBLIC_ORIGIN: ORIGIN,
    NOREN_LINE_CHANNEL_SECRET: "login-secret",
  };
  const app = {
    liffId: NOREN_LIFF_ID,
    view: { type: "full", url: `${ORIGIN}/` },
    features: { qrCode: true },
    scope: ["openid", "profile", "chat_message.write"],
  };
  const site = (liffId: string) => () => new Response(`<script>{"liffId":"${liffId}"}</script>`);
  function standIn(known: typeof app, named = NOREN_LIFF_ID) {
    const stand = lineServer();
    stand.addApp(known);
    network({ "api.line.me": (request) => stand.fetch(request), "order.example.com": site(named) });
  }

  it("knows the endpoint; the console's list is printed as it has to be", async () => {
    standIn(app);
    const seen = await outcome(line, someJob({ environment }));
    expect(new Set(seen.states)).toEqual(new Set(["ok"]));
    expect(seen.said).toContain(`callback      ${ORIGIN}/`);
    expect(seen.said).toContain("openid, profile, chat_message.write");
  });

  it("knows another endpoint, the site another id, or nothing answers", async () => {
    standIn({ ...app, view: { type: "full", url: "https://old.example.com" } }, "2000000001-Other");
    const seen = await outcome(line, someJob({ environment }));
    expect(seen.states.filter((state) => state === "fault")).toHaveLength(2);
    expect(seen.said).toContain("npm run line -- deploy --yes");
    expect(seen.said).toContain("its pages name 2000000001-Other");
    network({});
    expect((await outcome(line, someJob({ environment }))).states).toContain("warning");
  });

  it("cannot be compared with an origin that nobody told, and no deployment is asked for before that", async () => {
    standIn({ ...app, view: { type: "full", url: "https://old.example.com" } });
    const { NOREN_PUBLIC_ORIGIN: _, ...unset } = environment;
    const seen = await outcome(
      line,
      someJob({ environment: unset, origin: "http://localhost:5173", isUp: false }),
    );
    expect(seen.states).not.toContain("fault");
    expect(seen.said).toContain("Set NOREN_PUBLIC_ORIGIN to the origin that customers use");
    expect(seen.said).not.toMatch(/deploy|localhost/);
    const told = await outcome(line, someJob({ environment: unset, isTold: true }));
    expect(told.said).toContain(
      `Set NOREN_PUBLIC_ORIGIN=${ORIGIN} first, then run npm run line -- deploy --yes.`,
    );
  });

  it("refuses a secret, and the report says which settings to compare", async () => {
    standIn(app);
    const wrong = { ...environment, NOREN_LINE_CHANNEL_SECRET: "not-the-secret" };
    const seen = await outcome(line, someJob({ environment: wrong }));
    expect(seen.states).toContain("fault");
    expect(seen.said).toContain("NOREN_LINE_CHANNEL_SECRET with LINE's console");
    const other = { ...environment, NOREN_LINE_CHANNEL_ID: "2000000009" };
    expect((await outcome(line, someJob({ environment: other }))).said).toContain("and not to 2000000009");
  });

  it("is not set: a demo has its stand-in, a service is told what it lacks", async () => {
    expect((await outcome(line, someJob())).states).toEqual(["ok"]);
    expect((await outcome(line, someJob({ environment: { NOREN_DEMO: "0" } }))).states).toEqual(["warning"]);
  });
});

describe("the official account", () => {
  it("is known to LINE, refused, out of reach, or not set; nothing is sent", async () => {
    const stand = lineServer();
    const asked = network({ "api.line.me": (request) => stand.fetch(request) });
    const withToken = (NOREN_LINE_BOT_TOKEN: string) => someJob({ environment: { NOREN_LINE_BOT_TOKEN } });
    const known = await outcome(officialAccount, withToken(BOT_TOKEN));
    expect(known.states).toEqual(["ok"]);
    expect(known.said).toContain("LINE knows the official account");
    expect((await outcome(officialAccount, withToken("another"))).states).toEqual(["fault"]);
    expect(asked.every((request) => request.startsWith("GET "))).toBe(true);
    network({});
    expect((await outcome(officialAccount, withToken(BOT_TOKEN))).states).toEqual(["warning"]);
    expect((await outcome(officialAccount, someJob())).states).toEqual(["ok"]);
  });

  it("is missed where nothing else tells of orders", async () => {
    const service = await outcome(officialAccount, someJob({ environment: { NOREN_DEMO: "0" } }));
    expect(service.states).toEqual(["warning"]);
    expect(service.said).toContain("nobody is told of orders");
    const told = await outcome(officialAccount, someJob({ environment: { ...mini, NOREN_DEMO: "0" } }));
    expect(told.states).toEqual(["ok"]);
    expect(told.said).not.toContain("nobody");
  });
});

describe("service messages", () => {
  it("are told with the names that LINE's console has to hold, and who tells of the rest", async () => {
    expect((await outcome(serviceMessages, someJob())).states).toEqual([]);
    const alone = await outcome(serviceMessages, someJob({ environment: mini }));
    expect(alone.states).toEqual(["ok", "warning"]);
    expect(alone.said).toContain("order_ready  ready_d_f_ja, ready_d_f_zh-TW");
    expect(alone.said).toContain("Nobody is told in LINE of: order_accepted, order_on_its_way, ");
    const both = await outcome(
      serviceMessages,
      someJob({ environment: { ...mini, NOREN_LINE_BOT_TOKEN: BOT_TOKEN } }),
    );
    expect(both.states).toEqual(["ok", "ok"]);
  });

  it("are nothing without a mini-app", async () => {
    const { NOREN_LINE_MINI_APP: _, ...login } = mini;
    expect((await outcome(serviceMessages, someJob({ environment: login }))).states).toContain("warning");
    const { NOREN_LIFF_ID: __, ...none } = mini;
    expect((await outcome(serviceMessages, someJob({ environment: none }))).states).toEqual(["fault"]);
  });
});

describe("the operator", () => {
  it("is named, made up in a demo, or missed in a service", async () => {
    expect((await outcome(operator, someJob())).states).toEqual(["ok"]);
    const some = { NOREN_OPERATOR_NAME: "株式会社のれん", NOREN_OPERATOR_EMAIL: "support@example.com" };
    const lacking = await outcome(operator, someJob({ environment: some }));
    expect(lacking.states).toEqual(["warning"]);
    expect(lacking.said).toContain(
      "NOREN_OPERATOR_REPRESENTATIVE, NOREN_OPERATOR_ADDRESS, NOREN_OPERATOR_PHONE.",
    );
    expect((await outcome(operator, someJob({ environment: { NOREN_DEMO: "0" } }))).states).toEqual([
      "warning",
    ]);
    const rest = { REPRESENTATIVE: "山田", ADDRESS: "東京都港区", PHONE: "03-1234-5678" };
    const all = Object.fromEntries(
      Object.entries(rest).map(([name, value]) => [`NOREN_OPERATOR_${name}`, value]),
    );
    const named = await outcome(operator, someJob({ environment: { ...some, ...all, NOREN_DEMO: "0" } }));
    expect(named.states).toEqual(["ok"]);
  });
});
