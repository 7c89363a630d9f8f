// @vitest-environment jsdom
import { createStore } from "jotai";
import { beforeEach, expect, it, vi } from "vitest";
import { someUser } from "#boot/testing/session.ts";
import { localeAtom } from "#state/page/choices.ts";
import { placeAtom } from "#state/page/pageState.ts";
import { sessionAtom } from "#state/account/session.ts";
import { someContainer } from "../testing/someContainer.ts";
import { keepPages } from "./keepPages.ts";

function open({ isFirst = false } = {}) {
  const worker = someContainer();
  const store = createStore();
  keepPages(worker.container, isFirst, store);
  return { ...worker, store };
}
const kept = (pause: number) => ({ type: "keep", address: "/orderFood?storeId=ramen", pause });

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/orderFood?storeId=ramen");
});

it("at a first visit what came before the worker is kept, and then the page", async () => {
  const name = "https://order.example.com/assets/a.js";
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ name } as PerformanceResourceTiming]);
  const { told } = open({ isFirst: true });
  await vi.waitFor(() => expect(told).toEqual([{ type: "used", addresses: [name] }, kept(0)]));
});

it("each store that one goes to is kept, the language that is chosen at once, and the page of whoever signs in", async () => {
  const { told, store } = open();
  expect(told).toEqual([]);
  store.set(placeAtom, { store_id: "ramen", table_id: null, isHere: true });
  await vi.waitFor(() => expect(told).toEqual([kept(600_000)]));
  store.set(localeAtom, "kr");
  await vi.waitFor(() => expect(told[1]).toEqual(kept(0)));
  store.set(sessionAtom, someUser());
  await vi.waitFor(() => expect(told[2]).toEqual(kept(600_000)));
  store.set(sessionAtom, null);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(told.slice(3)).toEqual([kept(600_000)]));
});
