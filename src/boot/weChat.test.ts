import { createHash } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { login } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
import { fakeSend, refusedWith, someSession, someUser } from "./testing/session.ts";
import { fromWeChat, weChatAddress } from "./weChat.ts";

// @vitest-environment jsdom
const storage = () => sessionStorage;
const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
const surroundings = { storage, random, apiBase: "https://api.example", origin: "https://noren.example" };
const TARGET = "/orderFood?storeId=bar&tableId=T1";
const answer = { code: "from-wechat", state: "signed" };

afterEach(() => sessionStorage.clear());

describe("leaving for WeChat", () => {
  it("goes by the provider, with the hash of what this tab keeps, and back to the very screen", () => {
    const url = new URL(weChatAddress(surroundings, "sign_in", TARGET) ?? "");
    const { verifier } = JSON.parse(sessionStorage.getItem("noren.wechat") ?? "{}");
    expect(url.origin + url.pathname).toBe("https://api.example/auth/wechat");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      challenge: createHash("sha256").update(verifier).digest("base64url"),
      back: `https://noren.example${TARGET}`,
    });
    expect(url.href).not.toContain(verifier);
    expect(verifier).toMatch(/^[\w-]{43}$/);
  });

  it("never happens from a browser that keeps nothing: it could not come back", () => {
    const blocked = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    expect(weChatAddress({ ...surroundings, storage: blocked }, "sign_in", TARGET)).toBeNull();
  });
});

describe("coming back from WeChat", () => {
  it("the provider gets code, state and verifier, and the customer a session", async () => {
    weChatAddress(surroundings, "sign_in", TARGET);
    const { verifier } = JSON.parse(sessionStorage.getItem("noren.wechat") ?? "{}");
    const { send, asked } = fakeSend({ [login.path]: { ok: true, data: someUser({ uid: "w" }) } });
    const session = someSession();
    expect(await fromWeChat(answer, { storage, send, session })).toMatchObject({ outcome: "done" });
    expect(asked).toEqual([
      {
        path: login.path,
        request: { by: "platform", proof: { platform: "wechat", ...answer, verifier } },
        isSilent: true,
      },
    ]);
    expect(session.get()).toMatchObject({ uid: "w" });
    expect(sessionStorage.getItem("noren.wechat")).toBeNull();
  });

  it.each([null, "{", "null", '{"verifier":1}'])(
    "with %j kept, another browser had left, and nothing is sent",
    async (kept) => {
      if (kept !== null) sessionStorage.setItem("noren.wechat", kept);
      const { send, asked } = fakeSend({});
      const session = someSession();
      expect(await fromWeChat(answer, { storage, send, session })).toMatchObject({
        outcome: "failed",
        isStrange: true,
      });
      expect(asked).toEqual([]);
    },
  );

  it("opened again by who is signed in already leads on as they are, and nothing is sent", async () => {
    const { send, asked } = fakeSend({});
    const session = someSession(someUser());
    expect(await fromWeChat(answer, { storage, send, session })).toEqual({
      outcome: "done",
      isStrange: false,
      intent: "sign_in",
    });
    expect([asked, session.get()]).toEqual([[], someUser()]);
  });

  it("a code that is wrong, spent or expired leaves everything as it was", async () => {
    weChatAddress(surroundings, "sign_in", TARGET);
    const { send } = fakeSend({ [login.path]: refusedWith(Code.signatureFailed) });
    const session = someSession(someUser());
    expect(await fromWeChat(answer, { storage, send, session })).toMatchObject({
      outcome: "failed",
      isStrange: false,
    });
    expect(session.get()).toEqual(someUser());
  });
});
