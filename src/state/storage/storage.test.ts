import { describe, expect, it, vi } from "vitest";
import { safeStorage } from "./storage.ts";

/** A browser's storage that can be made to refuse. */
function someStorage() {
  const kept = new Map<string, string>();
  let refusal: Error | null = null;
  const refuse = () => {
    if (refusal) throw refusal;
  };
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      refuse();
      kept.set(key, value);
    },
    removeItem: (key: string) => {
      refuse();
      kept.delete(key);
    },
  } as Storage;
  return {
    storage,
    kept,
    refuseWith: (error: Error | null) => {
      refusal = error;
    },
  };
}

const full = new DOMException("full", "QuotaExceededError");
const blocked = new DOMException("blocked", "SecurityError");

describe("a safe storage", () => {
  it("keeps and forgets as the browser does", () => {
    const { storage, kept } = someStorage();
    const safe = safeStorage(() => storage);
    safe.set("cart", "[]");
    expect(safe.get("cart")).toBe("[]");
    expect(kept.get("cart")).toBe("[]");
    safe.remove("cart");
    expect([safe.get("cart"), kept.size, safe.health()]).toEqual([null, 0, "ok"]);
  });

  it("keeps in memory what a blocked storage refuses, and says so once", () => {
    const safe = safeStorage(() => {
      throw blocked;
    });
    const told = vi.fn<() => void>();
    safe.onHealth(told);
    expect(safe.get("cart")).toBeNull();
    safe.set("cart", "[1]");
    expect(safe.get("cart")).toBe("[1]");
    safe.remove("cart");
    expect(safe.get("cart")).toBeNull();
    expect(safe.health()).toBe("blocked");
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("shows the newest value though the full storage still holds an older one", () => {
    const { storage, kept, refuseWith } = someStorage();
    const safe = safeStorage(() => storage);
    safe.set("cart", "old");
    refuseWith(full);
    safe.set("cart", "new");
    expect([safe.get("cart"), kept.get("cart"), safe.health()]).toEqual(["new", "old", "full"]);
    safe.remove("cart");
    expect(safe.get("cart")).toBeNull();
  });

  it("goes back to the browser's storage once there is room again", () => {
    const { storage, kept, refuseWith } = someStorage();
    const safe = safeStorage(() => storage);
    refuseWith(full);
    safe.set("cart", "in memory");
    refuseWith(null);
    safe.set("cart", "kept");
    expect([safe.get("cart"), kept.get("cart")]).toEqual(["kept", "kept"]);
  });

  it("tells nobody who has stopped listening", () => {
    const safe = safeStorage(() => {
      throw blocked;
    });
    const told = vi.fn<() => void>();
    safe.onHealth(told)();
    safe.set("cart", "[]");
    expect(told).not.toHaveBeenCalled();
  });
});
