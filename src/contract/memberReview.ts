import * as z from "zod/mini";
import { Review } from "./review.ts";
import { Id, Picture } from "./scalars.ts";

/** One of the member's own reviews, with what it is about. */
export const MemberReview = z.object({
  ...Review.shape,
  order_no: Id,
  store_id: Id,
  store_name: z.string(),
  store_picture: z.nullable(Picture),
  /** IANA name of the store's time zone, in which its days are told. */
  time_zone: z.string(),
  goods_names: z.array(z.string()),
});
export type MemberReview = z.infer<typeof MemberReview>;
