import liff from "@line/liff";
import { LiffMockPlugin } from "@line/liff-mock";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { lineReach } from "#boot/line.ts";
import { lineSdk } from "#liff/sdk.ts";
import { renderPart } from "#parts/testing/renderPart.tsx";
import { someStore } from "#parts/testing/someStore.ts";
import { signInPathAtom } from "#state/account/signInPath.ts";
import { toastsAtom } from "#state/page/alerts.ts";
import { ShareButton } from "./ShareButton.tsx";

const liffId = "1234567890-AbcdEfgh";
const shown = someStore({ store_id: "ramen", name: "Ramen Genji" });
const reach = lineReach(lineSdk(liffId), { liffId, origin: "https://order.example.com" });
type Kept = Record<string, unknown>;
const mock = () => (liff as unknown as { $mock: { set: (change: (kept: Kept) => Kept) => void } }).$mock;
const answer = (said: Kept) => mock().set((kept) => ({ ...kept, ...said }));

/** What the browser is given to pass on, and what it copies. */
function browser(share: ((data: ShareData) => Promise<void>) | undefined) {
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
}

async function tapShare(host: "line" | "browser") {
  const user = userEvent.setup();
  const store = createStore();
  store.set(signInPathAtom, (signInPath) => ({ ...signInPath, host, liffId, reach: async () => reach }));
  await renderPart(<ShareButton shared={{ kind: "store", store: shown, isOffPremises: false }} />, { store });
  await user.click(screen.getByRole("button", { name: "Share" }));
  return { toasts: () => store.get(toastsAtom).map(({ text }) => text) };
}

beforeAll(async () => {
  liff.use(new LiffMockPlugin());
  await liff.init({ liffId, mock: true } as Parameters<typeof liff.init>[0]);
  liff.login();
});
beforeEach(() => {
  answer({ isInClient: true, isApiAvailable: true, isLoggedIn: true, shareTargetPicker: undefined });
});
afterEach(() => {
  vi.restoreAllMocks();
  browser(undefined);
});

describe("in LINE, by its own mock", () => {
  it("a store goes to friends as a card in their chat, and one is told that it went", async () => {
    answer({ shareTargetPicker: { status: "success" } });
    const picker = vi.spyOn(liff, "shareTargetPicker");
    const { toasts } = await tapShare("line");
    await waitFor(() => expect(toasts()).toEqual(["Sent"]));
    expect(JSON.stringify(picker.mock.calls)).toContain(
      `https://liff.line.me/${liffId}/orderFood?storeId=ramen`,
    );
  });

  it("a picker that was closed leaves all as it was", async () => {
    const plain = vi.fn<(data: ShareData) => Promise<void>>();
    browser(plain);
    const picker = vi.spyOn(liff, "shareTargetPicker");
    const { toasts } = await tapShare("line");
    await waitFor(() => expect(picker).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect([toasts(), plain.mock.calls]).toEqual([[], []]);
  });

  it("where it cannot send to friends, the system's sheet passes the permanent link on", async () => {
    answer({ isApiAvailable: false });
    const plain = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
    browser(plain);
    await tapShare("line");
    await waitFor(() => expect(plain).toHaveBeenCalled());
    expect(plain.mock.calls[0]?.[0].url).toBe(`https://liff.line.me/${liffId}/orderFood?storeId=ramen`);
  });
});

describe("elsewhere", () => {
  it("the system's sheet passes the plain address on", async () => {
    const plain = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
    browser(plain);
    await tapShare("browser");
    await waitFor(() => expect(plain).toHaveBeenCalled());
    expect(plain.mock.calls[0]?.[0]).toMatchObject({
      title: "Ramen Genji",
      url: `${window.location.origin}/orderFood?storeId=ramen`,
    });
  });

  it("without such a sheet, or where it may not be opened, the link is copied, and one is told", async () => {
    browser(() => Promise.reject(new DOMException("not here", "NotAllowedError")));
    const { toasts } = await tapShare("browser");
    await waitFor(() => expect(toasts()).toEqual(["Copied"]));
    expect(await navigator.clipboard.readText()).toContain("/orderFood?storeId=ramen");
  });

  it("a sheet that was closed is no trouble", async () => {
    const plain = vi.fn<(data: ShareData) => Promise<void>>(() =>
      Promise.reject(new DOMException("closed", "AbortError")),
    );
    browser(plain);
    const { toasts } = await tapShare("browser");
    await waitFor(() => expect(plain).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(toasts()).toEqual([]);
  });
});
