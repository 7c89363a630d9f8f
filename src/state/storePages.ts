import type { StoreSummary } from "#contract/storeSummary.ts";
import { pagesAtom } from "./pages.ts";

/** Further pages of the lists of stores. */
export const storePagesAtom = pagesAtom<StoreSummary>();
