import type { Route } from "./route.ts";
import { type RouteName, routes } from "./table.ts";

/** The path of a route: its name, unless the specification spells it otherwise. */
export function pathOf(name: RouteName): string {
  const { path }: Route = routes[name];
  return path ?? `/${name}`;
}
