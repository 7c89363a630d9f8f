import type { RouteName } from "#routes/table.ts";

/** Source paths of the screens whose code the page asks for at once: those that the server renders. */
const modules: Partial<Record<RouteName, readonly string[]>> = {
  home: ["src/features/home/HomeScreen.tsx"],
  orderFood: ["src/features/menu/MenuScreen.tsx"],
};

export function screenModules(name: RouteName): readonly string[] {
  return modules[name] ?? [];
}
