import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noneRegister, updateToken } from "#contract/calls/session.ts";
import { handlers } from "./calls/table.ts";
import { members, sessions } from "./db/tables/members.ts";
import { tokenHash } from "./session.ts";
import { type TestProvider, testProvider } from "./testing/provider.ts";
import { memberTrial, ownTrial, readTrial, trialHandlers } from "./testing/trialCalls.ts";

let provider: TestProvider;
const register = async (address?: string) =>
  (await provider.call(noneRegister, {}, address === undefined ? {} : { address })).data;

beforeAll(async () => {
  provider = await testProvider({
    handlers: [...handlers, ...trialHandlers().handlers],
    settings: { registrationsAMinute: 20 },
  });
});
afterAll(() => provider.close());

describe("whoever asks", () => {
  it("is let in by their token alone where a session is needed", async () => {
    const session = await register();
    expect(await provider.call(ownTrial, { word: "mine" }, { session })).toMatchObject({ code: 10000 });
    expect(await provider.call(ownTrial, { word: "mine" })).toMatchObject({ code: 20001 });
  });

  it("is sent back to the table's code when there is a table and no session", async () => {
    const asked = { word: "mine", table_id: "T1" };
    expect(await provider.call(ownTrial, asked)).toMatchObject({ code: 20003 });
  });

  it.each([
    ["made up", (mine: { uid: string }) => ({ ...mine, auth_token: "no-such-token" })],
    [
      "another member's",
      (mine: { uid: string }, theirs: { auth_token: string }) => ({ ...mine, auth_token: theirs.auth_token }),
    ],
  ])("is told to sign in anew with a token that is %s", async (_, change) => {
    const [mine, theirs] = [await register(), await register()];
    const session = change(mine, theirs);
    expect(await provider.call(ownTrial, { word: "mine" }, { session })).toMatchObject({ code: 20002 });
    expect(await provider.call(readTrial, { word: "menu" }, { session })).toMatchObject({ code: 10000 });
  });

  it("is told to sign in anew once a token has expired, and the menu shows all the same", async () => {
    const session = await register();
    const [kept] = await provider.db
      .select()
      .from(sessions)
      .where(eq(sessions.token_hash, tokenHash(session.auth_token)));
    const before = provider.parts.clock();
    provider.clock.set(kept?.expires_at ?? before);
    expect(await provider.call(ownTrial, { word: "mine" }, { session })).toMatchObject({ code: 20002 });
    const menu = await provider.call(readTrial, { word: "menu" }, { session });
    // As to nobody, and says so: the page renews the session.
    expect(menu).toMatchObject({ code: 10000, session: "ended" });
    expect(await provider.call(readTrial, { word: "menu" })).not.toHaveProperty("session");
    const renewed = await provider.call(updateToken, { uid: session.uid, auth_token: session.auth_token });
    for (const trial of [ownTrial, readTrial]) {
      const own = await provider.call(trial, { word: "mine" }, { session: renewed.data });
      expect(own).toMatchObject({ code: 10000 });
      expect(own).not.toHaveProperty("session");
    }
    provider.clock.set(before);
  });

  it("needs an account of their own where visitors are not enough", async () => {
    const session = await register();
    expect(await provider.call(memberTrial, { word: "mine" }, { session })).toMatchObject({ code: 20001 });
    await provider.db.update(members).set({ kind: "member" }).where(eq(members.uid, session.uid));
    expect(await provider.call(memberTrial, { word: "mine" }, { session })).toMatchObject({ code: 10000 });
  });

  it("leaves no token readable in the database", async () => {
    const { auth_token } = await register();
    const kept = JSON.stringify(await provider.db.select().from(sessions));
    expect(kept).not.toContain(auth_token);
    expect(kept).toContain(tokenHash(auth_token));
  });
});

describe("languages", () => {
  it("are those asked for, in the messages too", async () => {
    const messages = await Promise.all(
      (["ja", "zh", "en", "tw", "ko"] as const).map(
        async (language) => (await provider.call(ownTrial, { word: "mine" }, { language })).message,
      ),
    );
    expect(messages).toEqual([
      "ログインしてください。",
      "请先登录。",
      "Please sign in.",
      "請先登入。",
      "로그인해 주세요.",
    ]);
  });

  it("are kept for what is told later", async () => {
    const session = await register();
    await provider.call(readTrial, { word: "menu" }, { session, language: "ko" });
    const [member] = await provider.db.select().from(members).where(eq(members.uid, session.uid));
    expect(member?.language).toBe("ko");
    expect((await provider.call(readTrial, { word: "" }, { session })).message).toContain(
      "빠졌거나 잘못된 항목이 있습니다",
    );
  });
});

describe("registering without end", () => {
  it("is slowed down for one address and nobody else, until the minute is over", async () => {
    const address = "203.0.113.9";
    const codes = [];
    for (let count = 0; count < 100; count += 1)
      codes.push((await provider.call(noneRegister, {}, { address })).code);
    expect(codes.filter((code) => code === 10000)).toHaveLength(20);
    expect(await provider.call(noneRegister, {}, { address })).toMatchObject({
      code: 90006,
      data: { seconds: 60 },
    });
    expect(await register("203.0.113.10")).toHaveProperty("uid");
    provider.clock.advance(60_000);
    expect(await register(address)).toHaveProperty("uid");
  });

  it("by other addresses of one network is the same one's", async () => {
    const codes = [];
    for (let host = 0; host < 30; host += 1) {
      codes.push(
        (await provider.call(noneRegister, {}, { address: `2001:db8:1:2:${host.toString(16)}::1` })).code,
      );
    }
    expect(codes.filter((code) => code === 90006)).toHaveLength(10);
  });
});
