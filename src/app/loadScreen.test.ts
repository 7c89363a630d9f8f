import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadedScreen, loadScreen } from "./loadScreen.ts";
import { screens } from "./screens.ts";

const Screen = () => null;
const loading = vi.hoisted(() => ({ user: () => Promise.resolve({}) as Promise<unknown> }));
vi.mock("./screens.ts", async (original) => ({ ...(await original<object>()), screens: loading }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a screen on demand", () => {
  it("is given up after 120 seconds, and can be tried again", async () => {
    loading.user = () => new Promise(() => {});
    const late = loadScreen("user").catch(String);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(loadedScreen("user")).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(await late).toContain("too long");

    loading.user = () => Promise.reject(new TypeError("no chunk"));
    await expect(loadScreen("user")).rejects.toThrow("no chunk");

    const load = vi.fn<typeof loading.user>().mockResolvedValue({ default: Screen });
    loading.user = load;
    expect(await loadScreen("user")).toBe(Screen);
    expect(await loadScreen("user")).toBe(Screen);
    expect(loadedScreen("user")).toBe(Screen);
    expect(load).toHaveBeenCalledTimes(1);
    expect(screens).toBe(loading);
  });
});
