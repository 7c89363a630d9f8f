import { object, string } from "yup";
import { Email } from "#contract/scalars.ts";
import { foldWidth } from "#domain/values/typedText.ts";

/** Characters of each name, as the call takes them. */
const NAME_MAX = 30;

const name = string().trim().default("").max(NAME_MAX, "nickname_long");

/** One's details: each of them may be left out, and an email address must be one. */
export const profileSchema = object({
  nickname: name,
  family_name: name,
  given_name: name,
  sex: string()
    .oneOf(["0", "1", "2"] as const)
    .default("0"),
  email: string()
    .default("")
    .transform((typed: unknown) => (typeof typed === "string" ? foldWidth(typed).trim() : typed))
    .test("address", "email_wrong", (typed) => typed === "" || Email.safeParse(typed).success),
});
