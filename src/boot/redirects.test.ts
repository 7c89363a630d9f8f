import { afterEach, describe, expect, it, vi } from "vitest";
import { markSignOn, redirectAllowance, takeSignOnMark } from "./redirects.ts";

describe("redirect allowance", () => {
  // @vitest-environment jsdom
  const HERE = "/orderFood?storeId=bar";
  let now = Date.UTC(2026, 10, 21, 12);

  const sso = () => "https://sso.example";

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
      expect(page.leave(HERE, sso)).toBe(true);
      expect(page.go(navigate)).toBe(false);
      page.stay();
      expect([page.leave(HERE, sso), page.leave("/user", sso)]).toEqual([false, false]);
      expect(page.assign).toHaveBeenCalledExactlyOnceWith("https://sso.example");
      const other = pageLoad();
      expect([other.go(navigate), other.go(navigate), other.leave("/user", sso)]).toEqual([
        true,
        false,
        false,
      ]);
      expect(navigate).toHaveBeenCalledTimes(1);
    });

    it.each([
      ["by itself", (page: ReturnType<typeof pageLoad>) => page.leave(HERE, sso)],
      ["by a tap", (page: ReturnType<typeof pageLoad>) => page.leaveByTap(sso())],
    ])(
      "is one way out: what asks while the page leaves %s makes no other, and is told so",
      (_name, leave) => {
        const page = pageLoad();
        const other = vi.fn<() => string>();
        leave(page);
        now += 59_999;
        expect([page.leave(HERE, other), page.leave("/user", other)]).toEqual([true, true]);
        expect(other).not.toHaveBeenCalled();
        expect(page.assign).toHaveBeenCalledExactlyOnceWith("https://sso.example");
      },
    );

    it("that is broken off is waited for no longer than a minute", () => {
      const page = pageLoad();
      page.leave(HERE, sso);
      now += 60_000;
      expect(page.leave("/user", sso)).toBe(false);
    });

    it("has no address where the browser keeps nothing of it, and is not tried again", () => {
      const page = pageLoad();
      expect([page.leave(HERE, () => null), page.leave("/user", sso)]).toEqual([false, false]);
      expect(page.assign).not.toHaveBeenCalled();
    });

    it("does not leave the same address twice within a minute", () => {
      pageLoad().leave(HERE, sso);
      now += 59_999;
      const again = pageLoad();
      expect(again.leave(HERE, sso)).toBe(false);
      now += 1;
      expect(again.leave(HERE, sso)).toBe(false);
      expect(pageLoad().leave(HERE, sso)).toBe(true);
    });

    it("leaves another address, and forgets neither over the other", () => {
      pageLoad().leave(HERE, sso);
      expect(pageLoad().leave("/user", sso)).toBe(true);
      expect(pageLoad().leave(HERE, sso)).toBe(false);
      expect(pageLoad().leave("/user", sso)).toBe(false);
    });

    it("is not held up by a clock that was put right by an hour", () => {
      pageLoad().leave(HERE, sso);
      now -= 3_600_000;
      expect(pageLoad().leave(HERE, sso)).toBe(true);
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
      expect(page.leave(HERE, sso)).toBe(false);
      expect(page.assign).not.toHaveBeenCalled();
      expect(page.go(() => {})).toBe(true);
    });
  });
});

describe("sign on mark", () => {
  // @vitest-environment jsdom
  it("the mark of a sign-on is found once", () => {
    expect(takeSignOnMark()).toBe(false);
    markSignOn();
    expect([takeSignOnMark(), takeSignOnMark()]).toEqual([true, false]);
  });
});
