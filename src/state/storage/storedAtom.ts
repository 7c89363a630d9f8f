import { atom, type WritableAtom } from "jotai";
import type * as z from "zod/mini";
import { parseJson } from "#domain/values/untrusted.ts";
import { local } from "./storage.ts";

/** How a stored value is read from text and written to it; `read` gives the empty value for whatever is broken. */
export interface Codec<Value> {
  readonly read: (text: string | null) => Value;
  readonly write: (value: Value) => string | null;
  /** Where reading needs code that comes later: what to wait for before `read` may be called with a text. */
  readonly ready?: () => Promise<unknown> | null;
  /** Joins this tab's value with what another tab wrote since `base`; without it the other tab's wins. */
  readonly merge?: (base: Value, ours: Value, theirs: Value) => Value;
}

/** Milliseconds until what reading needs is asked for again: a change waits for it and is not lost. */
const PAUSE = 1_000;

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
  /** Null when there is nothing to read, or when it can be read at once. */
  const waiting = () => (local.get(key) === null ? null : (codec.ready?.() ?? null));

  held.onMount = (set) => {
    if (typeof window === "undefined") return;
    const mounted = new AbortController();
    const { signal } = mounted;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      if (signal.aborted) return;
      const later = waiting();
      if (later) void later.then(read, retry);
      else set(codec.read(local.get(key)));
    };
    // Without it a full cart would look empty: it is asked for until it comes, as soon as there is a network again.
    const retry = () => {
      clearTimeout(timer);
      if (navigator.onLine) timer = setTimeout(read, PAUSE);
    };
    read();
    const follow = (event: StorageEvent) => {
      if (event.key === key || event.key === null) read();
    };
    window.addEventListener("storage", follow, { signal });
    window.addEventListener("online", read, { signal });
    return () => {
      mounted.abort();
      clearTimeout(timer);
    };
  };

  // Apart from `stored`, as jotai takes an atom that sets itself for a plain value.
  const writer = atom(null, (get, set, change: Change<Value>) => {
    const base = get(held);
    const text = local.get(key);
    // What this tab wrote itself is known without reading it.
    const isOurs = text === null || text === codec.write(base);
    const later = isOurs ? null : waiting();
    if (later) {
      const again = () => set(stored, change);
      void later.then(again, () => setTimeout(again, PAUSE));
      return;
    }
    const theirs = isOurs ? base : codec.read(text);
    const next = isFunction(change) ? change(theirs) : (codec.merge?.(base, change, theirs) ?? change);
    const written = codec.write(next);
    if (written === null) local.remove(key);
    else local.set(key, written);
    set(held, next);
  });
  const stored = atom(
    (get) => get(held),
    (_get, set, change: Change<Value>) => set(writer, change),
  );
  return stored;
}

function isFunction<Value>(change: Change<Value>): change is (previous: Value) => Value {
  return typeof change === "function";
}

/** Keeps a value as JSON, checked by its schema when read; what does not match is the empty value. */
export function jsonCodec<Schema extends z.ZodMiniType>(
  schema: Schema,
  empty: z.output<Schema>,
  merge?: Codec<z.output<Schema>>["merge"],
): Codec<z.output<Schema>> {
  return {
    read: (text) => {
      const parsed = schema.safeParse(parseJson(text));
      return text !== null && parsed.success ? parsed.data : empty;
    },
    write: (value) => (value === null ? null : JSON.stringify(value)),
    ...(merge ? { merge } : {}),
  };
}
