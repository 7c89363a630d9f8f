import { parseUrl } from "#domain/values/untrusted.ts";
import { matchRoute, type RouteMatch } from "./matchRoute.ts";

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

/** Whether one signs in or registers there: a sign-in never leads to such a screen, and nobody is led from it to one. */
export function isSignInScreen({ name, query }: RouteMatch): boolean {
  if (name === "login") return query["mode"] !== "change";
  return name === "loginInput" || name === "register";
}

/**
 * Where a `callback` leads outside of this app: an address under one of the origins on the operator's list; null for all
 * else. A name or password in it is no part of an address that anyone would give.
 */
export function outsideCallback(callback: string | undefined, origins: readonly string[]): string | null {
  if (!callback || !/^https?:\/\//.test(callback)) return null;
  const target = parseUrl(callback);
  if (!target || !/^https?:$/.test(target.protocol) || target.username || target.password) return null;
  return origins.includes(target.origin) ? target.href : null;
}
