import { number, object, string } from "yup";

/** Longest review, in characters. */
export const REVIEW_MAX = 1_000;
/** Pictures of a review (specification, section 9). */
export const PICTURES_MAX = 4;

/** A review as the specification's section 5 has it: stars are required, and words that can be read. */
export const reviewSchema = object({
  star: number().default(0).min(1, "star_missing"),
  content: string()
    .default("")
    .trim()
    .matches(/[^\s\p{Cf}\p{Cc}]/u, { message: "review_missing" })
    .max(REVIEW_MAX, "review_long"),
});
