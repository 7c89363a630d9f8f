import type { storeList } from "#contract/calls/storeLists.ts";
import { callReference } from "#net/calls/callReference.ts";

/** The list of stores, as one's own: favourites are kept apart from those of whoever was signed in before. */
export const favouriteStoresCall = callReference<typeof storeList>(
  "/api/store/store_list",
  "visitor",
  "read",
  () => import("#contract/calls/storeLists.ts").then((calls) => calls.storeList),
);
