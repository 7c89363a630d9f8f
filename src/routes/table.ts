import { accountRoutes } from "./groups/accountRoutes.ts";
import { addressRoutes, userRoutes } from "./groups/userRoutes.ts";
import { couponRoutes } from "./groups/couponRoutes.ts";
import { discoveryRoutes } from "./groups/discoveryRoutes.ts";
import { orderRoutes } from "./groups/orderRoutes.ts";
import { otherRoutes } from "./groups/otherRoutes.ts";
import { storeRoutes } from "./groups/storeRoutes.ts";

/** Every address of the app (specification, section 2); links are made from these names alone. */
export const routes = {
  ...accountRoutes,
  ...storeRoutes,
  ...orderRoutes,
  ...userRoutes,
  ...discoveryRoutes,
  ...addressRoutes,
  ...couponRoutes,
  ...otherRoutes,
} as const;

export type RouteName = keyof typeof routes;
