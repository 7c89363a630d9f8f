import { safeStorage } from "./storage.ts";

/** The browser's local storage, made safe; in memory alone where there is none, as on the server. */
export const local = safeStorage(() => {
  if (typeof window === "undefined") throw new TypeError("no local storage outside a browser");
  return window.localStorage;
});
