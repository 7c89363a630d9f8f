// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { updateToken } from "#contract/calls/session.ts";
import { fakeSend, refusedWith } from "#boot/testing/fakeSend.ts";
import { someUser } from "#boot/testing/session.ts";
import { markSignOn } from "#boot/signOnMark.ts";
import { readArrival } from "#boot/arrival.ts";
import { cleanAddress } from "#boot/cleanAddress.ts";
import { alertAtom } from "#state/alert.ts";
import { storedSession } from "#state/session.ts";
import { toastsAtom } from "#state/toasts.ts";
import { startTexts } from "#text/instance.ts";
import { createServices } from "./createServices.ts";
import { receiveUserInfo } from "./receiveUserInfo.ts";

const offered = btoa(JSON.stringify({ uid: "linked", auth_token: "from-the-link" }));
const confirmed = someUser({ uid: "linked", auth_token: "new" });
const texts = startTexts("en", { common: { session: { brokenLink: "Broken", unreachable: "Away" } } });
const asksTheCustomer = Promise.withResolvers<never>().promise;

function receive(replies: Parameters<typeof fakeSend>[0]) {
  const services = createServices("en", "", () => asksTheCustomer);
  const { send, asked } = fakeSend(replies);
  const { search, userInfo } = readArrival("", window.location.search, false);
  cleanAddress(window, search);
  if (userInfo !== null) void receiveUserInfo(userInfo, { ...services, send }, texts);
  return { store: services.store, asked };
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
    markSignOn(() => sessionStorage);
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

  it("whose token does not pass, or that cannot be read, is told as a broken link", async () => {
    markSignOn(() => sessionStorage);
    const refused = receive({ [updateToken.path]: refusedWith(102) });
    await vi.waitFor(() =>
      expect(refused.store.get(toastsAtom)).toMatchObject([{ text: "Broken", tone: "bad" }]),
    );
    window.history.replaceState(null, "", "/orderFood?userInfo=%%%");
    const broken = receive({});
    await vi.waitFor(() => expect(broken.store.get(toastsAtom)).toMatchObject([{ text: "Broken" }]));
    expect(storedSession()).toBeNull();
  });

  it("is not looked for where there is none", () => {
    window.history.replaceState(null, "", "/orderFood?storeId=bar");
    const replace = vi.spyOn(window.history, "replaceState");
    receive({});
    expect(replace).not.toHaveBeenCalled();
    replace.mockRestore();
  });
});
