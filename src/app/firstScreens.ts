import type { RouteName } from "#routes/table.ts";
import type { LoadScreen } from "./screen.ts";

/** The screens that the server renders: their code must not wait for the table of all the others. */
export const firstScreens: { readonly [Name in RouteName]?: LoadScreen<Name> } = {
  home: () => import("#features/home/HomeScreen.tsx"),
  mall: () => import("#features/mall/MallScreen.tsx"),
  orderFood: () => import("#features/menu/MenuScreen.tsx"),
  storeHome: () => import("#features/storeHome/StoreHomeScreen.tsx"),
};
