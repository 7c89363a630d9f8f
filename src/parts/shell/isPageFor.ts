import { parseUrl } from "#domain/values/untrusted.ts";
import { matchRoute } from "#routes/matchRoute.ts";
import type { Route } from "#routes/route.ts";

/**
 * Whether the page was opened at an address whose security policy lets such a host in: a page keeps the policy that it
 * was opened with, wherever one goes in it.
 */
export function isPageFor(
  host: Route["hosts"][number],
  entries: readonly { readonly name: string }[] = performance.getEntriesByType("navigation"),
): boolean {
  const opened = parseUrl(entries[0]?.name ?? "");
  return !!opened && matchRoute(opened.pathname, opened.search)?.route.hosts.includes(host) === true;
}

/** Whether the page was opened at an address whose security policy lets Google's maps in. */
export function isPageForMaps(entries?: readonly { readonly name: string }[]): boolean {
  return isPageFor("maps", entries);
}
