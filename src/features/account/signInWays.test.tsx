import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { useLocation } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { someUser } from "#boot/testing/session.ts";
import { updateToken } from "#contract/calls/session.ts";
import type { Trouble } from "#net/answer.ts";
import { useSignOut } from "#parts/account/SignOutButton.tsx";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { hasSignedOut } from "#state/account/forgetPlatforms.ts";
import { plainReach } from "#state/account/hostCapabilities.ts";
import { sessionAtom, storedSession } from "#state/account/session.ts";
import { lineTroubleAtom, type SignInPath, signInPathAtom } from "#state/account/signInPath.ts";
import { typedCardAtom } from "#state/payments/chosenMeans.ts";
import { useTakeSession } from "./afterSignIn.ts";
import { useLineSignIn, useSignInWays, useWeChatSignIn } from "./signInWays.tsx";

function pathOf(said: Partial<SignInPath>): SignInPath {
  return {
    host: "browser",
    backOrigins: [],
    platforms: ["line"],
    liffId: null,
    signIn: async () => "failed",
    silently: async () => "failed",
    lineToken: async () => null,
    reach: async () => plainReach,
    ...said,
  };
}

function Panel({ callback = null }: { readonly callback?: string | null }) {
  const { ways, lineTrouble } = useSignInWays();
  const line = useLineSignIn();
  const wechat = useWeChatSignIn();
  const signOut = useSignOut();
  const takeSession = useTakeSession();
  const { pathname, search } = useLocation();
  const moved = { orders: 0, cart_lines: 0, coupons: 0, addresses: 0 };
  return (
    <>
      <p>{[...ways, lineTrouble ?? "well"].join(" ")}</p>
      <p>Here: {pathname + search}</p>
      <p>LINE: {line.state}</p>
      <button type="button" onClick={() => void line.signIn(callback)}>
        Use LINE
      </button>
      <button type="button" onClick={() => void wechat.signIn(callback)}>
        Use WeChat
      </button>
      <button type="button" onClick={() => void signOut()}>
        Sign out
      </button>
      <button type="button" onClick={() => takeSession({ ...someUser(), kind: "member", is_new: 1, moved })}>
        Take
      </button>
    </>
  );
}

async function open(
  signInPath: Partial<SignInPath>,
  callback: string | null = null,
  trouble: Trouble = "unreachable",
) {
  const store = createStore();
  store.set(signInPathAtom, pathOf(signInPath));
  const view = await renderPart(<Panel callback={callback} />, {
    address: "/loginInput?x=1",
    store,
    rules: [on(updateToken, () => ({ trouble }))],
  });
  return { ...view, user: userEvent.setup() };
}

describe("the ways to sign in", () => {
  it.each([
    ["line", ["line"], "line password visitor"],
    ["line", [], "password visitor"],
    ["wechat", ["line", "wechat"], "wechat password visitor"],
    ["wechat", ["line"], "password visitor"],
    ["browser", ["line", "wechat"], "line password visitor"],
    ["browser", [], "password visitor"],
  ] as const)("in %s with %j begin with the right one", async (host, platforms, ways) => {
    await open({ host, platforms });
    expect(screen.getByText(`${ways} well`)).toBeDefined();
  });

  it("say what is wrong with LINE", async () => {
    const { store } = await open({});
    act(() => store.set(lineTroubleAtom, "other_browser"));
    expect(screen.getByText("line password visitor other_browser")).toBeDefined();
  });
});

