import { createStore } from "jotai";
import { afterEach, expect, it, vi } from "vitest";
import { OrderType } from "#contract/enumerations.ts";
import { drawnAtom } from "#state/page/pageState.ts";
import { keepWayAtom } from "./keepWay.ts";
import { keptWay } from "./keptWay.ts";
import { wayAtom } from "./way.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("is one memory, for the device and for the server", () => {
  const page = { cookie: "" };
  vi.stubGlobal("document", page);
  const store = createStore();
  expect(store.get(wayAtom)).toBe(OrderType.takeAway);
  store.set(keepWayAtom, OrderType.delivery);
  expect(store.get(wayAtom)).toBe(OrderType.delivery);
  expect(keptWay(page.cookie)).toBe(OrderType.delivery);
  store.set(keepWayAtom, OrderType.takeAway);
  expect(store.get(wayAtom)).toBe(OrderType.takeAway);
  expect(keptWay(page.cookie)).toBe(OrderType.takeAway);
});

it("is what the page was drawn by until the device says otherwise", () => {
  const store = createStore();
  store.set(drawnAtom, { way: OrderType.delivery });
  expect(store.get(wayAtom)).toBe(OrderType.delivery);
  vi.stubGlobal("document", { cookie: "" });
  store.set(keepWayAtom, OrderType.takeAway);
  expect(store.get(wayAtom)).toBe(OrderType.takeAway);
});

it.each([
  ["way=3", true],
  ["a=b; way=3; c=d", true],
  ["away=3", false],
  ["way=30", false],
  ["way=2", false],
  ["", false],
])("is read from the cookies %j", (cookie, is) => {
  expect(keptWay(cookie)).toBe(is ? OrderType.delivery : OrderType.takeAway);
});
