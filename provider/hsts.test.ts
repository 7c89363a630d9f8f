import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { IDEMPOTENCY_HEADER } from "#contract/codes.ts";
import { builtFrontend } from "./pages/builtFrontend.ts";
import { planted, type Planted } from "./testing/planted.ts";
import { someBuild } from "./testing/someBuild.ts";

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
    ["the desk's way to its door", 303, "/desk"],
    ["the desk's door", 200, "/desk/login"],
    ["the desk's refusal", 403, "/desk/login", form("password=guess")],
    ["what is too large", 413, "/desk/login", form(`password=${"a".repeat(1_000_000)}`)],
    ["the API's page", 200, "/api"],
    ["its description", 200, "/openapi.json"],
    ["a picture that nobody sent", 404, "/uploads/none-320.webp"],
    ["a receipt that is none", 404, "/receipt/none"],
    ["the messages' clock", 200, "/time/0"],
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
    expect([again.status, again.headers.get("strict-transport-security")]).toEqual([304, "max-age=31536000"]);
  });

  it("an answer that failed", async () => {
    const insert = vi.spyOn(provider.db, "insert").mockImplementation(() => {
      throw new Error("gone");
    });
    const answer = await ask("/desk/login", form("password=guess"));
    insert.mockRestore();
    expect([answer.status, answer.headers.get("strict-transport-security")]).toEqual([
      500,
      "max-age=31536000",
    ]);
  });
});
