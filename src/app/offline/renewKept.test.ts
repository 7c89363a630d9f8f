// @vitest-environment jsdom
import { createStore } from "jotai";
import { mutate } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { workerNewsAtom } from "#state/page/pageState.ts";
import { someContainer } from "../testing/someContainer.ts";
import { renewKept } from "./refreshKeptPages.ts";

vi.mock("swr", () => ({ mutate: vi.fn<() => Promise<void>>(async () => {}) }));

function open() {
  const worker = someContainer();
  const store = createStore();
  renewKept(worker.container, store);
  return { ...worker, store };
}
const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
function see(visibility: DocumentVisibilityState) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.mocked(mutate).mockClear();
  document.documentElement.dataset["keptAt"] = "1000";
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("a kept page is asked for ever more seldom, once a minute in the end", async () => {
  const { told } = open();
  const counts: number[] = [];
  for (const pause of [0, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
    await after(pause);
    counts.push(told.length);
  }
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(told[0]).toMatchObject({ type: "keep", pause: 0, isLow: false });
});

it("nothing is asked for while nobody looks or there is no network, and at once when that ends", async () => {
  const { told } = open();
  see("hidden");
  await after(600_000);
  expect(told).toHaveLength(1);
  see("visible");
  await after(0);
  expect(told).toHaveLength(2);
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await after(600_000);
  expect(told).toHaveLength(2);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await after(4_000);
  expect(told).toHaveLength(4);
});

it("when it has come all that is on the screen is asked for again, and the page is of this moment", async () => {
  const { told, says, store } = open();
  says({ type: "newer" });
  expect(mutate).not.toHaveBeenCalled();
  says({ type: "kept", address: "/orderFood" });
  expect(vi.mocked(mutate).mock.calls.map(([filter]) => typeof filter)).toEqual(["function"]);
  expect(store.get(workerNewsAtom)?.keptAt).toBeNull();
  await after(600_000);
  see("visible");
  expect(told).toHaveLength(1);
});

it("a page of the network has nothing to ask for", async () => {
  delete document.documentElement.dataset["keptAt"];
  const { told } = open();
  await after(60_000);
  expect(told).toEqual([]);
});
