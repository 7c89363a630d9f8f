import { createStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { localeAtom } from "#state/page/choices.ts";
import { installOfferAtom } from "#state/page/deviceSettings.ts";
import { offerInstall } from "./offerInstall.ts";

// @vitest-environment jsdom
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

function open({ userAgent = "Chrome/150", isStandalone = false } = {}) {
  vi.spyOn(window.navigator, "userAgent", "get").mockReturnValue(userAgent);
  vi.stubGlobal("matchMedia", () => ({ matches: isStandalone }));
  const store = createStore();
  offerInstall(store, window);
  return store;
}
const manifest = () => document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.getAttribute("href");

function offered(outcome: "accepted" | "dismissed") {
  const prompt = vi.fn<() => Promise<{ outcome: typeof outcome }>>().mockResolvedValue({ outcome });
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return { event, prompt };
}

beforeEach(() => document.head.replaceChildren());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the app on the device's first screen", () => {
  it("is called as the customer's language calls it, and changes its name with it", () => {
    const store = open();
    store.set(localeAtom, "ja");
    expect(manifest()).toBe("/manifests/ja.webmanifest");
    store.set(localeAtom, "zh-tw");
    expect(manifest()).toBe("/manifests/zh-tw.webmanifest");
  });

  it.each([
    ["accepted", true],
    ["dismissed", false],
  ] as const)(
    "is offered by no banner, and asked for once by whoever wants it (%s)",
    async (outcome, isAccepted) => {
      const store = open();
      expect(store.get(installOfferAtom)).toBeNull();
      const { event, prompt } = offered(outcome);
      expect([event.defaultPrevented, prompt.mock.calls]).toEqual([true, []]);
      const offer = store.get(installOfferAtom);
      expect(offer?.kind === "ask" && (await offer.ask())).toBe(isAccepted);
      expect([prompt.mock.calls.length, store.get(installOfferAtom)]).toEqual([1, null]);
      offered(outcome);
      expect(store.get(installOfferAtom)?.kind).toBe("ask");
      window.dispatchEvent(new Event("appinstalled"));
      expect(store.get(installOfferAtom)).toBeNull();
    },
  );

  it.each([
    ["Safari on an iPhone", `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`, "guide"],
    ["another app's inner browser there", `${IPHONE} Mobile/15E148 Instagram 400.0`, undefined],
    ["a desktop's browser", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15", undefined],
  ])("in %s is found by the browser's menu, where that has it", (_name, userAgent, kind) => {
    expect(open({ userAgent }).get(installOfferAtom)?.kind).toBe(kind);
  });

  it("where it is already is offered no more, and learns what has changed of it", () => {
    const store = open({ isStandalone: true, userAgent: `${IPHONE} Version/18.6 Safari/604.1` });
    offered("accepted");
    expect([store.get(installOfferAtom), manifest()]).toEqual([null, "/manifests/ja.webmanifest"]);
  });
});
