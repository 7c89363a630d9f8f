import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getCoupon } from "#contract/calls/coupons.ts";
import { noneRegister, updateToken } from "#contract/calls/session.ts";
import { login, sendSmsCode } from "#contract/calls/signIn.ts";
import { searchGoods } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { members, sessions } from "#provider/db/tables/members.ts";
import { guest, line, type Planted, planted } from "#provider/testing/guest.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { memberTrial, ownTrial, readTrial, trialHandlers } from "#provider/testing/trialCalls.ts";
import { handlers } from "./calls.ts";
import { checkAnswer } from "./dispatch.ts";
import { tokenHash } from "./session.ts";

describe("dispatch", () => {
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
      expect(await provider.call(ownTrial, { word: "mine" }, { session })).toMatchObject({
        code: Code.success,
      });
      expect(await provider.call(ownTrial, { word: "mine" })).toMatchObject({ code: Code.notSignedIn });
    });

    it("is sent back to the table's code when there is a table and no session", async () => {
      const asked = { word: "mine", table_id: "T1" };
      expect(await provider.call(ownTrial, asked)).toMatchObject({ code: Code.signInByTable });
    });

    it.each([
      ["made up", (mine: { uid: string }) => ({ ...mine, auth_token: "no-such-token" })],
      [
        "another member's",
        (mine: { uid: string }, theirs: { auth_token: string }) => ({
          ...mine,
          auth_token: theirs.auth_token,
        }),
      ],
    ])("is told to sign in anew with a token that is %s", async (_, change) => {
      const [mine, theirs] = [await register(), await register()];
      const session = change(mine, theirs);
      expect(await provider.call(ownTrial, { word: "mine" }, { session })).toMatchObject({
        code: Code.sessionExpired,
      });
      expect(await provider.call(readTrial, { word: "menu" }, { session })).toMatchObject({
        code: Code.success,
      });
    });

    it("is told to sign in anew once a token has expired, and the menu shows all the same", async () => {
      const session = await register();
      const [kept] = await provider.db
        .select()
        .from(sessions)
        .where(eq(sessions.token_hash, tokenHash(session.auth_token)));
      const before = provider.parts.clock();
      provider.clock.set(kept?.expires_at ?? before);
      expect(await provider.call(ownTrial, { word: "mine" }, { session })).toMatchObject({
        code: Code.sessionExpired,
      });
      const menu = await provider.call(readTrial, { word: "menu" }, { session });
      // As to nobody, and says so: the page renews the session.
      expect(menu).toMatchObject({ code: Code.success, session: "ended" });
      expect(await provider.call(readTrial, { word: "menu" })).not.toHaveProperty("session");
      const renewed = await provider.call(updateToken, { uid: session.uid, auth_token: session.auth_token });
      for (const trial of [ownTrial, readTrial]) {
        const own = await provider.call(trial, { word: "mine" }, { session: renewed.data });
        expect(own).toMatchObject({ code: Code.success });
        expect(own).not.toHaveProperty("session");
      }
      provider.clock.set(before);
    });

    it("needs an account of their own where visitors are not enough", async () => {
      const session = await register();
      expect(await provider.call(memberTrial, { word: "mine" }, { session })).toMatchObject({
        code: Code.notSignedIn,
      });
      await provider.db.update(members).set({ kind: "member" }).where(eq(members.uid, session.uid));
      expect(await provider.call(memberTrial, { word: "mine" }, { session })).toMatchObject({
        code: Code.success,
      });
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
      expect(codes.filter((code) => code === Code.success)).toHaveLength(20);
      expect(await provider.call(noneRegister, {}, { address })).toMatchObject({
        code: Code.tooManyRequests,
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
      expect(codes.filter((code) => code === Code.tooManyRequests)).toHaveLength(10);
    });
  });
});

describe("check answer", () => {
  it("takes an answer as declared", () => {
    expect(checkAnswer(readTrial, { word: "a", times: 1 })).toBeNull();
  });

  it("names what is missing or wrong", () => {
    expect(checkAnswer(readTrial, { word: 1 })?.message).toMatch(/word .*times/);
    expect(checkAnswer(readTrial, undefined)?.message).toContain("the answer");
  });

  it("does not let through what nobody declared", () => {
    expect(checkAnswer(readTrial, { word: "a", times: 1, phone: "090" })?.message).toContain("more than");
  });
});

describe("rehearsal", () => {
  let demo: Planted;
  let real: Planted;
  beforeAll(async () => {
    [demo, real] = await Promise.all([planted(), planted({ settings: { hasDemo: false } })]);
  });
  afterAll(() => Promise.all([demo.close(), real.close()]));

  /** Every word that docs/testing.md names, where it names it. */
  async function say(provider: Planted) {
    const one = await guest(provider);
    const phone = "09012345678";
    const order = (remark: string) => one.order([ramen, line({ goods_id: "tea", price: 300 })], { remark });
    return {
      [Code.codeNotSent]: await provider.call(sendSmsCode, { phone: "08010000103", purpose: "register" }),
      [Code.passwordMissing]: await provider.call(login, { by: "password", phone, password: "rehearse105" }),
      [Code.dishMissing]: await provider.call(searchGoods, { store_id: "diner", keyword: "rehearse 305" }),
      [Code.couponClaimFailed]: await one.send(getCoupon, { coupon_id: "rehearse-504" }),
      [Code.multiSpecGoodsRemoved]: await order("rehearse 1000"),
      [Code.backToTableMenu]: await order(" Rehearse 40003 "),
    };
  }

  const ramen = line({ goods_id: "ramen", option_value: ["hard", "egg"], price: 1000 });

  describe("a rehearsal", () => {
    it("in a demo answers each of its words by the code that it names", async () => {
      for (const [code, answer] of Object.entries(await say(demo))) {
        expect(answer.code).toBe(Number(code));
        expect(answer.message).not.toBe("");
      }
    });

    it("of 1000 names the lines with options that were sent", async () => {
      const { [Code.multiSpecGoodsRemoved]: answer } = await say(demo);
      expect(answer.data).toEqual({ lines: [{ goods_id: "ramen", option_value: ["hard", "egg"] }] });
    });

    it.each(["rehearse 412", "rehearse", "please rehearse 305", "305"])("is not %s", async (keyword) => {
      expect((await demo.call(searchGoods, { store_id: "diner", keyword })).code).toBe(Code.success);
    });

    it("is none without the demo: its words are texts like any other", async () => {
      const codes = Object.values(await say(real)).map(({ code }) => code);
      expect(codes).toEqual([
        expect.any(Number),
        Code.passwordMismatch,
        Code.success,
        Code.couponMissing,
        expect.any(Number),
        expect.any(Number),
      ]);
      for (const code of [Code.multiSpecGoodsRemoved, Code.backToTableMenu])
        expect(codes).not.toContain(code);
    });
  });
});
