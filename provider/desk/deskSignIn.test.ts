import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deskSessions } from "#provider/db/tables/members.ts";
import { createLog } from "#provider/operations/log.ts";
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

  it("slows down for strangers at an address that has tried ten times, says for how long, and for no other", async () => {
    expect(await tries(10, "192.0.2.7")).toBe(403);
    const shut = await visit.post("/desk/login", enter, { address: "192.0.2.7" });
    expect([shut.status, shut.headers.get("retry-after")]).toEqual([429, "30"]);
    expect(await shut.text()).toMatch(/しばらく待ってから.*30 ?秒/);
    expect((await visit.post("/desk/login", enter, { address: "192.0.2.8" })).status).toBe(303);
    provider.clock.advance(30_000);
    expect((await visit.post("/desk/login", enter, { address: "192.0.2.7" })).status).toBe(303);
  });

  it("stays open to the shop's own tablet, whoever guesses on the same Wi-Fi, and counts no right one", async () => {
    const address = "192.0.2.7";
    const first = await visit.post("/desk/login", enter, { address });
    const cookie = first.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    await visit.post("/desk/leave", {}, { cookie, address });
    expect(await tries(40, address)).toBe(429);
    for (let times = 0; times < 30; times += 1)
      expect((await visit.post("/desk/login", enter, { cookie, address })).status).toBe(303);
    // A name that we did not give is nobody's.
    const forged = "noren_desk_device=made-up.signature";
    expect((await visit.post("/desk/login", enter, { cookie: forged, address })).status).toBe(429);
    // From inside it is slow as well.
    const guesses = [];
    for (let index = 0; index < 15; index += 1)
      guesses.push((await visit.post("/desk/login", { password: `no${index}` }, { cookie, address })).status);
    expect(guesses.filter((status) => status === 403)).toHaveLength(10);
  });

  it("counts no right one at an address either", async () => {
    for (let times = 0; times < 15; times += 1)
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

  it("ends at the way out, a copy of it as well, and the events that it follows", async () => {
    const cookie = await visit.enter();
    const other = await visit.enter();
    const answer = await visit.post("/desk/leave", {}, { cookie });
    expect(answer.headers.get("set-cookie")).toMatch(/^noren_desk=; Max-Age=0; Path=\/desk/);
    expect((await visit.get("/desk", { cookie })).headers.get("location")).toBe("/desk/login");
    expect((await visit.get("/desk", { cookie: other })).status).toBe(200);
  });

  it("is kept by nobody who reads the database, and ends with the password that opened it", async () => {
    const cookie = await visit.enter();
    const [, token = ""] = cookie.split("=");
    const rows = await provider.db.select().from(deskSessions);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    await provider.db.update(deskSessions).set({ password_hash: "of another password" });
    expect((await visit.get("/desk", { cookie })).headers.get("location")).toBe("/desk/login");
  });

  it("cannot be made by anyone else", async () => {
    const [, pass = ""] = (await visit.enter()).split("=");
    for (const value of ["", ".", "9999999999", `${pass}x`, pass.slice(1), "A".repeat(pass.length)]) {
      const answer = await visit.get("/desk", { cookie: `noren_desk=${value}` });
      expect([value, answer.headers.get("location")]).toEqual([value, "/desk/login"]);
    }
  });
});

describe("the log of the desk", () => {
  it("says who came from where, who was refused or held up, who left, and no secret", async () => {
    const lines: string[] = [];
    await provider.close();
    provider = await testProvider({ log: createLog("info", (line) => lines.push(line)) });
    visit = deskVisit(provider);
    await tries(11, "192.0.2.9");
    const cookie = await visit.enter({ address: "192.0.2.10" });
    await visit.post("/desk/diner/orders/20261121-0001/refund", { reason: "private words" }, { cookie });
    await visit.post("/desk/leave", {}, { cookie, address: "192.0.2.10" });
    const events = lines.map((line) => JSON.parse(line));
    const of = (event: string) => events.filter((one) => one.event === event);
    expect(of("desk refused")).toHaveLength(10);
    expect(of("desk held up")).toMatchObject([{ address: "192.0.2.9", seconds: 30 }]);
    const [opened] = of("desk opened");
    expect(opened).toMatchObject({ address: "192.0.2.10", session: expect.any(String) });
    expect(of("desk: refund")).toMatchObject([
      { at: "/desk/diner/orders/20261121-0001/refund", said: "refused", session: opened.session },
    ]);
    expect(of("desk left")).toMatchObject([{ session: opened.session }]);
    const [, token = ""] = cookie.split("=");
    for (const secret of [DESK_PASSWORD, token, "private words", "guess"])
      expect(lines.join("\n")).not.toContain(secret);
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
