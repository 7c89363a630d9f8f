// @vitest-environment jsdom
import { createStore } from "jotai";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { workerNewsAtom } from "#state/page/pageState.ts";
import { someContainer } from "../testing/someContainer.ts";
import { followUpdates } from "./followUpdates.ts";

const reload = vi.fn<() => void>();
const question = { type: "isNewer", address: "/assets/own.js" };

function open(state: "waiting" | "installing" | "found later", isControlled = true) {
  const worker = someContainer({ isControlled });
  const { parts, newer, container, registration } = worker;
  const store = createStore();
  if (state !== "found later") parts[state] = newer;
  followUpdates(registration, container, store, "/assets/own.js");
  if (state === "found later") {
    parts.installing = newer;
    parts.dispatchEvent(new Event("updatefound"));
  }
  const install = () => {
    newer.state = "installed";
    parts.waiting = newer;
    newer.dispatchEvent(new Event("statechange"));
  };
  return { ...worker, store, install };
}

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  vi.stubGlobal("location", { ...window.location, reload });
});
afterEach(() => vi.useRealTimers());

it("a new worker is asked whether it is of a newer build, whenever it came", () => {
  expect(open("waiting").newer.told).toEqual([question]);
  for (const state of ["installing", "found later"] as const) {
    const { newer, install } = open(state);
    expect(newer.told).toEqual([]);
    install();
    expect(newer.told).toEqual([question]);
  }
  const first = open("installing", false);
  first.install();
  expect(first.newer.told).toEqual([]);
});

it("the new build is gone over to by a tap, and loaded once", () => {
  const { store, says, newer, changeController } = open("waiting");
  expect(store.get(workerNewsAtom)).toBeNull();
  says({ type: "newer" });
  store.get(workerNewsAtom)?.renew?.();
  expect(newer.told.at(-1)).toEqual({ type: "takeOver" });
  changeController();
  vi.advanceTimersByTime(10_000);
  changeController();
  expect(reload).toHaveBeenCalledTimes(1);
});

it("a worker that does not take over is not waited for longer than three seconds", () => {
  const { store, says, changeController } = open("waiting");
  says({ type: "newer" });
  store.get(workerNewsAtom)?.renew?.();
  vi.advanceTimersByTime(3_000);
  changeController();
  expect(reload).toHaveBeenCalledTimes(1);
});
