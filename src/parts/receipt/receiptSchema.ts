import { object, string } from "yup";
import { Email } from "#contract/scalars.ts";
import { foldWidth } from "#domain/values/typedText.ts";

/** Characters of a title, as the call takes them. */
const TITLE_MAX = 100;

const title = string().default("").trim().required("title_missing").max(TITLE_MAX, "title_long");
const email = string()
  .default("")
  .transform((typed: unknown) => (typeof typed === "string" ? foldWidth(typed).trim() : typed));

/** What a receipt is asked for with: to print. */
export const printSchema = object({ title, email });
/** And by mail, where an address is needed that the provider takes. */
export const mailSchema = object({
  title,
  email: email
    .required("email_missing")
    .test("address", "email_wrong", (typed) => Email.safeParse(typed).success),
});
