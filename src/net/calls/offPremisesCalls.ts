import type { checkDistance } from "#contract/calls/places.ts";
import type { mealTime, recommendGoodsList } from "#contract/calls/store.ts";
import { callReference } from "./callReference.ts";

/** The calls that a store's page for take-away and delivery begins with, without the weight of their schemas. */
export const mealTimeCall = callReference<typeof mealTime>("/order/store/mealtime", "anyone", "read", () =>
  import("#contract/calls/store.ts").then((calls) => calls.mealTime),
);

export const checkDistanceCall = callReference<typeof checkDistance>(
  "/order/store/checkdistance",
  "anyone",
  "read",
  () => import("#contract/calls/places.ts").then((calls) => calls.checkDistance),
);

export const recommendGoodsListCall = callReference<typeof recommendGoodsList>(
  "/order/store/recommendgoodslist",
  "anyone",
  "read",
  () => import("#contract/calls/store.ts").then((calls) => calls.recommendGoodsList),
);
