import type { RouteName } from "#routes/table.ts";

/** Finds every screen that the server does not render. */
const TABLE = "src/app/screens.ts";

/**
 * Source paths of what the page asks for at once: the screens that the server renders, the table of the others, and
 * beside it those on which one comes in a hurry, or by a reload.
 */
const modules: Partial<Record<RouteName, readonly string[]>> = {
  home: ["src/features/home/HomeScreen.tsx"],
  mall: ["src/features/mall/MallScreen.tsx"],
  orderFood: ["src/features/menu/MenuScreen.tsx"],
  storeHome: [TABLE, "src/features/storeHome/StoreHomeScreen.tsx"],
  submitOrderPick: [TABLE, "src/features/checkout/SubmitOrderPickScreen.tsx"],
  submitOrderDev: [TABLE, "src/features/checkout/SubmitOrderDevScreen.tsx"],
};

export function screenModules(name: RouteName): readonly string[] {
  return modules[name] ?? [TABLE];
}
