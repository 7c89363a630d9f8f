import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { updateToken } from "#contract/calls/session.ts";
import * as Code from "#contract/codes.ts";
import type { User } from "#contract/member.ts";
import { signOut } from "#provider/server/calls/session.ts";
import { guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { newMember, PASSWORD } from "#provider/testing/members.ts";

let provider: Planted;
beforeAll(async () => {
  provider = await planted();
});
afterAll(() => provider.close());

const at = { address: "192.0.2.1" };
async function ask(session: Partial<User>, headers: Record<string, string> = {}) {
  const { auth_token, uid } = session;
  const response = await provider.app.fetch(
    new Request("http://provider.test/my-data", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ auth_token, uid, language: "en" }),
    }),
    at,
  );
  return response.json();
}
const fetched = (href: string) => provider.app.fetch(new Request(`http://provider.test${href}`), at);
const linkOf = async (session: User): Promise<string> => (await ask(session)).data.href;

describe("one's own data", () => {
  it("come as a file with a date, without a password, a token, or what others ordered", async () => {
    const { phone, session, uid } = await newMember(provider);
    const other = await guest(provider);
    const theirs = await taken(other.order([line({ goods_id: "tea", price: 300 })], { remark: "Bob's" }));
    const answer = await fetched(await linkOf(session));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="noren-my-data-2026-11-\d\d\.json"$/,
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      made_at: provider.parts.clock().toISOString(),
      profile: { member_id: uid, kind: "member", phone: `+81${phone.slice(1)}` },
      sign_in: { has_password: true, platforms: [], sessions: [{ ended_at: null }] },
      consents: { notices_of_orders: false },
      orders: [],
      addresses: [],
      balances: [],
    });
    for (const secret of [session.auth_token, PASSWORD, "argon2", theirs.order_no, other.uid])
      expect(text).not.toContain(secret);
  });

  it("hold a visitor's orders with their lines", async () => {
    await provider.freeTables();
    const one = await guest(provider);
    const { order_no } = await taken(
      one.order([line({ goods_id: "tea", price: 300 })], { remark: "no ice" }),
    );
    const data = await (await fetched(await linkOf(one.session))).json();
    expect(data).toMatchObject({
      profile: { kind: "visitor" },
      orders: [
        { order_no, total: 300, rounds: [{ remark: "no ice" }], lines: [{ number: 1, unit_price: 300 }] },
      ],
    });
  });

  it("are given to nobody without a session, and to no page of another origin", async () => {
    const { session } = await newMember(provider);
    expect((await ask({})).code).toBe(Code.notSignedIn);
    expect((await ask({ ...session, auth_token: "another" })).code).toBe(Code.sessionExpired);
    expect((await ask(session, { origin: "https://evil.example" })).code).toBe(Code.malformedRequest);
    expect((await ask(session, { "content-type": "text/plain" })).code).toBe(Code.malformedRequest);
  });

  it("have an address that is good for five minutes, for its member alone, and while they are signed in", async () => {
    const { session } = await newMember(provider);
    const [href, ended] = [await linkOf(session), await linkOf(session)];
    const [text = "", signature = ""] = href.slice("/my-data/".length).split(".");
    const claim = JSON.parse(Buffer.from(text, "base64url").toString());
    const changed = Buffer.from(JSON.stringify({ ...claim, uid: "another" })).toString("base64url");
    for (const wrong of [`${changed}.${signature}`, `${text}.${signature}x`, text, "x", "."])
      expect((await fetched(`/my-data/${wrong}`)).status).toBe(404);
    expect((await fetched(href)).status).toBe(200);
    provider.clock.advance(299_000);
    expect((await fetched(href)).status).toBe(200);
    provider.clock.advance(1_000);
    expect((await fetched(href)).status).toBe(404);
    const now = provider.parts.clock();
    await signOut(provider.db, { uid: session.uid, token: session.auth_token, now });
    expect((await fetched(ended)).status).toBe(404);
  });

  it("have no address any more once the token was exchanged or its session has ended", async () => {
    const { session, uid } = await newMember(provider);
    const { auth_token } = session;
    const href = await linkOf(session);
    const next = await taken(provider.call(updateToken, { uid, auth_token }));
    expect((await fetched(href)).status).toBe(404);
    const fresh = await linkOf({ ...session, ...next });
    await signOut(provider.db, { uid, token: next.auth_token, now: provider.parts.clock() });
    expect((await fetched(fresh)).status).toBe(404);
  });

  it("can be asked for ten times a day", async () => {
    const { session } = await newMember(provider);
    for (let time = 0; time < 10; time += 1) expect((await ask(session)).code).toBe(Code.success);
    expect(await ask(session)).toMatchObject({
      code: Code.tooManyRequests,
      data: { seconds: expect.any(Number) },
    });
  });
});
