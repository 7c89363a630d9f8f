import type { specialGoodsList } from "#contract/calls/specials.ts";
import type { ResponseOf } from "#contract/call.ts";
import { pagesAtom } from "#state/storage/pages.ts";

export type OnOffer = ResponseOf<typeof specialGoodsList>["items"][number];

/** Further pages of the lists of goods on offer. */
export const goodsPagesAtom = pagesAtom<OnOffer>();
