import * as z from "zod/mini";
import { Id, Picture, Time } from "./scalars.ts";

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
