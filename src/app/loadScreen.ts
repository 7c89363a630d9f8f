import type { ComponentType } from "react";
import type { Query } from "#routes/route.ts";
import type { RouteName } from "#routes/table.ts";
import type { LoadScreen } from "./screens.ts";

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

/** The screens that the server renders: their code must not wait for the table of all the others. */
const firstScreens: { readonly [Name in RouteName]?: LoadScreen<Name> } = {
  home: () => import("#features/home/HomeScreen.tsx"),
  mall: () => import("#features/mall/MallScreen.tsx"),
  orderFood: () => import("#features/menu/MenuScreen.tsx"),
  storeHome: () => import("#features/stores/StoreHomeScreen.tsx"),
};

/** Milliseconds until a screen that does not load is given up (specification, section 9). */
const TIME_LIMIT = 120_000;

/** The promise, or a rejection when it takes longer than a screen may take to load. */
export function withinTimeLimit<Value>(promise: Promise<Value>): Promise<Value> {
  return Promise.race([
    promise,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error("Took too long")), TIME_LIMIT);
    }),
  ]);
}
