import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { useLocation } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { someUser } from "#boot/testing/session.ts";
import { bindAuth, memberInfo } from "#contract/calls/member.ts";
import { noneRegister, updateToken } from "#contract/calls/session.ts";
import * as Code from "#contract/codes.ts";
import { on, renderPart, type Reply } from "#parts/testing/renderPart.tsx";
import { storedSession } from "#state/account/session.ts";
import {
  type LineTrouble,
  lineTroubleAtom,
  type SignInPath,
  signInPathAtom,
} from "#state/account/signInPath.ts";
import { keepVisit } from "#state/orders/keepVisit.ts";
import { alertAtom, toastsAtom } from "#state/page/alerts.ts";
import { placeAtom } from "#state/page/pageState.ts";
import LoginInputScreen from "./LoginInputScreen.tsx";
import { someProfile } from "./testing/someMember.ts";

function Here() {
  const { pathname, search } = useLocation();
  return <p>Here: {pathname + search}</p>;
}

interface Opening {
  readonly callback?: string;
  readonly needs?: string;
  readonly visitor?: Reply<typeof noneRegister>;
  readonly profile?: Reply<typeof memberInfo>;
  readonly signInPath?: Partial<SignInPath>;
  readonly trouble?: LineTrouble;
}

async function open(opening: Opening = {}) {
  const { callback, needs, visitor, profile, signInPath, trouble } = opening;
  const store = createStore();
  store.set(signInPathAtom, { ...store.get(signInPathAtom), ...signInPath });
  store.set(lineTroubleAtom, trouble ?? null);
  const view = await renderPart(
    <>
      <LoginInputScreen query={{ callback, needs }} />
      <Here />
    </>,
    {
      address: "/loginInput",
      texts: ["account"],
      store,
      rules: [
        on(noneRegister, () => visitor ?? { data: someUser() }),
        on(memberInfo, () => profile ?? { code: Code.notSignedIn }),
        on(bindAuth, () => ({ data: someProfile() })),
        on(updateToken, () => ({ data: someUser() })),
      ],
    },
  );
  return { ...view, user: userEvent.setup() };
}

const signedIn = () => localStorage.setItem("user", JSON.stringify(someUser()));
const visitor = () => screen.getByText("Continue without an account");
const buttons = () =>
  within(screen.getByRole("main"))
    .getAllByRole("listitem")
    .map((item) => item.querySelector("button, a")?.textContent?.trim());

describe("going on as a visitor", () => {
  it("needs no account, and leads back to where one came from", async () => {
    const { user } = await open({ callback: "/orderFood?storeId=bar&tableId=T1" });
    await user.click(visitor());
    expect(await screen.findByText("Here: /orderFood?storeId=bar&tableId=T1")).toBeDefined();
    expect(storedSession()).toEqual(someUser());
  });

  it("leads to the menu of the store that one is in, where one came from nowhere", async () => {
    const { user, store } = await open();
    store.set(placeAtom, { store_id: "bar", table_id: "T1", isHere: false });
    await user.click(visitor());
    expect(await screen.findByText("Here: /orderFood?storeId=bar&tableId=T1")).toBeDefined();
  });

  it.each(["//evil.example", "https://evil.example", "/loginInput", "javascript:alert(1)"])(
    "never leads on to %s, but home",
    async (callback) => {
      const { user } = await open({ callback });
      await user.click(visitor());
      expect(await screen.findByText("Here: /home")).toBeDefined();
    },
  );

  it("from nowhere waits for no session: home stands at once, whatever the network does", async () => {
    const { user, store } = await open({ visitor: { trouble: "unreachable" } });
    await user.click(visitor());
    expect(await screen.findByText("Here: /home")).toBeDefined();
    expect(store.get(toastsAtom)).toEqual([]);
  });

  it("from nowhere makes one a visitor beside, so that the root asks no second time", async () => {
    const { user } = await open();
    await user.click(visitor());
    expect(await screen.findByText("Here: /home")).toBeDefined();
    await waitFor(() => expect(storedSession()).toEqual(someUser()));
  });

  it("leads back to the table that one sits at, where one came from nowhere", async () => {
    keepVisit({ store_id: "bar", table_id: "T1" });
    const { user } = await open({ visitor: { trouble: "unreachable" } });
    await user.click(visitor());
    expect(await screen.findByText("Here: /orderFood?storeId=bar&tableId=T1")).toBeDefined();
  });

  it.each([
    ["who came from nowhere", {}, true],
    ["whose order takes a session", { callback: "/submitOrder?storeId=bar", needs: "session" }, true],
    ["whom the store wants at a table", { callback: "/orderFood?storeId=bar", needs: "table" }, true],
    ["who came to sign in", { callback: "/user" }, false],
  ] as const)("is the first and main choice of %s: %#", async (_, opening, isFirst) => {
    await open(opening);
    const [first] = buttons();
    expect(first === "Continue without an account").toBe(isFirst);
    expect(visitor().closest("button")?.dataset["kind"]).toBe(isFirst ? "primary" : "quiet");
  });

  it("registers nobody twice", async () => {
    signedIn();
    const { user, sentTo } = await open({ callback: "/orderFood?storeId=bar" });
    await user.click(await screen.findByText("Continue without an account"));
    expect(await screen.findByText("Here: /orderFood?storeId=bar")).toBeDefined();
    expect(sentTo(noneRegister)).toHaveLength(0);
  });

  it("that fails says so, and can be tried again", async () => {
    const { user } = await open({ callback: "/orderFood?storeId=bar", visitor: { trouble: "unreachable" } });
    await user.click(visitor());
    expect((await screen.findByRole("alert")).textContent).toContain("Sign-in failed");
    expect(screen.getByText("Here: /loginInput")).toBeDefined();
  });
});

