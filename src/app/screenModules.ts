import type { RouteName } from "#routes/table.ts";

/** Source paths of what the page asks for at once: the screens that the server renders, or the table of the others. */
const modules: Partial<Record<RouteName, readonly string[]>> = {
  home: ["src/features/home/HomeScreen.tsx"],
  orderFood: ["src/features/menu/MenuScreen.tsx"],
};

export function screenModules(name: RouteName): readonly string[] {
  return modules[name] ?? ["src/app/screens.ts"];
}
