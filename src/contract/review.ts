import * as z from "zod/mini";
import { Email, FeedbackType, Id, Phone, Picture, Text, Time } from "./scalars.ts";

/** A review of an order (specification, section 3, "Review"). */
export const Review = z.object({
  review_id: Id,
  /** By what the author is called; empty for who has no name here, or has left. */
  author: z.string(),
  /** 1 to 5 stars. */
  star: z.int().check(z.minimum(1), z.maximum(5)),
  content: z.string(),
  /** At most 4. */
  pictures: z.array(Picture),
  time: Time,
  /** The merchant's reply; null without one. */
  reply: z.nullable(z.object({ content: z.string(), time: Time })),
});
export type Review = z.infer<typeof Review>;

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

/** Addresses of pictures as their upload answered them, at most 4 (specification, section 5). */
export const UploadedPictures = z
  .array(z.string().check(z.minLength(1), z.maxLength(300)))
  .check(z.maxLength(4));

/** A review as its author sends it. */
export const ReviewDraft = z.object({
  order_no: Id,
  /** 1 to 5 stars; 0 is answered with 416. */
  star: z.int().check(z.minimum(0), z.maximum(5)),
  /** Something that can be read: blanks and invisible characters alone are nothing. */
  content: Text(1_000).check(z.regex(/[^\s\p{Cf}\p{Cc}]/u)),
  pictures: z.optional(UploadedPictures),
});

/** A question, suggestion, problem or inquiry (specification, section 3, "Feedback"). */
export const Feedback = z.object({
  type: FeedbackType,
  content: Text(2_000).check(z.minLength(1)),
  name: Text(50).check(z.minLength(1)),
  phone: Phone,
  email: z.optional(Email),
  pictures: z.optional(UploadedPictures),
  /** What it is about. */
  store_id: z.optional(Id),
  order_no: z.optional(Id),
});
