import type { ComponentType } from "react";
import type { QueryOf } from "#routes/route.ts";
import type { RouteName, routes } from "#routes/table.ts";

export interface ScreenProps<Name extends RouteName> {
  readonly query: QueryOf<(typeof routes)[Name]>;
}

export type Screen<Name extends RouteName> = ComponentType<ScreenProps<Name>>;

/** A screen's module, loaded on demand. */
export type LoadScreen<Name extends RouteName> = () => Promise<{ readonly default: Screen<Name> }>;
