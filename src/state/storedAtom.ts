import { atom, type WritableAtom } from "jotai";
import { local } from "./local.ts";

/** How a stored value is read from text and written to it; `read` gives the empty value for whatever is broken. */
export interface Codec<Value> {
  readonly read: (text: string | null) => Value;
  readonly write: (value: Value) => string | null;
  /** Joins this tab's value with what another tab wrote since `base`; without it the other tab's wins. */
  readonly merge?: (base: Value, ours: Value, theirs: Value) => Value;
}

type Change<Value> = Value | ((previous: Value) => Value);

/**
 * An atom that is kept in local storage under `key` and follows the other tabs. A write reads the storage first, so
 * that two tabs that change one value both keep what they changed. It reads nothing before it is mounted, so that
 * the server's HTML and the first render agree.
 */
export function storedAtom<Value>(
  key: string,
  empty: Value,
  codec: Codec<Value>,
): WritableAtom<Value, [Change<Value>], void> {
  const held = atom<Value>(empty);
  held.onMount = (set) => {
    if (typeof window === "undefined") return;
    set(codec.read(local.get(key)));
    const follow = (event: StorageEvent) => {
      if (event.key === key || event.key === null) set(codec.read(local.get(key)));
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  };
  return atom(
    (get) => get(held),
    (get, set, change: Change<Value>) => {
      const base = get(held);
      const stored = local.get(key);
      const theirs = stored === null ? base : codec.read(stored);
      const change_ = change as (previous: Value) => Value;
      const next =
        typeof change === "function"
          ? change_(theirs)
          : codec.merge
            ? codec.merge(base, change, theirs)
            : change;
      const text = codec.write(next);
      if (text === null) local.remove(key);
      else local.set(key, text);
      set(held, next);
    },
  );
}
