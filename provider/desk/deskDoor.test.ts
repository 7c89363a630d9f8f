import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DESK_ORIGIN, DESK_PASSWORD, deskVisit } from "#provider/testing/deskVisit.ts";
import { type TestProvider, type TestProviderOptions, testProvider } from "#provider/testing/provider.ts";

let provider: TestProvider;
let visit: ReturnType<typeof deskVisit>;

async function open(settings: NonNullable<TestProviderOptions["settings"]> = {}) {
  provider = await testProvider({ settings });
  visit = deskVisit(provider);
}
beforeEach(() => open());
afterEach(() => provider.close());

const enter = { password: DESK_PASSWORD };
const tries = async (number: number, address: string) => {
  let last: Response | undefined;
  for (let index = 0; index < number; index += 1)
    last = await visit.post("/desk/login", { password: "guess" }, { address });
  return last?.status;
};

describe("the door of the desk", () => {
  it("opens to the password alone, and says what was wrong", async () => {
    const wrong = await visit.post("/desk/login", { password: "guess" });
    expect([wrong.status, wrong.headers.get("set-cookie")]).toEqual([403, null]);
    expect(await wrong.text()).toContain("パスワードが違います。");
    expect((await visit.post("/desk/login", {})).status).toBe(403);
    expect((await visit.post("/desk/login", enter)).headers.get("location")).toBe("/desk");
  });

  it("leads whoever has no pass to the password, whatever they ask for", async () => {
    for (const path of ["", "/diner", "/diner/events", "/diner/goods", "/no/such/page"]) {
      const answer = await visit.get(`/desk${path}`);
      expect([path, answer.status, answer.headers.get("location")]).toEqual([path, 303, "/desk/login"]);
    }
    const pressed = await visit.post("/desk/diner/orders/1/accept");
    expect(pressed.headers.get("location")).toBe("/desk/login");
  });

  it("shuts for a while to an address that has tried ten times, and to no other", async () => {
    expect(await tries(10, "192.0.2.7")).toBe(403);
    const shut = await visit.post("/desk/login", enter, { address: "192.0.2.7" });
    expect(shut.status).toBe(429);
    expect(await shut.text()).toContain("しばらく待ってから");
    expect((await visit.post("/desk/login", enter, { address: "192.0.2.8" })).status).toBe(303);
    provider.clock.advance(300_000);
    expect((await visit.post("/desk/login", enter, { address: "192.0.2.7" })).status).toBe(303);
  });

  it("slows down guessing from very many addresses", async () => {
    for (let index = 0; index < 50; index += 1) expect(await tries(10, `198.51.100.${index}`)).toBe(403);
    expect(await tries(1, "203.0.113.1")).toBe(429);
  }, 60_000);

  it("counts by the address that a trusted proxy saw, and believes nobody else's word", async () => {
    const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
    for (let index = 0; index < 10; index += 1)
      await visit.post("/desk/login", { password: "guess" }, from(`203.0.113.${index}`));
    expect((await visit.post("/desk/login", enter, from("203.0.113.99"))).status).toBe(429);

    await provider.close();
    await open({ trustProxy: true });
    for (let index = 0; index < 10; index += 1)
      await visit.post("/desk/login", { password: "guess" }, from("203.0.113.1"));
    expect((await visit.post("/desk/login", enter, from("203.0.113.1"))).status).toBe(429);
    expect((await visit.post("/desk/login", enter, from("203.0.113.2"))).status).toBe(303);
  });
});

describe("the pass", () => {
  const passOf = async (options: Parameters<typeof visit.post>[2]) =>
    (await visit.post("/desk/login", enter, options)).headers.get("set-cookie") ?? "";

  it("is kept from scripts, from other sites and from the rest of the site", async () => {
    const pass = await passOf({});
    expect(pass).toMatch(/; Path=\/desk(;|$)/);
    expect(pass).toMatch(/; HttpOnly(;|$)/);
    expect(pass).toMatch(/; SameSite=Strict(;|$)/);
    expect(pass).not.toMatch(/; Secure/);
  });

  it("goes by https alone where the browser came by https, through a proxy too", async () => {
    expect(await passOf({ at: "https://provider.test" })).toMatch(/; Secure(;|$)/);
    expect(await passOf({ origin: "https://provider.test" })).toMatch(/; Secure(;|$)/);
  });

  it("ends after a working day", async () => {
    const cookie = await visit.enter();
    provider.clock.advance(15 * 3_600_000);
    expect((await visit.get("/desk", { cookie })).status).toBe(200);
    provider.clock.advance(3_600_000);
    expect((await visit.get("/desk", { cookie })).headers.get("location")).toBe("/desk/login");
  });

  it("is taken back at the way out", async () => {
    const answer = await visit.post("/desk/leave", {}, { cookie: await visit.enter() });
    expect(answer.headers.get("set-cookie")).toMatch(/^noren_desk=; Max-Age=0; Path=\/desk/);
  });

  it("cannot be made by anyone else, nor made to last", async () => {
    const [, pass = ""] = (await visit.enter()).split("=");
    const [until = "", signature = ""] = decodeURIComponent(pass).split(".");
    const later = String(Number(until) + 86_400);
    const forged = [
      "",
      ".",
      "9999999999",
      `${later}.${signature}`,
      `${until}.`,
      `${until}.${signature}x`,
      `${later}.${"A".repeat(signature.length)}`,
      `NaN.${signature}`,
    ];
    for (const value of forged) {
      const answer = await visit.get("/desk", { cookie: `noren_desk=${value}` });
      expect([value, answer.headers.get("location")]).toEqual([value, "/desk/login"]);
    }
  });
});

describe("a form of another site", () => {
  const status = async (options: Parameters<typeof visit.post>[2]) =>
    (await visit.post("/desk/leave", {}, options)).status;

  it("presses no button", async () => {
    const evil = "https://evil.example";
    expect(await status({ origin: evil })).toBe(403);
    expect(await status({ origin: "null" })).toBe(403);
    expect(await status({ origin: null })).toBe(403);
    expect(await status({ origin: `${DESK_ORIGIN}.evil.example` })).toBe(403);
    expect(await status({ origin: "not an origin" })).toBe(403);
    expect(await status({ origin: null, headers: { "sec-fetch-site": "cross-site" } })).toBe(403);
    expect((await visit.post("/desk/login", enter, { origin: evil })).status).toBe(403);
  });

  it("is not told from our own by what it says of a proxy, unless the proxy is trusted", async () => {
    const origin = "https://evil.example";
    const headers = { "x-forwarded-host": "evil.example" };
    expect(await status({ origin, headers })).toBe(403);
    await provider.close();
    await open({ trustProxy: true });
    const proxied = { "x-forwarded-host": "shop.example", "x-forwarded-proto": "https" };
    expect(await status({ origin: "https://shop.example", headers: proxied })).toBe(303);
    expect(await status({ origin, headers: proxied })).toBe(403);
  });

  it("is another thing than one of ours", async () => {
    expect(await status({})).toBe(303);
    expect(await status({ origin: null, headers: { "sec-fetch-site": "same-origin" } })).toBe(303);
    await provider.close();
    await open({ publicOrigin: "https://shop.example" });
    expect(await status({ origin: "https://shop.example" })).toBe(303);
    expect(await status({})).toBe(303);
  });
});
