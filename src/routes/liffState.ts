import { parseUrl } from "#domain/parseUrl.ts";

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
