export type StorageHealth = "ok" | "blocked" | "full";

export interface SafeStorage {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  readonly health: () => StorageHealth;
  /** Called when the health changes; returns how to stop. */
  readonly onHealth: (listener: () => void) => () => void;
}

/**
 * A storage that never throws: what the browser refuses to keep (private mode, blocked, full) is kept in memory, so
 * that an order can still be completed, and its health says so to the screen that warns.
 */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string | null>();
  const listeners = new Set<() => void>();
  let health: StorageHealth = "ok";

  const fall = (to: StorageHealth) => {
    if (health === to) return;
    health = to;
    for (const listener of listeners) listener();
  };
  const reach = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(open());
    } catch (error) {
      fall(error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "blocked");
      return otherwise;
    }
  };

  return {
    get: (key) =>
      memory.has(key) ? (memory.get(key) ?? null) : reach((storage) => storage.getItem(key), null),
    set: (key, value) => {
      const isKept = reach((storage) => (storage.setItem(key, value), true), false);
      if (isKept) memory.delete(key);
      else memory.set(key, value);
    },
    remove: (key) => {
      const isGone = reach((storage) => (storage.removeItem(key), true), false);
      if (isGone) memory.delete(key);
      else memory.set(key, null);
    },
    health: () => health,
    onHealth: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
