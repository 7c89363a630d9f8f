import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type LineSdk, lineHost } from "./line.ts";

const never = () => new Promise<never>(() => {});
const sdk = (init: LineSdk["init"]): LineSdk => ({ init, close: () => true });

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
    expect(await unloaded.start()).toEqual({ trouble: "sdk_unreachable" });
    expect(unloaded.close()).toBe(false);
    const refused = lineHost(async () => sdk(() => Promise.reject(new Error("INIT_FAILED"))), false);
    expect(await refused.start()).toEqual({ trouble: "sdk_unreachable" });
  });

  it("goes on after ten seconds when its SDK never answers", async () => {
    const host = lineHost(async () => sdk(never), false);
    const ready = vi.fn<(value: unknown) => void>();
    void host.start().then(ready);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(ready).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ready).toHaveBeenCalledWith({ trouble: "timeout" });
  });

  it("never lets the address change on its first redirect, however long that takes", async () => {
    const host = lineHost(async () => sdk(never), true);
    const ready = vi.fn<(value: unknown) => void>();
    void host.start().then(ready);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(ready).not.toHaveBeenCalled();
  });
});
