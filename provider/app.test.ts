import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "./app.ts";
import type { Database } from "./db/database.ts";
import { createHealth } from "./health.ts";
import { createLog } from "./log.ts";
import { type TestProvider, testProvider } from "./testing/provider.ts";

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
  it.each(["/desk/login", "/sandbox/pay/x"])("do not read a body without end: %s", async (path) => {
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
    pages: null,
  });
  for (const path of ["/my-data/a-key", "/receipt/a-key", "/sandbox/pay/a-key", "/v2/subscribe/sub/a-key/0"])
    await app.fetch(new Request(`http://provider.test${path}`), { address: "" });
  expect(lines).toHaveLength(4);
  expect(lines.join("\n")).toContain('"path":"/my-data/…"');
  expect(lines.join("\n")).not.toContain("a-key");
});
