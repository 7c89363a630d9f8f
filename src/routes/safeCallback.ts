import { parseUrl } from "#domain/parseUrl.ts";
import { isSignInScreen } from "./isSignInScreen.ts";
import { matchRoute } from "./matchRoute.ts";

/**
 * Where a `callback` leads: path and query of one of our own routes, never a screen to sign in on and never another
 * origin; null for all else.
 */
export function safeCallback(callback: string | undefined): string | null {
  if (!callback || !/^\/[\w-]/.test(callback)) return null;
  const base = "https://app.invalid";
  const target = parseUrl(callback, base);
  if (!target || target.origin !== base) return null;
  const match = matchRoute(target.pathname, target.search);
  if (!match || isSignInScreen(match)) return null;
  return target.pathname + target.search;
}
