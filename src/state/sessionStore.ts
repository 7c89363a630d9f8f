import { safeStorage } from "./storage.ts";

/** The browser's storage of this tab alone, made safe; in memory where there is none, as on the server. */
export const sessionStore = safeStorage(() => {
  if (typeof window === "undefined") throw new TypeError("no session storage outside a browser");
  return window.sessionStorage;
});
