import { light } from "./callReference.ts";

/** The calls of home's first screen, without the weight of their schemas. */
export const storeListCall = light(() => import("#contract/calls/storeLists.ts"), "storeList");

export const newStoresCall = light(() => import("#contract/calls/storeLists.ts"), "newStores");

export const hotStoreListCall = light(() => import("#contract/calls/specials.ts"), "hotStoreList");

export const bannerListCall = light(() => import("#contract/calls/storeLists.ts"), "bannerList");
