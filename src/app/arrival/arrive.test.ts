import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createServices } from "#app/createServices.ts";
import { gatedHistory } from "#app/historyGate.ts";
import { someUser } from "#boot/testing/session.ts";
import { weChatAddress } from "#boot/weChat.ts";
import { updateToken } from "#contract/calls/session.ts";
import { login } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
import { storedSession } from "#state/account/session.ts";
import { type HostKind, lineTroubleAtom, signInPathAtom } from "#state/account/signInPath.ts";
import { alertAtom } from "#state/page/alerts.ts";
import { startTexts } from "#text/instance.ts";
import { arrive } from "./arrive.ts";
import { startSignIn } from "./startSignIn.ts";

// @vitest-environment jsdom
const LIFF = "Mozilla/5.0 Mobile/15E148 Safari Line/15.2.0 LIFF";
const moved = { orders: 1, cart_lines: 2, coupons: 0, addresses: 0 };
const member = { ...someUser({ uid: "member", auth_token: "new" }), kind: "member", is_new: 0, moved };
const sent: { path: string; body: unknown; address: string }[] = [];

interface Said {
  readonly kind?: HostKind;
  readonly userAgent?: string;
  readonly code?: number;
  /** LINE's answer to the exchange of its code. */
  readonly line?: () => Promise<Response>;
  /** Whether a call needs a session before the address is settled. */
  readonly asks?: boolean;
}

/** Opens the app at an address, without its screens. */
async function come(address: string, said: Said = {}) {
  const { kind = "browser", userAgent = "Safari", code = Code.success } = said;
  window.history.replaceState(null, "", address);
  vi.spyOn(window.navigator, "userAgent", "get").mockReturnValue(userAgent);
  const answer: typeof fetch = async (input, init) => {
    const path = String(input);
    if (path.startsWith("/standin/"))
      return (said.line ?? (() => Promise.reject(new TypeError("offline"))))();
    sent.push({ path, body: JSON.parse(String(init?.body)), address: window.location.search });
    return Response.json({ code, message: "", data: member });
  };
  vi.stubGlobal("fetch", answer);
  const services = createServices("en", "", answer);
  const lineLogin = "stand_in" as const;
  const settings = { apiBase: "", liffId: "1-a", lineLogin, wechatLogin: true, googleMapsKey: null };
  const signInParts = { kind, settings, services, isFirstRedirect: false };
  startSignIn(signInParts);
  const texts = startTexts("en", { common: {} });
  const arrival = arrive(signInParts);
  const { pathname } = window.location;
  const first = { pathname, search: arrival.search, hash: "", state: null, key: "first" };
  const history = gatedHistory(first as Parameters<typeof gatedHistory>[0]);
  const cleaned = window.location.search;
  const asked = said.asks ? services.store.get(signInPathAtom).silently() : null;
  await arrival.settle({ history, texts, isDrawn: Promise.resolve() });
  return { store: services.store, history, cleaned, search: arrival.search, asked };
}
const here = () => window.location.pathname + window.location.search;

beforeEach(() => void sent.splice(0));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe("who comes back from WeChat", () => {
  const back = "/orderFood?storeId=bar&code=c&state=s&tableId=T1";
  const leave = () => {
    const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
    const around = { storage: () => sessionStorage, random, apiBase: "", origin: "https://a.example" };
    weChatAddress(around, "sign_in", "/orderFood?storeId=bar&tableId=T1");
  };

  it("is signed in on the very screen, code and state out of the address before anything is asked", async () => {
    leave();
    const { cleaned, history } = await come(back, { kind: "wechat", userAgent: "MicroMessenger/8" });
    expect(cleaned).toBe("?storeId=bar&tableId=T1");
    expect(history.isOpen()).toBe(true);
    await expect.poll(storedSession).toMatchObject({ uid: "member" });
    expect(sent.map(({ path, address }) => [path, address])).toEqual([
      [login.path, "?storeId=bar&tableId=T1"],
    ]);
    expect(Object.keys(JSON.parse(localStorage.getItem("user") ?? "{}"))).toHaveLength(4);
  });

  it.each([
    ["taken", 10000, "done", "member"],
    ["refused", 102, "failed", undefined],
  ])(
    "with a code that is %s is waited for by whatever needs a session",
    async (_name, code, outcome, uid) => {
      leave();
      const { asked } = await come(back, { code, asks: true });
      expect(await asked).toBe(outcome);
      expect([storedSession()?.uid, sent.map(({ path }) => path)]).toEqual([uid, [login.path]]);
    },
  );

  it("in another browser than the one that left is told so, signed in by nothing, and can go on with a tap", async () => {
    const { store } = await come(back, { kind: "wechat" });
    await expect.poll(() => store.get(alertAtom)?.title).toBe("You came back in another browser");
    expect([sent, storedSession(), here()]).toEqual([[], null, "/orderFood?storeId=bar&tableId=T1"]);
    const signIn = vi.fn<() => Promise<"leaving">>().mockResolvedValue("leaving");
    store.set(signInPathAtom, (signInPath) => ({ ...signInPath, signIn }));
    store.get(alertAtom)?.onClose?.();
    expect(signIn).toHaveBeenCalledExactlyOnceWith("wechat", "/orderFood?storeId=bar&tableId=T1", "sign_in");
  });

  it("once more, signed in already, is on the screen that it leads to, and is told nothing", async () => {
    localStorage.setItem("user", JSON.stringify(someUser()));
    const { store, history } = await come(back, { kind: "wechat" });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([store.get(alertAtom), sent, storedSession(), history.isOpen()]).toEqual([
      null,
      [],
      someUser(),
      true,
    ]);
    expect(here()).toBe("/orderFood?storeId=bar&tableId=T1");
  });

  it("in a browser that WeChat lets nobody in from is led to the ways that there are", async () => {
    const { store, history } = await come(back, { kind: "browser" });
    await expect.poll(() => store.get(alertAtom)?.button).toBe("Sign in");
    store.get(alertAtom)?.onClose?.();
    const { pathname, search } = history.get().location;
    expect(pathname + search).toBe("/loginInput?callback=%2ForderFood%3FstoreId%3Dbar%26tableId%3DT1");
  });
});

