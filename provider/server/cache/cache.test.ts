import { beforeEach, describe, expect, it, vi } from "vitest";
import { createCache, endOfWindow } from "./cache.ts";

let version: string | null;
let now: number;
let made: number;
beforeEach(() => {
  version = "1";
  now = 0;
  made = 0;
});

const versions = {
  of: () => Promise.resolve(version),
  refresh: () => Promise.resolve(),
  announce: () => Promise.resolve(),
  start: () => undefined,
  close: () => Promise.resolve(),
};
const cacheOf = (most = 1_000, bytes: number | null = 10) =>
  createCache<number>({ versions, clock: () => new Date(now), most, bytesOf: () => bytes });
const make = () => {
  made += 1;
  return Promise.resolve(made);
};
const STORE = { store_id: "ramen" };

describe("what is made once", () => {
  it("is given again while its store's version stands", async () => {
    const cache = cacheOf();
    expect(await cache.get("menu", STORE, make)).toBe(1);
    expect(await cache.get("menu", STORE, make)).toBe(1);
    expect(await cache.get("another menu", STORE, make)).toBe(2);
    version = "2";
    expect(await cache.get("menu", STORE, make)).toBe(3);
  });

  it("ends with its time", async () => {
    const cache = cacheOf();
    const standing = { ...STORE, until: 100 };
    expect(await cache.get("menu", standing, make)).toBe(1);
    now = 99;
    expect(await cache.get("menu", standing, make)).toBe(1);
    now = 100;
    expect(await cache.get("menu", { ...STORE, until: 200 }, make)).toBe(2);
  });

  it("is neither used nor cached while the versions are not known", async () => {
    const cache = cacheOf();
    await cache.get("menu", STORE, make);
    version = null;
    expect(await cache.get("menu", STORE, make)).toBe(2);
    version = "1";
    expect(await cache.get("menu", STORE, make)).toBe(1);
  });

  it("that was read before a change is not given after it, though it is made later", async () => {
    const cache = cacheOf();
    await cache.get("menu", STORE, () => {
      version = "2";
      return make();
    });
    expect(await cache.get("menu", STORE, make)).toBe(2);
  });

  it("is made once for all who ask at the same time, and a failure is theirs alone", async () => {
    const cache = cacheOf();
    const slow = vi.fn<() => Promise<number>>(() => new Promise((done) => setTimeout(() => done(7), 5)));
    expect(await Promise.all([1, 2, 3].map(() => cache.get("menu", STORE, slow)))).toEqual([7, 7, 7]);
    expect(slow).toHaveBeenCalledOnce();
    const broken = () => Promise.reject(new Error("the database is away"));
    await expect(cache.get("hours", STORE, broken)).rejects.toThrow("away");
    expect(await cache.get("hours", STORE, make)).toBe(1);
  });

  it("takes no more bytes than it may: what was not asked for longest goes first", async () => {
    const cache = cacheOf(70);
    for (const key of ["a", "b", "c"]) await cache.get(key, STORE, make);
    await cache.get("a", STORE, make);
    // A key's own letters count as well.
    for (const key of ["d", "e", "f"]) await cache.get(key, STORE, make);
    expect(await cache.get("a", STORE, make)).toBe(1);
    expect(await cache.get("b", STORE, make)).toBe(7);
  });

  it("is each asker's own where it may not be shared, however many ask at the same time", async () => {
    const cache = cacheOf(1_000, null);
    expect([await cache.get("menu", STORE, make), await cache.get("menu", STORE, make)]).toEqual([1, 2]);
    const several = await Promise.all([1, 2, 3].map(() => cache.get("menu", STORE, make)));
    expect(several.toSorted()).toEqual([3, 4, 5]);
  });
});

it("windows end at full tens of seconds, so that hours begin and end with one", () => {
  expect(new Date(endOfWindow(new Date("2026-11-21T10:59:51.500Z"))).toISOString()).toBe(
    "2026-11-21T11:00:00.000Z",
  );
  expect(new Date(endOfWindow(new Date("2026-11-21T11:00:00.000Z"))).toISOString()).toBe(
    "2026-11-21T11:00:10.000Z",
  );
});
