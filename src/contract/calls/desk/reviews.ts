import * as z from "zod/mini";
import { Review } from "#contract/review.ts";
import { Cursor, FeedbackType, Id, Picture, Text, Time, WireLanguage } from "#contract/scalars.ts";
import { deskCall, Done } from "./deskCall.ts";

/** Letters of a reply: as many as a review has at most. */
export const MOST_REPLY = 1_000;
/** Letters of an answer to feedback. */
export const MOST_ANSWER = 5_000;

export const listReviews = deskCall({
  path: "/desk/api/reviews",
  about: "What guests wrote about a store, the newest first, with the store's replies.",
  access: "look",
  effect: "read",
  request: z.object({
    store_id: Id,
    /** Those without a reply alone. */
    is_open: z.optional(z.boolean()),
    cursor: z.optional(Cursor),
  }),
  response: z.object({ items: z.array(Review), next_cursor: z.nullable(z.string()) }),
  faults: ["cursor"],
});

export const replyToReview = deskCall({
  path: "/desk/api/reviews/reply",
  about: "Says what a store replies to a review, or says it anew; its guest is told of the first reply.",
  access: "store",
  effect: "write",
  request: z.object({ store_id: Id, review_id: Id, content: Text(MOST_REPLY).check(z.minLength(1)) }),
  response: Done,
  faults: ["gone"],
});

const DeskFeedback = z.object({
  feedback_id: Id,
  type: FeedbackType,
  name: z.string(),
  phone: z.string(),
  /** Null: it can be answered by a call alone. */
  email: z.nullable(z.string()),
  content: z.string(),
  pictures: z.array(Picture),
  /** What it is about; null: nothing in particular. */
  store: z.nullable(z.object({ store_id: Id, name: z.string() })),
  order_no: z.nullable(z.string()),
  /** That it was written in, and is answered in. */
  language: WireLanguage,
  time: Time,
  /** When it was settled, and by which words; null words: otherwise than by a mail. */
  settled: z.nullable(z.object({ time: Time, answer: z.nullable(z.string()) })),
});
export type DeskFeedback = z.infer<typeof DeskFeedback>;

export const listFeedback = deskCall({
  path: "/desk/api/feedback",
  about:
    "What customers wrote to the operator: the oldest of those that are open, or the newest of those that are settled.",
  access: "operator",
  effect: "read",
  request: z.object({ is_settled: z.optional(z.boolean()) }),
  response: z.object({
    items: z.array(DeskFeedback),
    has_more: z.boolean(),
    /** Answers can be mailed. */
    has_mail: z.boolean(),
  }),
  faults: [],
});

export const answerFeedback = deskCall({
  path: "/desk/api/feedback/answer",
  about: "Settles what a customer wrote, once: by a mail with the answer, or (null) without words.",
  access: "operator",
  effect: "write",
  request: z.object({
    feedback_id: Id,
    answer: z.nullable(Text(MOST_ANSWER).check(z.minLength(1))),
  }),
  response: Done,
  faults: ["gone"],
});
