import { createStore } from "jotai";
import { afterEach, describe, expect, it, vi } from "vitest";
import { redirectAllowance, takeSignOnMark } from "#boot/redirects.ts";
import { alertAtom } from "#state/page/alerts.ts";
import { startTexts } from "#text/instance.ts";
import { reactionContext } from "./reactionContext.ts";

// @vitest-environment jsdom
const HERE = "/submitOrder?storeId=bar&tableId=T1.1.sig";
const ended = { title: "Your sign-in has ended", text: "Again", button: "Sign in" };
const words = { title: "Please sign in", text: "Kept", button: "Sign in" };

function stand({ here = HERE, storage = () => sessionStorage } = {}) {
  const store = createStore();
  const i18n = startTexts("en", { common: {}, signIn: { needed: words, ended, later: "Later" } });
  const navigate = vi.fn<(to: string) => void>();
  const led = vi.fn<(target: string) => void>();
  const tapped = vi.fn<(target: string) => void>();
  const redirects = redirectAllowance({ storage, now: () => 0, assign: led });
  const mend = async () => ({ kind: "mended" }) as const;
  const surroundings = { store, navigate, t: i18n.t, i18n, mend, redirects, assign: tapped, here };
  return {
    context: reactionContext(surroundings),
    store,
    navigate,
    led,
    tapped,
    alert: () => store.get(alertAtom),
  };
}

afterEach(() => sessionStorage.clear());

describe("the sign-in page", () => {
  it("is gone to once by itself, with the way back, and what the store asks for", async () => {
    const { context, navigate } = stand();
    await context.toSignIn("table");
    expect(navigate).toHaveBeenCalledExactlyOnceWith(
      `/loginInput?${new URLSearchParams({ callback: HERE, needs: "table" })}`,
    );
  });

  it.each([
    [HERE, "session"],
    ["/cardList", null],
  ])("from %s is asked for an account only where it takes one", async (here, needs) => {
    const { context, navigate } = stand({ here });
    await context.toSignIn(null);
    const query = new URLSearchParams({ callback: here, ...(needs && { needs }) });
    expect(navigate).toHaveBeenCalledExactlyOnceWith(`/loginInput?${query}`);
  });

  it("is offered after that, and gone to by a tap", async () => {
    const { context, navigate, alert } = stand();
    await context.toSignIn(null);
    await context.toSignIn(null);
    expect(navigate).toHaveBeenCalledTimes(1);
    expect(alert()).toMatchObject({ ...words, refuse: "Later" });
    alert()?.onClose?.();
    expect(navigate).toHaveBeenCalledTimes(2);
  });

  it.each(["/loginInput?callback=%2Fuser", "/login?mode=forgot", "/register"])(
    "is not gone to from %s, and says nothing there",
    async (here) => {
      const { context, navigate, alert } = stand({ here });
      await context.toSignIn(null);
      expect([navigate.mock.calls, alert()]).toEqual([[], null]);
    },
  );
});

describe("signing in again", () => {
  it.each([
    ["our page", null, `/loginInput?${new URLSearchParams({ callback: HERE })}`],
    [
      "our page, where the operator's has no address",
      "javascript:alert(1)",
      `/loginInput?${new URLSearchParams({ callback: HERE })}`,
    ],
  ])("is offered on %s to who asked for nothing, and gone to by a tap alone", async (_name, url, to) => {
    const { context, navigate, alert } = stand();
    await context.offerSignIn(null, url);
    expect(navigate).not.toHaveBeenCalled();
    expect(alert()).toMatchObject({ ...ended, refuse: "Later" });
    alert()?.onClose?.();
    expect(navigate).toHaveBeenCalledExactlyOnceWith(to);
  });

  it("is offered on the operator's page, whose answer is then expected", async () => {
    const { context, led, tapped, alert } = stand();
    await context.offerSignIn(null, "https://sso.example/login");
    alert()?.onClose?.();
    expect(led).not.toHaveBeenCalled();
    expect(tapped.mock.calls[0]?.[0]).toContain("https://sso.example/login?back_url=");
    expect(takeSignOnMark()).toBe(true);
  });
});

describe("the operator's sign-on page", () => {
  it("is led to with the address to come back to, and who comes back is expected", async () => {
    const { context, led } = stand();
    await context.toSingleSignOn("https://sso.example/login?client=noren");
    const target = new URL(led.mock.calls[0]?.[0] ?? "");
    expect(target.origin + target.pathname).toBe("https://sso.example/login");
    expect(target.searchParams.get("client")).toBe("noren");
    expect(target.searchParams.get("back_url")).toBe(`${window.location.origin}${HERE}`);
    expect(takeSignOnMark()).toBe(true);
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "http://", "https://[broken"])(
    "at %s is no page: the customer signs in on ours",
    async (url) => {
      const { context, led, navigate } = stand();
      await context.toSingleSignOn(url);
      expect(led).not.toHaveBeenCalled();
      expect(navigate.mock.calls[0]?.[0]).toMatch(/^\/loginInput/);
    },
  );

  it("is led to by a tap where the app may not lead there by itself", async () => {
    const storage = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    const { context, led, tapped, alert } = stand({ storage });
    await context.toSingleSignOn("https://sso.example/login");
    expect([led.mock.calls, tapped.mock.calls]).toEqual([[], []]);
    alert()?.onClose?.();
    expect(tapped.mock.calls[0]?.[0]).toMatch(/^https:\/\/sso\.example\/login\?back_url=/);
  });
});
