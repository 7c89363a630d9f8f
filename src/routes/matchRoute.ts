import { pathOf } from "./href.ts";
import type { Query, Route } from "./route.ts";
import { type RouteName, routes } from "./table.ts";

export interface RouteMatch {
  readonly name: RouteName;
  readonly route: Route;
  /** Only the values that the route knows, each at most 2,048 characters. */
  readonly query: Query;
  /** Needed values that the address does not carry. */
  readonly missing: readonly string[];
}

const byPath = new Map<string, RouteName>(
  (Object.keys(routes) as RouteName[]).map((name) => [pathOf(name).toLowerCase(), name]),
);

const LONGEST_VALUE = 2_048;

/** Finds the route of an address; null for a path that is not ours. Case and a trailing slash do not matter. */
export function matchRoute(pathname: string, search: string): RouteMatch | null {
  const name = byPath.get(pathname.toLowerCase().replace(/\/+$/, "") || "/");
  if (!name) return null;
  const route: Route = routes[name];
  const given = new URLSearchParams(search);
  const query: Record<string, string> = {};
  for (const key of [...route.needs, ...route.takes]) {
    const value = given.get(key);
    if (value && value.length <= LONGEST_VALUE) query[key] = value;
  }
  return { name, route, query, missing: route.needs.filter((key) => !(key in query)) };
}