describe("who comes back from LINE", () => {
  const back = "/orderFood?storeId=bar&code=c&state=s&liffClientId=1&liffRedirectUri=https%3A%2F%2Fa%2F";
  const leftFromHere = () => {
    localStorage.setItem("LIFF_STORE:stand-in:verifier", "v");
    localStorage.setItem("noren.line", '{"intent":"sign_in","target":"/orderFood?storeId=bar"}');
  };
  const given = async () => Response.json({ id_token: "id-1", access_token: "access-1" });

  it("finds LINE's address untouched until LINE has read it, and is then signed in on the very screen", async () => {
    leftFromHere();
    const { cleaned } = await come(back, { line: given });
    expect(cleaned).toContain("code=c");
    expect(here()).toBe("/orderFood?storeId=bar");
    await expect.poll(storedSession).toMatchObject({ uid: "member" });
    expect(sent[0]).toMatchObject({ path: login.path, address: "?storeId=bar" });
  });

  it("in another browser than the one that left is told so, and the cart of this one is untouched", async () => {
    localStorage.setItem("cart.bar", "[]");
    const { store } = await come(back, { line: given });
    await expect.poll(() => store.get(alertAtom)?.title).toBe("You came back in another browser");
    expect(store.get(lineTroubleAtom)).toBe("other_browser");
    expect([sent, here(), localStorage.getItem("cart.bar")]).toEqual([[], "/orderFood?storeId=bar", "[]"]);
  });

  it("after cancelling gets the choice again, with the way to where one was going", async () => {
    leftFromHere();
    const cancelled = "/orderFood?storeId=bar&error=access_denied&error_description=no&liffOAuth2Error=true";
    const { store, history } = await come(cancelled);
    await expect
      .poll(() => history.get().location)
      .toMatchObject({ pathname: "/loginInput", search: "?callback=%2ForderFood%3FstoreId%3Dbar" });
    expect([store.get(lineTroubleAtom), store.get(alertAtom)]).toEqual(["cancelled", null]);
  });

  it("without network to LINE has the screen, is told what is wrong, and can try again", async () => {
    leftFromHere();
    const { store, history } = await come(back);
    expect([history.isOpen(), here()]).toEqual([true, "/orderFood?storeId=bar"]);
    await expect.poll(() => store.get(alertAtom)?.title).toBe("We couldn’t reach LINE");
    expect(store.get(lineTroubleAtom)).toBe("unreachable");
    const { onClose } = store.get(alertAtom) ?? {};
    store.set(alertAtom, null);
    onClose?.();
    await expect.poll(() => store.get(alertAtom)?.title).toBe("We couldn’t reach LINE");
  });

  it("with a proof that is not believed is told so, and leaves nothing of it behind", async () => {
    leftFromHere();
    localStorage.setItem("noren.line", '{"intent":"sign_in","target":"/","isRenewal":true}');
    const { store } = await come(back, { line: given, code: Code.signatureFailed });
    await expect.poll(() => store.get(alertAtom)?.title).toBe("Sign-in failed");
    expect([storedSession(), localStorage.getItem("noren.line")]).toEqual([null, null]);
  });
});

describe("inside of LINE", () => {
  const inLine = { kind: "line", userAgent: LIFF } as const;
  const withTokens = "/orderFood?storeId=bar#access_token=a&id_token=b";

  it("one is signed in without a question, and the screen waits for nothing", async () => {
    const { history } = await come(withTokens, inLine);
    expect(history.isOpen()).toBe(true);
    await expect.poll(storedSession).toMatchObject({ uid: "member" });
    expect(sent.map(({ path }) => path)).toEqual([login.path]);
  });

  it("who is signed in stays so, and LINE is not asked", async () => {
    localStorage.setItem("user", JSON.stringify(someUser()));
    await come(withTokens, inLine);
    await Promise.resolve();
    expect([storedSession()?.uid, sent]).toEqual(["u1", []]);
  });

  it("who signed out is not signed in again by itself", async () => {
    sessionStorage.setItem("noren.signed_out", "1");
    await come(withTokens, inLine);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([storedSession(), sent]).toEqual([null, []]);
  });
});

describe("a user in the address", () => {
  const userInfo = btoa(JSON.stringify({ uid: "member", auth_token: "from-the-link" }));
  const link = `/orderFood?storeId=bar&userInfo=${userInfo}`;

  it("is taken out of it before the provider is asked about them, and waited for by whatever needs a session", async () => {
    sessionStorage.setItem("noren.sign_on", "1");
    const { asked } = await come(link, { asks: true });
    expect(await asked).toBe("done");
    expect(sent).toMatchObject([{ path: updateToken.path, address: "?storeId=bar" }]);
    expect(storedSession()?.uid).toBe("member");
  });

  it("is not waited for any longer than their link is good", async () => {
    sessionStorage.setItem("noren.sign_on", "1");
    const { asked, store } = await come(link, { asks: true, code: Code.signatureFailed });
    expect(await asked).toBe("failed");
    expect(store.get(alertAtom)?.title).toBe("This link couldn’t sign you in");
  });
});
