import { pathOf } from "./pathOf.ts";
import type { QueryOf } from "./route.ts";
import type { RouteName, routes } from "./table.ts";

/** The address of a route with its query; values that are undefined are left out. */
export function href<Name extends RouteName>(name: Name, query: QueryOf<(typeof routes)[Name]>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (typeof value === "string") search.set(key, value);
  const text = search.toString();
  return text ? `${pathOf(name)}?${text}` : pathOf(name);
}
