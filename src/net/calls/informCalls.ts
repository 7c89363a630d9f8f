import type { informList } from "#contract/calls/inform.ts";
import { callReference } from "./callReference.ts";

/** The member's notices, without the weight of their schema. */
export const informListCall = callReference<typeof informList>(
  "/order/inform/inform_list",
  "visitor",
  "read",
  () => import("#contract/calls/inform.ts").then((all) => all.informList),
);
