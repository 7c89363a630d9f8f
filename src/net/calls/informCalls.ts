import { light } from "./callReference.ts";

/** The member's notices, without the weight of their schema. */
export const informListCall = light(() => import("#contract/calls/inform.ts"), "informList");