describe("the ways to sign in", () => {
  it.each([
    ["line", ["line"], ["Log in with LINE", "Sign in by phone", "Continue without an account"]],
    ["wechat", ["wechat"], ["Sign in with WeChat", "Sign in by phone", "Continue without an account"]],
    ["browser", ["line"], ["Log in with LINE", "Sign in by phone", "Continue without an account"]],
    ["browser", [], ["Sign in by phone", "Continue without an account"]],
  ] as const)("begin in %s with the right one", async (host, platforms, names) => {
    await open({ callback: "/user", signInPath: { host, platforms } });
    expect(buttons()).toEqual(names);
  });

  it("keep where one was going", async () => {
    await open({ callback: "/orderFood?storeId=bar" });
    const byPhone = screen.getByText("Sign in by phone").closest("a");
    expect(byPhone?.getAttribute("href")).toBe("/login?callback=%2ForderFood%3FstoreId%3Dbar");
    const register = screen.getByText("Register").closest("a");
    expect(register?.getAttribute("href")).toBe("/register?callback=%2ForderFood%3FstoreId%3Dbar");
  });

  it.each([
    ["unreachable", /couldn’t reach LINE/],
    ["cancelled", /canceled/],
    ["other_browser", /another browser/],
  ] as const)("say that LINE is %s, and stay usable", async (trouble, words) => {
    await open({ signInPath: { platforms: ["line"] }, trouble });
    expect(screen.getByRole("status").textContent).toMatch(words);
    expect(screen.getByText("Log in with LINE")).toBeDefined();
    expect(visitor()).toBeDefined();
  });

  it("by LINE that fails says so", async () => {
    const { user } = await open({ signInPath: { platforms: ["line"], signIn: async () => "failed" } });
    await user.click(screen.getByText("Log in with LINE"));
    expect((await screen.findByRole("alert")).textContent).toContain("Sign-in failed");
  });

  it("by LINE whose code does not come says once that LINE cannot be reached", async () => {
    const { user } = await open({
      signInPath: { platforms: ["line"], signIn: () => Promise.reject(new Error()) },
    });
    await user.click(screen.getByText("Log in with LINE"));
    expect((await screen.findByRole("status")).textContent).toContain("couldn’t reach LINE");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("who is signed in already", () => {
  it("is named, and goes on to where they were going", async () => {
    signedIn();
    const { user } = await open({ callback: "/orderFood?storeId=bar", profile: { data: someProfile() } });
    expect(await screen.findByText("Hello, Hana")).toBeDefined();
    expect(screen.getByText(/090-1234-5678/)).toBeDefined();
    await user.click(screen.getByText("Continue"));
    expect(await screen.findByText("Here: /orderFood?storeId=bar")).toBeDefined();
  });

  it("signs out only after having said so twice", async () => {
    signedIn();
    const { user, store } = await open({ profile: { data: someProfile() } });
    await user.click(await screen.findByText("Sign out"));
    expect(storedSession()).not.toBeNull();
    store.get(alertAtom)?.onClose?.();
    await waitFor(() => expect(storedSession()).toBeNull());
    expect(await screen.findByText("Sign in by phone")).toBeDefined();
  });

  it("can link the account with LINE, and is told when that is another member's", async () => {
    signedIn();
    const signIn = vi.fn<SignInPath["signIn"]>().mockResolvedValue("taken");
    const { user } = await open({
      signInPath: { platforms: ["line"], signIn },
      profile: { data: someProfile() },
    });
    await user.click(await screen.findByText("Link with LINE"));
    expect(signIn).toHaveBeenCalledWith("line", "/loginInput", "link");
    expect((await screen.findByRole("alert")).textContent).toContain("linked to another member");
  });

  it("ends a link only after having said so twice", async () => {
    signedIn();
    const { user, store, sentTo } = await open({ profile: { data: someProfile({ platforms: ["line"] }) } });
    await user.click(await screen.findByText("Linked with LINE"));
    expect(sentTo(bindAuth)).toHaveLength(0);
    store.get(alertAtom)?.onClose?.();
    await waitFor(() =>
      expect(sentTo(bindAuth)).toMatchObject([{ request: { action: "unlink", platform: "line" } }]),
    );
  });

  it("is offered to sign in when nobody can say who it is", async () => {
    signedIn();
    await open({ profile: { trouble: "unreachable" } });
    expect(await screen.findByText("Sign in by phone")).toBeDefined();
  });

  it("as a visitor is told that nothing gets lost by signing in", async () => {
    signedIn();
    await open({ profile: { data: someProfile({ kind: "visitor", nickname: "", phone: null }) } });
    expect(await screen.findByText("Your cart and orders will come with you.")).toBeDefined();
  });
});

describe("the way into LINE's own app", () => {
  const liffId = "1234567890-AbcdEfgh";
  const link = () => screen.queryByRole("link", { name: "Open in the LINE app" });

  it("leads from an outside browser to the very screen", async () => {
    await open({ callback: "/orderFood?storeId=ramen", signInPath: { platforms: ["line"], liffId } });
    expect(link()?.getAttribute("href")).toBe(`https://liff.line.me/${liffId}/orderFood?storeId=ramen`);
  });

  it("carries no address of another's", async () => {
    await open({ callback: "https://evil.example/", signInPath: { platforms: ["line"], liffId } });
    expect(link()?.getAttribute("href")).toBe(`https://liff.line.me/${liffId}`);
  });

  it("is not offered where one is there, nor without an app of the operator's", async () => {
    await open({ signInPath: { host: "line", platforms: ["line"], liffId } });
    expect(link()).toBeNull();
  });
});
