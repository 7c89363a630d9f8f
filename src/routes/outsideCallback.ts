import { parseUrl } from "#domain/parseUrl.ts";

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
