import type { storeBrowse } from "#contract/calls/flow.ts";
import type { goodList, storeIndex } from "#contract/calls/store.ts";
import { callReference } from "./callReference.ts";

/** The calls of the menu's first screen, without the weight of their schemas. */
export const storeIndexCall = callReference<typeof storeIndex>("/order/store/index", "anyone", "read", () =>
  import("#contract/calls/store.ts").then((calls) => calls.storeIndex),
);

export const goodListCall = callReference<typeof goodList>("/order/store/goodlist", "anyone", "read", () =>
  import("#contract/calls/store.ts").then((calls) => calls.goodList),
);

export const storeBrowseCall = callReference<typeof storeBrowse>(
  "/order/flow/store_browse",
  "anyone",
  "write",
  () => import("#contract/calls/flow.ts").then((calls) => calls.storeBrowse),
);
