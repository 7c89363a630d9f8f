import * as z from "zod/mini";
import { Email, Phone } from "./contacts.ts";
import { FeedbackType } from "./enumerations.ts";
import { UploadedPictures } from "./reviewDraft.ts";
import { Id, Text } from "./scalars.ts";

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
