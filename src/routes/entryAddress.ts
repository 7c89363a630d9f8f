import { parseUrl } from "#domain/values/untrusted.ts";

/**
 * The path and query that LINE's first redirect hides in `liff.state`; null when there is none or it leads
 * elsewhere. Read by client and server, which must not change the address themselves before LIFF's init ends.
 */
export function liffState(search: string): { pathname: string; search: string } | null {
  const state = new URLSearchParams(search).get("liff.state");
  if (!state) return null;
  const base = "https://app.invalid";
  const target = parseUrl(state.startsWith("?") ? `/${state}` : state, base);
  if (!target || target.origin !== base || !/^[/?]/.test(state) || /^\/[/\\]/.test(state)) return null;
  return { pathname: target.pathname, search: target.search };
}

/** The root leads to the sign-in page, its query kept (specification, section 2). */
export const ROOT_TARGET = "/loginInput";

const LED_ON_KEY = "isLedOn";

/** The state of a navigation to the sign-in page by who came for no page of it, and is led on once there is a session. */
export const LED_ON = { [LED_ON_KEY]: true };

/** Whether one came to the sign-in page to be led on. */
export function isLedOn(state: unknown): boolean {
  return typeof state === "object" && state !== null && LED_ON_KEY in state;
}
