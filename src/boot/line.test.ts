import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lineHost, type LineSdk } from "./line.ts";
import { fakeLine } from "./testing/fakeLine.ts";

const never = () => new Promise<never>(() => {});
const sdk = (init: LineSdk["init"]): LineSdk => ({ ...fakeLine().sdk, init });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("LINE", () => {
  it("is ready when its SDK is, which is initialised once", async () => {
    const init = vi.fn<() => Promise<void>>().mockResolvedValue();
    const host = lineHost(async () => sdk(init), false);
    expect(await Promise.all([host.start(), host.start()])).toEqual([{ trouble: null }, { trouble: null }]);
    expect(init).toHaveBeenCalledTimes(1);
    expect(host.close()).toBe(true);
  });

  it("goes on without its SDK when that cannot be loaded or does not start", async () => {
    const unloaded = lineHost(() => Promise.reject(new TypeError("no chunk")), false);
    expect(await unloaded.start()).toEqual({ trouble: "unreachable" });
    expect(unloaded.close()).toBe(false);
    const blocked = () => Promise.reject(new DOMException("denied", "SecurityError"));
    expect(await lineHost(blocked, false).start()).toEqual({ trouble: "no_storage" });
    const refused = lineHost(async () => sdk(() => Promise.reject(new Error("INIT_FAILED"))), false);
    expect(await refused.start()).toEqual({ trouble: "unreachable" });
  });

  it("goes on after ten seconds when its SDK never answers", async () => {
    const host = lineHost(async () => sdk(never), false);
    const ready = vi.fn<(value: unknown) => void>();
    void host.start().then(ready);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(ready).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ready).toHaveBeenCalledWith({ trouble: "unreachable" });
  });

  it("lets the address alone on its first redirect until nobody would wait any longer", async () => {
    const host = lineHost(async () => sdk(never), true);
    const ready = vi.fn<(value: unknown) => void>();
    void host.start().then(ready);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ready).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ready).toHaveBeenCalledWith({ trouble: "unreachable" });
  });

  it.each([
    [
      "who cancels",
      new Error("INIT_FAILED access_denied: The resource owner denied the request."),
      "cancelled",
    ],
    ["a network without LINE", new TypeError("Failed to fetch"), "unreachable"],
    ["a storage that is blocked", new DOMException("denied", "SecurityError"), "no_storage"],
    ["a storage that is full", new DOMException("full", "QuotaExceededError"), "no_storage"],
    ["something that is no error", "gone", "unreachable"],
  ])("tells %s", async (_name, error, trouble) => {
    const host = lineHost(async () => sdk(() => Promise.reject(error)), false);
    expect(await host.start()).toEqual({ trouble });
  });

  it("waits where its SDK leaves for a sign-in by itself, as it does when its tokens are gone", async () => {
    const leaving = new Error("Failed to parse feature_token or access_token");
    const host = lineHost(async () => sdk(() => Promise.reject(leaving)), false);
    const ready = vi.fn<(value: unknown) => void>();
    void host.start().then(ready);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(ready).not.toHaveBeenCalled();
  });

  it("whose code did not come can be started again, and one that started is not", async () => {
    const load = vi.fn<() => Promise<LineSdk>>();
    load.mockRejectedValueOnce(new TypeError("no chunk")).mockResolvedValue(sdk(async () => {}));
    const host = lineHost(load, false);
    expect(await host.start()).toEqual({ trouble: "unreachable" });
    expect(await host.start()).toEqual({ trouble: null });
    expect(await host.start()).toEqual({ trouble: null });
    expect(load).toHaveBeenCalledTimes(2);
  });
});
