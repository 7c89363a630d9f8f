import { createStore } from "jotai";
import { afterEach, describe, expect, it, vi } from "vitest";
import { local } from "#state/storage/storage.ts";
import {
  bringSearchesBackAtom,
  forgetSearchAtom,
  rememberSearchAtom,
  searchHistoryAtom,
} from "./searchHistory.ts";

// @vitest-environment jsdom

const KEY = "noren.searches";
afterEach(() => {
  vi.restoreAllMocks();
  local.remove(KEY);
});

function device(...searches: readonly string[]) {
  const store = createStore();
  store.sub(searchHistoryAtom, () => {});
  for (const words of searches) store.set(rememberSearchAtom, words);
  return { store, searches: () => store.get(searchHistoryAtom) };
}

describe("what was searched for", () => {
  it("is remembered newest first, at most twenty", () => {
    const { searches } = device(...Array.from({ length: 25 }, (_, index) => `ramen ${index}`));
    expect(searches()).toHaveLength(20);
    expect(searches()[0]).toBe("ramen 24");
    expect(JSON.parse(local.get(KEY) ?? "")).toEqual(searches());
  });

  it("is there once, in whatever width, case and kana it is typed", () => {
    const { searches } = device("Café １００", "ﾗｰﾒﾝ", "らーめん", " CAFE  100 ", "ラーメン");
    expect(searches()).toEqual(["ラーメン", "CAFE  100"]);
  });

  it("is nothing where there are only blanks", () => {
    expect(device("   ", "　").searches()).toEqual([]);
  });

  it("is forgotten one by one or altogether, and comes back in its order", () => {
    const { store, searches } = device("udon", "soba", "ramen");
    const before = searches();
    store.set(forgetSearchAtom, "soba");
    expect(searches()).toEqual(["ramen", "udon"]);
    store.set(bringSearchesBackAtom, before);
    expect(searches()).toEqual(["ramen", "soba", "udon"]);
    store.set(forgetSearchAtom, null);
    expect(searches()).toEqual([]);
    expect(local.get(KEY)).toBeNull();
    store.set(rememberSearchAtom, "sushi");
    store.set(bringSearchesBackAtom, before);
    expect(searches()).toEqual(["sushi", "ramen", "soba", "udon"]);
  });

  it.each(["{", "null", "7", '{"0":"ramen"}', "[1]", '["ramen",null]', '[""]'])(
    "is nothing where %s is stored, and goes on from there",
    (broken) => {
      local.set(KEY, broken);
      const { store, searches } = device();
      expect(searches()).toEqual([]);
      store.set(rememberSearchAtom, "ramen");
      expect(local.get(KEY)).toBe('["ramen"]');
    },
  );

  it("keeps what another tab searched for meanwhile", () => {
    const { store, searches } = device("ramen");
    local.set(KEY, '["soba","ramen"]');
    store.set(rememberSearchAtom, "udon");
    expect(searches()).toEqual(["udon", "soba", "ramen"]);
  });

  it("lasts for the visit where the browser stores nothing", () => {
    const { store, searches } = device();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    store.set(rememberSearchAtom, "ramen");
    store.set(rememberSearchAtom, "soba");
    expect(searches()).toEqual(["soba", "ramen"]);
  });
});
