import * as z from "zod/mini";
import { Uploaded } from "#contract/upload.ts";
import { sessionValue } from "#state/storage/sessionValue.ts";

/** What was said of an order and not sent yet; its pictures by their addresses, never by their bytes. */
const ReviewDraft = z.object({ star: z.int(), content: z.string(), pictures: z.array(Uploaded) });
export type ReviewDraft = z.infer<typeof ReviewDraft>;

const kept = sessionValue(
  "noren.review",
  z.object({ owner: z.string(), drafts: z.record(z.string(), ReviewDraft) }),
);

const NONE: ReviewDraft = { star: 0, content: "", pictures: [] };

/** The draft of an order's review; an empty one for somebody else than who wrote it. Kept no longer than the tab. */
export function readReviewDraft(orderNo: string, uid: string): ReviewDraft {
  return draftsOf(uid)[orderNo] ?? NONE;
}

/** Changes what is named of a draft; null throws it away. */
export function keepReviewDraft(orderNo: string, uid: string, change: Partial<ReviewDraft> | null): void {
  const { [orderNo]: before = NONE, ...others } = draftsOf(uid);
  const drafts = change === null ? others : { ...others, [orderNo]: { ...before, ...change } };
  kept.keep(Object.keys(drafts).length === 0 ? null : { owner: uid, drafts });
}

function draftsOf(uid: string): Readonly<Record<string, ReviewDraft>> {
  const read = kept.read();
  return read?.owner === uid ? read.drafts : {};
}
