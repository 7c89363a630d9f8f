import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLog } from "#provider/operations/log.ts";
import { askPlatform } from "./askPlatform.ts";
import { listenOn } from "./testing/listenOn.ts";

const routes = new Hono();
routes.post("/form", async (context) => context.json(await context.req.parseBody()));
routes.get("/refused", (context) => context.json({ error: "invalid_request" }, 400));
routes.get("/words", (context) => context.text("hello"));
routes.get("/busy", (context) => context.json({}, 429));
routes.get("/broken", (context) => context.json({}, 500));
routes.get("/elsewhere", (context) => context.redirect("/refused"));
routes.get("/silent", () => new Promise<Response>(() => {}));

let server: Awaited<ReturnType<typeof listenOn>>;
beforeAll(async () => {
  server = await listenOn(routes);
});
afterAll(() => server.close());

const ask = (path: string, init: RequestInit = {}, origin = server.origin) =>
  askPlatform(new Request(origin + path, init), {
    send: fetch,
    log: createLog("silent"),
    platform: "LINE",
    timeLimit: 300,
  });

describe("a platform's server over the network", () => {
  it("is sent a form, and answers", async () => {
    const body = new URLSearchParams({ code: "a code", secret: "s" });
    expect(await ask("/form", { method: "POST", body })).toEqual({
      status: 200,
      body: { code: "a code", secret: "s" },
    });
  });

  it("may refuse, or answer something else", async () => {
    expect(await ask("/refused")).toEqual({ status: 400, body: { error: "invalid_request" } });
    expect(await ask("/words")).toEqual({ status: 200, body: null });
  });

  it.each(["/busy", "/broken", "/elsewhere", "/silent"])("gives no answer by %s", async (path) => {
    expect(await ask(path)).toBeNull();
  });

  it("gives no answer where nobody listens", async () => {
    expect(await ask("/form", {}, "http://127.0.0.1:1")).toBeNull();
  });
});
