import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore, useAtomValue } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderPart } from "#parts/testing/renderPart.tsx";
import { isSlowAtom } from "#state/page/pageState.ts";
import { SlowOffer } from "./SlowOffer.tsx";
import { noticeSlowness } from "./lowData.ts";
import { pictureInsteadAtom } from "./pictureInsteadAtom.ts";

// @vitest-environment jsdom
let report: (entries: readonly object[]) => void;
beforeEach(() => {
  localStorage.clear();
  document.cookie = "low_data=; Max-Age=0; Path=/";
  Object.assign(navigator, { connection: { effectiveType: "4g" } });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(told: (list: { getEntries: () => readonly object[] }) => void) {
        report = (entries) => told({ getEntries: () => entries });
      }
      observe() {}
      disconnect() {}
    },
  );
});
const noticing = () => {
  const store = createStore();
  noticeSlowness(store);
  return store;
};
const menu = { name: "http://noren.test/order/store/goodlist", initiatorType: "fetch" };

describe("a slow network", () => {
  it("is known by the device, by a picture or by a call that took long; not by a wait for messages", () => {
    const store = noticing();
    report([
      { ...menu, duration: 900 },
      { name: "http://messages.test/v2/subscribe/x", initiatorType: "fetch", duration: 300_000 },
    ]);
    expect(store.get(isSlowAtom)).toBe(false);
    report([{ ...menu, duration: 6_000 }]);
    expect(store.get(isSlowAtom)).toBe(true);
    Object.assign(navigator, { connection: { effectiveType: "2g" } });
    expect(noticing().get(isSlowAtom)).toBe(true);
  });

  it("is answered by one tap, from then on without pictures and without the question", async () => {
    const store = noticing();
    report([{ ...menu, duration: 6_000 }]);
    await renderPart(<Offered />, { texts: ["slow"], store });
    await userEvent.click(screen.getByRole("button", { name: "Use less data" }));
    await vi.waitFor(() => expect(store.get(pictureInsteadAtom)).not.toBeNull());
    expect(localStorage.getItem("low_data")).toBe("on");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is not asked about again once the offer was refused", async () => {
    const store = noticing();
    report([{ ...menu, duration: 6_000 }]);
    await renderPart(<Offered />, { texts: ["slow"], store });
    await userEvent.click(screen.getByRole("button", { name: "Not now" }));
    expect(store.get(pictureInsteadAtom)).toBeNull();
    Object.assign(navigator, { connection: { effectiveType: "2g" } });
    expect(noticing().get(isSlowAtom)).toBe(false);
  });
});

function Offered() {
  return useAtomValue(isSlowAtom) && <SlowOffer />;
}
