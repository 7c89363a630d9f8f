import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { IDEMPOTENCY_HEADER } from "#contract/codes.ts";
import { createApp } from "./app.ts";
import type { Database } from "#provider/db/database.ts";
import { createHealth } from "#provider/operations/health.ts";
import { createLog } from "#provider/operations/log.ts";
import { builtFrontend } from "#provider/pages/builtFrontend.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { someBuild } from "#provider/testing/someBuild.ts";

describe("app", () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await testProvider();
  });
  afterAll(() => provider.close());

  const silent = createLog("silent");
  const healthOf = (db: Database) => createHealth({ db, log: silent, folder: null });
  const ask = (path: string, init: RequestInit = {}) =>
    provider.app.fetch(new Request(`http://provider.test${path}`, init), { address: "192.0.2.1" });

  describe("the desk, the payment page and their like", () => {
    it.each(["/desk/api/signin", "/sandbox/pay/x"])("do not read a body without end: %s", async (path) => {
      const body = `password=${"a".repeat(1_000_000)}`;
      const headers = { "content-type": "application/x-www-form-urlencoded", origin: "http://provider.test" };
      expect((await ask(path, { method: "POST", body, headers })).status).toBe(413);
      const stream = new Blob([body]).stream();
      const endless = { method: "POST", body: stream, headers, duplex: "half" } as RequestInit;
      expect((await ask(path, endless)).status).toBe(413);
    });

    it("keep their ways to themselves: what messages allow, calls do not", async () => {
      expect((await ask("/time/0")).headers.get("access-control-allow-origin")).toBe("*");
      expect((await ask("/healthz")).headers.get("access-control-allow-origin")).toBeNull();
      const call = await ask("/order/store/index", { method: "POST", body: "{}" });
      expect(call.headers.get("access-control-allow-origin")).toBeNull();
    });
  });

  it("says whether it can work", async () => {
    const healthy = await ask("/healthz");
    expect([healthy.status, await healthy.json()]).toEqual([200, { status: "ok", version: "test" }]);
    const dispatch = () => Promise.reject(new Error("not asked"));
    const lost = new Proxy(provider.db, {
      get: () => () => {
        throw new Error("gone");
      },
    });
    const app = createApp(
      { ...provider.parts, db: lost },
      { dispatch, log: silent, version: "test", health: healthOf(lost), mounted: [], pages: null },
    );
    const answer = await app.fetch(new Request("http://provider.test/healthz"), { address: "" });
    expect(answer.status).toBe(503);
  });

  describe("HSTS", () => {
    const https = { publicOrigin: "https://order.example.com", trustProxy: false };
    const proxied = { publicOrigin: null, trustProxy: true };
    const own = { publicOrigin: null, trustProxy: false };
    const byProxy = { "x-forwarded-proto": "https", "x-forwarded-host": "order.example.com" };
    it.each([
      ["https by our own certificate", own, "https://order.example.com", {}, true],
      ["https by a proxy that says so", proxied, "http://10.0.0.5", byProxy, true],
      ["https by a proxy that says nothing", https, "http://order.example.com", {}, true],
      ["http", proxied, "http://order.example.com", {}, false],
      ["a claim that nobody vouches for", own, "http://10.0.0.5", byProxy, false],
      [
        "this machine by name, where everything else would be bound to https too",
        own,
        "https://localhost",
        {},
        false,
      ],
    ])("comes with every answer over %s, or does not: %#", async (_, settings, at, headers, isTold) => {
      const app = createApp(
        { ...provider.parts, settings: { ...provider.parts.settings, ...settings } },
        {
          dispatch: () => Promise.reject(new Error("not asked")),
          log: silent,
          version: "test",
          health: healthOf(provider.db),
          mounted: [{ at: /^\/desk/, routes: new Hono().get("/desk", (context) => context.text("desk")) }],
          pages: null,
        },
      );
      for (const path of ["/livez", "/desk", "/nowhere", "/order/nothing"]) {
        const answer = await app.fetch(new Request(at + path, { headers }), { address: "" });
        expect(answer.headers.get("strict-transport-security")).toBe(isTold ? "max-age=31536000" : null);
      }
    });
  });

  it("logs requests without what is in their addresses, and failures without what they were about", async () => {
    const lines: string[] = [];
    const routes = new Hono().get("/desk/broken", () => {
      throw new Error("Failed query: select\nparams: 09012345678", { cause: new Error("deadlock detected") });
    });
    const app = createApp(provider.parts, {
      dispatch: () => Promise.reject(new Error("not asked")),
      log: createLog("debug", (line) => lines.push(line)),
      version: "test",
      health: healthOf(provider.db),
      mounted: [{ at: /^\/desk\//, routes }],
      pages: null,
    });
    const request = new Request("http://provider.test/desk/broken?userInfo=secret");
    expect((await app.fetch(request, { address: "" })).status).toBe(500);
    expect(lines.join("\n")).toContain('"path":"/desk/broken"');
    expect(lines.join("\n")).toContain("deadlock detected");
    expect(lines.join("\n")).not.toMatch(/secret|09012345678/);
  });

  it("logs no address that opens to whoever has it", async () => {
    const lines: string[] = [];
    const app = createApp(provider.parts, {
      dispatch: () => Promise.reject(new Error("not asked")),
      log: createLog("debug", (line) => lines.push(line)),
      version: "test",
      health: healthOf(provider.db),
      mounted: [],
      held: { at: /\/v2\/subscribe\//, answer: async () => new Response("held") },
      pages: null,
    });
    for (const path of [
      "/my-data/a-key",
      "/receipt/a-key",
      "/sandbox/pay/a-key",
      "/v2/subscribe/sub/a-key/0",
    ])
      await app.fetch(new Request(`http://provider.test${path}`), { address: "" });
    expect(lines).toHaveLength(4);
    expect(lines.join("\n")).toContain('"path":"/my-data/…"');
    expect(lines.join("\n")).toContain('"path":"/v2/…","status":200');
    expect(lines.join("\n")).not.toContain("a-key");
  });
});

describe("hsts", () => {
  const AT = "https://order.example.com";
  const STATIC = "https://static.example.com";
  let provider: Planted;
  let build: Awaited<ReturnType<typeof someBuild>>;

  beforeAll(async () => {
    build = await someBuild();
    provider = await planted({
      frontend: await builtFrontend(build.folder),
      settings: { allowedOrigins: [STATIC], publicOrigin: AT },
    });
  });
  afterAll(async () => {
    await provider.close();
    await build.remove();
  });

  const ask = (path: string, init: RequestInit = {}) =>
    provider.app.fetch(new Request(AT + path, init), { address: "192.0.2.1" });
  const call = (body: string) => ({
    method: "POST",
    body,
    headers: { "content-type": "application/json", [IDEMPOTENCY_HEADER]: "0123456789abcdef" },
  });
  const form = (body: string) => ({
    method: "POST",
    body,
    headers: { "content-type": "application/x-www-form-urlencoded", origin: AT },
  });

  describe("over https browsers are told to keep to it, and nothing of other hosts, by", () => {
    it.each<[string, number, string, RequestInit?]>([
      ["a call's success", 200, "/order/user/none_register", call("{}")],
      ["a call's refusal", 200, "/order/store/index", call('{"store_id":"none"}')],
      ["a call that is none", 404, "/order/nothing", call("{}")],
      ["a call that cannot be read", 400, "/order/store/index", call("{")],
      [
        "what a page elsewhere asks first",
        204,
        "/order/store/index",
        {
          method: "OPTIONS",
          headers: { origin: STATIC, "access-control-request-method": "POST" },
        },
      ],
      ["a page", 200, "/orderFood"],
      ["a page's head", 200, "/orderFood", { method: "HEAD" }],
      ["a page that is not there", 404, "/nowhere"],
      ["a page that broke", 200, "/broken"],
      ["a file", 200, "/assets/index-1.js", { headers: { "accept-encoding": "br" } }],
      ["a picture", 200, "/pictures/dish.webp"],
      ["a file that is not there", 404, "/assets/gone-1.js"],
      ["the service worker", 200, "/sw.js"],
      ["a redirect", 302, "/favicon.ico"],
      ["a former address of the desk", 302, "/desk/diner/gifts"],
      ["the desk's door", 200, "/desk/login"],
      [
        "the desk's refusal",
        401,
        "/desk/api/devices",
        { ...call("{}"), headers: { "content-type": "application/json", origin: AT } },
      ],
      ["what is too large", 413, "/desk/api/signin", form(`password=${"a".repeat(1_000_000)}`)],
      ["the API's page", 200, "/api"],
      ["its description", 200, "/openapi.json"],
      ["a picture that nobody sent", 404, "/uploads/none-320.webp"],
      ["a receipt that is none", 404, "/receipt/none"],
      ["the messages' clock", 200, "/time/0"],
      ["a listener of no service", 400, "/v2/subscribe/none/ch/0"],
      ["a payment that is none", 404, "/sandbox/pay/none"],
      ["a hook that nobody signed", 404, "/hooks/none", form("")],
      ["the state of health", 200, "/healthz"],
      ["a balancer's question", 200, "/readyz"],
      ["a supervisor's question", 200, "/livez"],
    ])("%s (%i)", async (_, status, path, init) => {
      const answer = await ask(path, init);
      expect([answer.status, answer.headers.get("strict-transport-security")]).toEqual([
        status,
        "max-age=31536000",
      ]);
    });

    it("a file that the browser has", async () => {
      const first = await ask("/pictures/dish.webp");
      const again = await ask("/pictures/dish.webp", {
        headers: { "if-none-match": first.headers.get("etag") ?? "" },
      });
      expect([again.status, again.headers.get("strict-transport-security")]).toEqual([
        304,
        "max-age=31536000",
      ]);
    });

    it("an answer that failed", async () => {
      const insert = vi.spyOn(provider.db, "insert").mockImplementation(() => {
        throw new Error("gone");
      });
      const answer = await ask("/desk/api/signin", {
        ...call('{"login":"aoi","password":"guess"}'),
        headers: { "content-type": "application/json", origin: AT },
      });
      insert.mockRestore();
      expect([answer.status, answer.headers.get("strict-transport-security")]).toEqual([
        500,
        "max-age=31536000",
      ]);
    });
  });
});
