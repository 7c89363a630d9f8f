import { object, string } from "yup";
import { Email } from "#contract/scalars.ts";
import { foldWidth } from "#domain/values/typedText.ts";
import { phoneSchema } from "#parts/form/phoneSchema.ts";

/** Characters of what one writes, as the call takes them. */
export const FEEDBACK_MAX = 2_000;
/** Pictures that go with it. */
export const PICTURES_MAX = 4;
const NAME_MAX = 50;

/** Specification, section 5: type, content, name and phone must not be empty. */
export const feedbackSchema = object({
  type: string()
    .oneOf(["", "0", "1", "2", "3"] as const)
    .default("")
    .required("feedback_type_missing"),
  content: string()
    .trim()
    .default("")
    .matches(/[^\s\p{Cf}\p{Cc}]/u, { message: "feedback_missing" })
    .max(FEEDBACK_MAX, "feedback_long"),
  name: string().trim().default("").required("name_missing").max(NAME_MAX, "name_long"),
  phone: phoneSchema,
  email: string()
    .default("")
    .transform((typed: unknown) => (typeof typed === "string" ? foldWidth(typed).trim() : typed))
    .test("address", "email_wrong", (typed) => typed === "" || Email.safeParse(typed).success),
});
