import type { QueryOf, Route } from "./route.ts";
import { type RouteName, routes } from "./table.ts";

/** The address of a route with its query; values that are undefined are left out. */
export function href<Name extends RouteName>(name: Name, query: QueryOf<(typeof routes)[Name]>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (typeof value === "string") search.set(key, value);
  const text = search.toString();
  return text ? `${pathOf(name)}?${text}` : pathOf(name);
}

/** The path of a route: its name, unless the specification spells it otherwise. */
export function pathOf(name: RouteName): string {
  const { path }: Route = routes[name];
  return path ?? `/${name}`;
}
