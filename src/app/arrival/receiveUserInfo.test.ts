import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createServices } from "#app/createServices.ts";
import { gatedHistory } from "#app/historyGate.ts";
import { cleanAddress, readArrival } from "#boot/arrival.ts";
import { markSignOn } from "#boot/redirects.ts";
import { fakeSend, outOfReach, refusedWith, someUser } from "#boot/testing/session.ts";
import { updateToken } from "#contract/calls/session.ts";
import * as Code from "#contract/codes.ts";
import { storedSession } from "#state/account/session.ts";
import { alertAtom } from "#state/page/alerts.ts";
import { startTexts } from "#text/instance.ts";
import { receiveUserInfo } from "./receiveUserInfo.ts";

// @vitest-environment jsdom
const offered = btoa(JSON.stringify({ uid: "linked", auth_token: "from-the-link" }));
const confirmed = someUser({ uid: "linked", auth_token: "new" });
const texts = startTexts("en", { common: {} });
const asksTheCustomer = Promise.withResolvers<never>().promise;

function receive(replies: Parameters<typeof fakeSend>[0]) {
  const services = createServices("en", "", () => asksTheCustomer);
  const { send, asked } = fakeSend(replies);
  const { search, userInfo } = readArrival("", window.location.search, false);
  cleanAddress(window, search);
  const { pathname } = window.location;
  const first = { pathname, search, hash: "", state: null, key: "first" };
  const history = gatedHistory(first as Parameters<typeof gatedHistory>[0]);
  if (userInfo !== null) {
    history.open();
    void receiveUserInfo(userInfo, { services: { ...services, send }, texts, history });
  }
  return { store: services.store, asked, history };
}
const granted = { [updateToken.path]: { ok: true, data: confirmed } } as const;

beforeEach(() => {
  window.history.replaceState({ idx: 3 }, "", `/orderFood?storeId=bar&userInfo=${offered}#dish`);
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("a user in the address", () => {
  it("is taken out of it before anything else, all else kept", () => {
    receive(granted);
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      "/orderFood?storeId=bar#dish",
    );
    expect(window.history.state).toEqual({ idx: 3 });
  });

  it("is adopted where this tab had left to sign on, once", async () => {
    markSignOn();
    receive(granted);
    await vi.waitFor(() => expect(storedSession()).toEqual(confirmed));
    expect(sessionStorage).toHaveLength(0);
  });

  it("is asked about where nobody had left, and the token stays where it is until then", async () => {
    const { store, asked } = receive(granted);
    await vi.waitFor(() => expect(store.get(alertAtom)).not.toBeNull());
    expect([asked, storedSession()]).toEqual([[], null]);
    store.get(alertAtom)?.onRefuse?.();
    await Promise.resolve();
    expect([asked, storedSession()]).toEqual([[], null]);
  });

  it("is adopted when the customer says yes", async () => {
    const { store } = receive(granted);
    await vi.waitFor(() => expect(store.get(alertAtom)).not.toBeNull());
    store.get(alertAtom)?.onClose?.();
    await vi.waitFor(() => expect(storedSession()).toEqual(confirmed));
  });

  it.each([
    ["whose token does not pass", 102, offered, "expired or was already used"],
    ["whose token has ended", 20001, offered, "expired or was already used"],
    ["that cannot be read", 102, "%%%", "incomplete or incorrect"],
  ])("%s is told so, with the way to sign in and back", async (_, code, userInfo, words) => {
    markSignOn();
    window.history.replaceState(null, "", `/orderFood?storeId=bar&userInfo=${userInfo}`);
    const { store, history } = receive({ [updateToken.path]: refusedWith(code) });
    await vi.waitFor(() => expect(store.get(alertAtom)?.title).toBe("This link couldn’t sign you in"));
    expect(store.get(alertAtom)).toMatchObject({ button: "Sign in", refuse: "Later" });
    expect(store.get(alertAtom)?.text).toContain(words);
    store.get(alertAtom)?.onClose?.();
    expect(history.get().location.search).toBe("?callback=%2ForderFood%3FstoreId%3Dbar");
    expect(storedSession()).toBeNull();
  });

  it("who is signed in as someone else hears of a broken link that nothing has changed", async () => {
    localStorage.setItem("user", JSON.stringify(someUser()));
    window.history.replaceState(null, "", "/orderFood?storeId=bar&userInfo=%%%");
    const { store } = receive({});
    await vi.waitFor(() => expect(store.get(alertAtom)?.text).toContain("You’re still signed in"));
    expect(store.get(alertAtom)?.refuse).toBeUndefined();
  });

  it.each([
    [
      "too many have asked",
      refusedWith(Code.tooManyRequests, "Please try again in 30 seconds."),
      "in 30 seconds",
    ],
    ["a code says nothing of the token", refusedWith(Code.unexpectedFailure), "busy"],
    ["the provider is in trouble", { ok: false, kind: "server" } as const, "busy"],
    ["the network broke", outOfReach, "Check your connection"],
  ])("where %s the link is not called broken, and a tap tries it once more", async (_, failure, words) => {
    const failures = [failure];
    const { store, asked } = receive({
      [updateToken.path]: () => failures.pop() ?? granted[updateToken.path],
    });
    await vi.waitFor(() => expect(store.get(alertAtom)).not.toBeNull());
    store.get(alertAtom)?.onClose?.();
    await vi.waitFor(() => expect(store.get(alertAtom)?.title).toBe("We couldn’t check your sign-in"));
    expect(store.get(alertAtom)?.text).toContain(words);
    expect([store.get(alertAtom)?.button, storedSession()]).toEqual(["Try again", null]);
    store.get(alertAtom)?.onClose?.();
    await vi.waitFor(() => expect(storedSession()).toEqual(confirmed));
    expect(asked).toHaveLength(2);
  });

  it("is not looked for where there is none", () => {
    window.history.replaceState(null, "", "/orderFood?storeId=bar");
    const replace = vi.spyOn(window.history, "replaceState");
    receive({});
    expect(replace).not.toHaveBeenCalled();
    replace.mockRestore();
  });
});
