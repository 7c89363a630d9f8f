import { createStore } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Codec, storedAtom } from "./storedAtom.ts";

// @vitest-environment jsdom
type Words = readonly string[];
const words: Codec<Words> = {
  read: (text) => (text === null ? [] : text.split(",")),
  write: (value) => (value.length === 0 ? null : value.join(",")),
};

/** A tab of its own on the same storage, with the atom mounted as a screen does it. */
function tab<Value>(made: ReturnType<typeof storedAtom<Value>>) {
  const store = createStore();
  const close = store.sub(made, () => {});
  return {
    get: () => store.get(made),
    set: (value: Parameters<typeof made.write>[2]) => store.set(made, value),
    close,
  };
}

/** What the browser does in the other tabs after a write. */
const tellOthers = (key: string | null) => window.dispatchEvent(new StorageEvent("storage", { key }));

beforeEach(() => localStorage.clear());

describe("a stored atom", () => {
  it("reads nothing before it is mounted, so that the first render agrees with the server's", () => {
    localStorage.setItem("words", "a,b");
    const wordsAtom = storedAtom<Words>("words", [], words);
    const store = createStore();
    expect(store.get(wordsAtom)).toEqual([]);
    store.sub(wordsAtom, () => {});
    expect(store.get(wordsAtom)).toEqual(["a", "b"]);
  });

  it("keeps what both tabs added", () => {
    const one = tab(storedAtom<Words>("words", [], words));
    const other = tab(storedAtom<Words>("words", [], words));
    one.set((before) => [...before, "a"]);
    other.set((before) => [...before, "b"]);
    expect(localStorage.getItem("words")).toBe("a,b");
    tellOthers("words");
    expect(one.get()).toEqual(["a", "b"]);
  });

  it("follows another tab's write, and its clearing of everything", () => {
    const one = tab(storedAtom<Words>("words", [], words));
    localStorage.setItem("words", "x");
    tellOthers("words");
    expect(one.get()).toEqual(["x"]);
    localStorage.setItem("words", "y");
    tellOthers("other");
    expect(one.get()).toEqual(["x"]);
    localStorage.clear();
    tellOthers(null);
    expect(one.get()).toEqual([]);
  });

  it("hears nothing once nobody shows it", () => {
    const one = tab(storedAtom<Words>("words", [], words));
    one.close();
    localStorage.setItem("words", "x");
    tellOthers("words");
    expect(one.get()).toEqual([]);
  });

  it("is removed from the storage when it is nothing", () => {
    const one = tab(storedAtom<Words>("words", [], words));
    one.set(["a"]);
    one.set([]);
    expect(localStorage.getItem("words")).toBeNull();
  });

  it("lets a change wait until a stored value can be read, and loses neither", async () => {
    localStorage.setItem("words", "kept");
    const arrival = Promise.withResolvers<void>();
    let isReady = false;
    const made = storedAtom<Words>("words", [], {
      ...words,
      ready: () => (isReady ? null : arrival.promise),
    });
    const one = tab(made);
    one.set((before) => [...before, "new"]);
    expect(localStorage.getItem("words")).toBe("kept");
    isReady = true;
    arrival.resolve();
    await vi.waitFor(() => expect(one.get()).toEqual(["kept", "new"]));
    expect(localStorage.getItem("words")).toBe("kept,new");
  });

  it("asks again for what reading needs when it did not come, and does the change then", async () => {
    vi.useFakeTimers();
    localStorage.setItem("words", "kept");
    let tries = 0;
    const ready = () => {
      tries += 1;
      return tries < 4 ? Promise.reject(new TypeError("no chunk")) : null;
    };
    const one = tab(storedAtom<Words>("words", [], { ...words, ready }));
    one.set((before) => [...before, "new"]);
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    expect(localStorage.getItem("words")).toBe("kept,new");
  });

  it("is read after all when what reading needs did not come, later or with the network", async () => {
    vi.useFakeTimers();
    localStorage.setItem("words", "kept");
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    let tries = 0;
    const ready = () => {
      tries += 1;
      return tries < 3 ? Promise.reject(new TypeError("no chunk")) : null;
    };
    const one = tab(storedAtom<Words>("words", [], { ...words, ready }));
    await vi.advanceTimersByTimeAsync(0);
    expect(one.get()).toEqual([]);
    onLine.mockReturnValue(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tries).toBe(2);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    vi.useRealTimers();
    onLine.mockRestore();
    expect(one.get()).toEqual(["kept"]);
  });

  it("joins a whole new value with what another tab wrote meanwhile", () => {
    const merge = (base: Words, ours: Words, theirs: Words) => [
      ...theirs,
      ...ours.filter((word) => !base.includes(word)),
    ];
    const one = tab(storedAtom<Words>("words", [], { ...words, merge }));
    one.set(["a"]);
    localStorage.setItem("words", "a,theirs");
    one.set(["a", "ours"]);
    expect(one.get()).toEqual(["a", "theirs", "ours"]);
  });
});
