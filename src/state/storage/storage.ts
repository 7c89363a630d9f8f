import { atom } from "jotai";
import { parseRecord } from "#domain/values/untrusted.ts";

type StorageHealth = "ok" | "blocked" | "full";

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

/** The browser's local storage, made safe; in memory alone where there is none, as on the server. */
export const local = safeStorage(() => {
  if (typeof window === "undefined") throw new TypeError("no browser");
  return window.localStorage;
});

/** The browser's storage of this tab alone, made safe; in memory where there is none, as on the server. */
export const sessionStore = safeStorage(() => {
  if (typeof window === "undefined") throw new TypeError("no browser");
  return window.sessionStorage;
});

/** Whether the browser keeps what we store; a screen warns when it does not. */
export const storageHealthAtom = atom<StorageHealth>("ok");
storageHealthAtom.onMount = (set) => {
  set(local.health());
  return local.onHealth(() => set(local.health()));
};

/** The texts in what was kept as JSON, by their names, whatever became of it meanwhile. */
export function textsIn(kept: string | null): Readonly<Partial<Record<string, string>>> {
  const texts = Object.entries(parseRecord(kept)).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  return Object.fromEntries(texts);
}
