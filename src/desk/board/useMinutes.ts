import { useSyncExternalStore } from "react";

const EVERY = 5_000;
const MINUTE = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function listen(changed: () => void): () => void {
  listeners.add(changed);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, EVERY);
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Whole minutes since an RFC 3339 time; below 0 before it. All who ask share one clock, and draw anew as a minute passes. */
export function useMinutes(since: string): number {
  return useSyncExternalStore(listen, () => Math.floor((Date.now() - Date.parse(since)) / MINUTE));
}
