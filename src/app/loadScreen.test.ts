import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadedScreen, loadScreen } from "./loadScreen.ts";
import { screens } from "./screens.ts";

const Screen = () => null;
const loading = vi.hoisted(() => ({ home: () => Promise.resolve({}) as Promise<unknown> }));
vi.mock("./screens.ts", () => ({ screens: loading }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a screen on demand", () => {
  it("is given up after 120 seconds, and can be tried again", async () => {
    loading.home = () => new Promise(() => {});
    const late = loadScreen("home").catch(String);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(loadedScreen("home")).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(await late).toContain("in time");

    loading.home = () => Promise.reject(new TypeError("no chunk"));
    await expect(loadScreen("home")).rejects.toThrow("no chunk");

    const load = vi.fn<typeof loading.home>().mockResolvedValue({ default: Screen });
    loading.home = load;
    expect(await loadScreen("home")).toBe(Screen);
    expect(await loadScreen("home")).toBe(Screen);
    expect(loadedScreen("home")).toBe(Screen);
    expect(load).toHaveBeenCalledTimes(1);
    expect(screens).toBe(loading);
  });
});
