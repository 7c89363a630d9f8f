import { light } from "./callReference.ts";

/** The calls of the menu's first screen, without the weight of their schemas. */
export const storeIndexCall = light(() => import("#contract/calls/store.ts"), "storeIndex");

export const goodListCall = light(() => import("#contract/calls/store.ts"), "goodList");

export const storeBrowseCall = light(() => import("#contract/calls/flow.ts"), "storeBrowse");
