import { light } from "./callReference.ts";

/** The calls that a store's page for take-away and delivery begins with, without the weight of their schemas. */
export const mealTimeCall = light(() => import("#contract/calls/store.ts"), "mealTime");

export const checkDistanceCall = light(() => import("#contract/calls/places.ts"), "checkDistance");

export const recommendGoodsListCall = light(() => import("#contract/calls/store.ts"), "recommendGoodsList");
