import { createContext } from "react";

/**
 * Whether layers may add entries to the history. The app says `false` until LIFF's init has resolved, which
 * forbids any change before; a sheet then still closes by Escape, its button and a swipe, and gets its entry as soon
 * as this turns `true`.
 */
export const HistoryAllowed = createContext(true);

let popped: ((event: PopStateEvent) => void) | null = null;
let isHearing = false;

/**
 * Has the layers hear of back and forward before the router does, from which they keep what only closes one of them.
 * To be called before a router listens: of those that listen on a window Chromium tells the eldest first, whether they
 * asked for the capture phase or not.
 */
export function hearBackFirst(): void {
  if (isHearing) return;
  isHearing = true;
  addEventListener("popstate", (event) => popped?.(event), true);
}

/** Has back and forward told to the layers, once there is one. */
export function tellLayersOfBack(listener: (event: PopStateEvent) => void): void {
  popped = listener;
  hearBackFirst();
}
