import type { MemberReview } from "#contract/memberReview.ts";
import { pagesAtom } from "./pages.ts";

/** Further pages of one's own reviews. */
export const reviewPagesAtom = pagesAtom<MemberReview>();
