import { matchRoute } from "#routes/matchRoute.ts";
import { safeCallback } from "#routes/callback.ts";

/**
 * Where to go with a chosen address: the screen that asked, which gets the address's id where it takes one; null when
 * none asked, or what asked is no screen of ours.
 */
export function answerTo(callback: string | undefined, address_id: string): string | null {
  const target = safeCallback(callback);
  if (target === null) return null;
  const { pathname, search, searchParams } = new URL(target, "https://app.invalid");
  if (!matchRoute(pathname, search)?.route.takes.includes("addressId")) return target;
  searchParams.set("addressId", address_id);
  return `${pathname}?${searchParams}`;
}
