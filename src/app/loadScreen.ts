import type { ComponentType } from "react";
import type { RouteName } from "#routes/table.ts";
import type { Query } from "#routes/route.ts";
import { firstScreens } from "./firstScreens.ts";
import { withinTimeLimit } from "./withinTimeLimit.ts";

export type AnyScreen = ComponentType<{ readonly query: Query }>;

const loaded = new Map<RouteName, AnyScreen>();

/** A screen that has been loaded already, to render without waiting. */
export function loadedScreen(name: RouteName): AnyScreen | null {
  return loaded.get(name) ?? null;
}

/** Loads a screen's code once; rejects after 120 seconds or when it cannot be had, and may be tried again. */
export async function loadScreen(name: RouteName): Promise<AnyScreen> {
  const found = loaded.get(name);
  if (found) return found;
  const module = await withinTimeLimit<{ readonly default: unknown }>(fetchScreen(name));
  const screen = module.default as AnyScreen;
  loaded.set(name, screen);
  return screen;
}

/** The table of screens names a hundred files: it comes with the first screen that is none of the server's. */
async function fetchScreen(name: RouteName): Promise<{ readonly default: unknown }> {
  const load = firstScreens[name] ?? (await import("./screens.ts")).screens[name];
  return load();
}
