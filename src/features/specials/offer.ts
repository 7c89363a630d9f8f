import type { specialIndex } from "#contract/calls/specials.ts";
import type { ResponseOf } from "#contract/call.ts";

/** Something on offer for a while, by one store or several. */
export type Offer = ResponseOf<typeof specialIndex>["specials"][number];