describe("signing in by a platform", () => {
  it("goes on to where one was going, once it is done", async () => {
    const signIn = vi.fn<SignInPath["signIn"]>().mockResolvedValue("done");
    const { user } = await open({ signIn }, "/orderFood?storeId=bar&tableId=T1");
    await user.click(screen.getByText("Use LINE"));
    expect(signIn).toHaveBeenCalledWith("line", "/orderFood?storeId=bar&tableId=T1", "sign_in");
    expect(await screen.findByText("Here: /orderFood?storeId=bar&tableId=T1")).toBeDefined();
  });

  it("is led on by the root where nothing else was asked for, and never to a stranger's", async () => {
    const signIn = vi.fn<SignInPath["signIn"]>().mockResolvedValue("done");
    const { user } = await open({ signIn }, "https://evil.example/orderFood");
    await user.click(screen.getByText("Use WeChat"));
    expect(signIn).toHaveBeenCalledWith("wechat", "/", "sign_in");
    expect(await screen.findByText("Here: /")).toBeDefined();
  });

  it("leaves once, however often one taps, and can be begun again after the way back", async () => {
    const signIn = vi.fn<SignInPath["signIn"]>().mockResolvedValue("leaving");
    const { user } = await open({ signIn });
    await user.click(screen.getByText("Use LINE"));
    await user.click(screen.getByText("Use LINE"));
    expect(signIn).toHaveBeenCalledTimes(1);
    act(() => {
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    });
    expect(screen.getByText("LINE: ready")).toBeDefined();
  });

  it.each([
    ["is refused", () => Promise.resolve("failed" as const)],
    ["breaks", () => Promise.reject(new TypeError("no chunk"))],
  ])("that %s says so, and can be tried again", async (_name, signIn) => {
    const { user } = await open({ signIn });
    await user.click(screen.getByText("Use LINE"));
    expect(await screen.findByText("LINE: failed")).toBeDefined();
  });
});

describe("a session", () => {
  it("that is taken is kept without anything else about the member", async () => {
    const { user } = await open({});
    await user.click(screen.getByText("Take"));
    expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual(someUser());
  });

  it.each(["unreachable", "offline"] as const)(
    "that is signed out is forgotten though the provider is %s; the cart stays",
    async (trouble) => {
      localStorage.setItem("cart.bar", "[]");
      localStorage.setItem("user", JSON.stringify(someUser()));
      const contact = { uid: "u1", name: "Hana", phone: "09012345678", email: "hana@example.com" };
      const draft = { remark: "No ice", contact, address_id: "home", companyName: "Hana Ltd" };
      localStorage.setItem("noren.drafts", JSON.stringify({ "bar//cart3": draft }));
      localStorage.setItem("LIFF_STORE:1-a:accessToken", '"of LINE"');
      const { user, sentTo, store } = await open({}, null, trouble);
      await user.click(screen.getByText("Sign out"));
      expect([store.get(sessionAtom), storedSession()]).toEqual([null, null]);
      expect(sentTo(updateToken)).toMatchObject([
        { request: { uid: "u1", auth_token: "token-1", is_sign_out: 1 } },
      ]);
      expect(Object.keys(localStorage).toSorted()).toEqual(["cart.bar", "noren.drafts"]);
      expect(localStorage.getItem("noren.drafts")).toMatch(/No ice/);
      expect(localStorage.getItem("noren.drafts")).not.toMatch(/hana|home|0901234/i);
      expect(hasSignedOut()).toBe(true);
    },
  );

  it("that is signed out takes along the card that was typed before it began", async () => {
    const { user, store } = await open({});
    const card = { token: "tok_1234567890", brand: "visa", last4: "4242", valid_period: "12/40" } as const;
    store.set(typedCardAtom, { card, isSaved: false });
    store.set(sessionAtom, someUser());
    expect(store.get(typedCardAtom)).not.toBeNull();
    await user.click(screen.getByText("Sign out"));
    store.set(sessionAtom, someUser({ uid: "u2" }));
    expect(store.get(typedCardAtom)).toBeNull();
  });

  it("that another tab ends or begins is this tab's too", async () => {
    const { store } = await open({});
    const stop = store.sub(sessionAtom, () => {});
    const say = (user: object | null) => {
      if (user) localStorage.setItem("user", JSON.stringify(user));
      else localStorage.removeItem("user");
      window.dispatchEvent(new StorageEvent("storage", { key: "user" }));
    };
    say(someUser({ uid: "u2" }));
    expect(store.get(sessionAtom)?.uid).toBe("u2");
    say(null);
    expect(store.get(sessionAtom)).toBeNull();
    stop();
  });
});
