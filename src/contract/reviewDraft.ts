import * as z from "zod/mini";
import { Id, Text } from "./scalars.ts";

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
