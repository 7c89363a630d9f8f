// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { redirectAllowance } from "./redirectAllowance.ts";

const HERE = "/orderFood?storeId=bar";
let now = Date.UTC(2026, 10, 21, 12);

/** One page load. */
function pageLoad(storage: () => Storage = () => sessionStorage) {
  const assign = vi.fn<(target: string) => void>();
  return { ...redirectAllowance({ storage, now: () => now, assign }), assign };
}

afterEach(() => {
  sessionStorage.clear();
  now = Date.UTC(2026, 10, 21, 12);
});

describe("a redirect that nobody asked for", () => {
  it("happens once in a page load, whether it leaves or goes to another screen", () => {
    const page = pageLoad();
    const navigate = vi.fn<() => void>();
    expect([page.leave(HERE, "https://sso.example"), page.leave("/user", "https://sso.example")]).toEqual([
      true,
      false,
    ]);
    expect(page.go(navigate)).toBe(false);
    expect(page.assign).toHaveBeenCalledTimes(1);
    const other = pageLoad();
    expect([other.go(navigate), other.go(navigate), other.leave("/user", "https://sso.example")]).toEqual([
      true,
      false,
      false,
    ]);
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it("does not leave the same address twice within a minute", () => {
    pageLoad().leave(HERE, "https://sso.example");
    now += 59_999;
    const again = pageLoad();
    expect(again.leave(HERE, "https://sso.example")).toBe(false);
    now += 1;
    expect(again.leave(HERE, "https://sso.example")).toBe(false);
    expect(pageLoad().leave(HERE, "https://sso.example")).toBe(true);
  });

  it("leaves another address, and forgets neither over the other", () => {
    pageLoad().leave(HERE, "https://sso.example");
    expect(pageLoad().leave("/user", "https://sso.example")).toBe(true);
    expect(pageLoad().leave(HERE, "https://sso.example")).toBe(false);
    expect(pageLoad().leave("/user", "https://sso.example")).toBe(false);
  });

  it("is not held up by a clock that was put right by an hour", () => {
    pageLoad().leave(HERE, "https://sso.example");
    now -= 3_600_000;
    expect(pageLoad().leave(HERE, "https://sso.example")).toBe(true);
  });

  it.each([
    [
      "blocked",
      () => {
        throw new DOMException("blocked", "SecurityError");
      },
    ],
    [
      "full",
      () =>
        ({
          getItem: () => null,
          setItem: () => {
            throw new DOMException("full", "QuotaExceededError");
          },
        }) as never,
    ],
    ["forgetful", () => ({ getItem: () => null, setItem: () => {} }) as never],
    ["broken", () => ({ getItem: () => "{", setItem: () => {} }) as never],
  ])("never leaves a browser whose storage is %s, where nothing could stop a loop", (_name, storage) => {
    const page = pageLoad(storage as () => Storage);
    expect(page.leave(HERE, "https://sso.example")).toBe(false);
    expect(page.assign).not.toHaveBeenCalled();
    expect(page.go(() => {})).toBe(true);
  });
});
