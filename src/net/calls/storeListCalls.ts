import type { hotStoreList } from "#contract/calls/specials.ts";
import type { bannerList, newStores, storeList } from "#contract/calls/storeLists.ts";
import { callReference } from "./callReference.ts";

/** The calls of home's first screen, without the weight of their schemas. */
export const storeListCall = callReference<typeof storeList>("/api/store/store_list", "anyone", "read", () =>
  import("#contract/calls/storeLists.ts").then((calls) => calls.storeList),
);

export const newStoresCall = callReference<typeof newStores>("/api/store/new_stores", "anyone", "read", () =>
  import("#contract/calls/storeLists.ts").then((calls) => calls.newStores),
);

export const hotStoreListCall = callReference<typeof hotStoreList>(
  "/order/special/hotstorelist",
  "anyone",
  "read",
  () => import("#contract/calls/specials.ts").then((calls) => calls.hotStoreList),
);

export const bannerListCall = callReference<typeof bannerList>(
  "/order/store/banner_list",
  "anyone",
  "read",
  () => import("#contract/calls/storeLists.ts").then((calls) => calls.bannerList),
);
