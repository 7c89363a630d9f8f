import { createContext } from "react";

/**
 * Whether layers may add entries to the history. The app says `false` until LIFF's init has resolved, which
 * forbids any change before; a sheet then still closes by Escape, its button and a swipe, and gets its entry as soon
 * as this turns `true`.
 */
export const HistoryAllowed = createContext(true);
