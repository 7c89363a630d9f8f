import { keepCookie } from "./keepCookie.ts";
import { storedAtom } from "./storedAtom.ts";

/** How the customer last ordered without sitting at a table: 2 to collect, 3 to have it brought; null: not yet. */
export const lastModeAtom = storedAtom<2 | 3 | null>("noren.mode", null, {
  read: (text) => (text === "2" ? 2 : text === "3" ? 3 : null),
  write: (mode) => (mode === null ? null : String(mode)),
});

const MODE_COOKIE = "mode";

/** Tells the server how one orders: what it would draw of the other way would jump. */
export function keepModeCookie(mode: 2 | 3, page: Pick<Document, "cookie">): void {
  keepCookie(MODE_COOKIE, String(mode), page);
}

/** Whether a browser's cookies say that deliveries were ordered last. */
export function hasHadDelivered(cookie: string): boolean {
  return new RegExp(`(?:^|;\\s*)${MODE_COOKIE}=3(?:;|$)`).test(cookie);
}
