import type { presellStoreList } from "#contract/calls/specials.ts";
import type { ResponseOf } from "#contract/call.ts";
import { pagesAtom } from "#state/storage/pages.ts";

export type SellsAhead = ResponseOf<typeof presellStoreList>["items"][number];

/** Further pages of stores that sell ahead. */
export const presellPagesAtom = pagesAtom<SellsAhead>();
