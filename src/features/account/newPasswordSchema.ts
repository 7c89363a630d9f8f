import { object, ref, string } from "yup";
import { NAME_MAX } from "#contract/fieldRules.ts";
import { checkPassword } from "#domain/members/password.ts";
import { foldWidth } from "#domain/values/typedText.ts";

const folded = (typed: unknown) => (typeof typed === "string" ? foldWidth(typed) : typed);

const passwordSchema = string()
  .transform(folded)
  .default("")
  .required("password_missing")
  .test("rules", (password, context) => {
    const fault = checkPassword(password);
    return fault === null || context.createError({ message: `password_${fault}` });
  });

const repeatSchema = string()
  .transform(folded)
  .default("")
  .required("repeat_missing")
  .oneOf([ref("password")], "repeat_differs");

/** A new password, typed twice (specification, section 5). */
export const newPasswordSchema = object({ password: passwordSchema, repeat: repeatSchema });

/** With the name that one likes to be called by, which may be left out. */
export const registerSchema = newPasswordSchema.shape({
  nickname: string().trim().default("").max(NAME_MAX, "nickname_long"),
});

/** With the one that it takes the place of. */
export const changePasswordSchema = newPasswordSchema.shape({
  present: string().transform(folded).default("").required("password_missing"),
  password: passwordSchema.notOneOf([ref("present")], "password_same"),
});
