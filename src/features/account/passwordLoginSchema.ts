import { object, string } from "yup";
import { foldWidth } from "#domain/foldWidth.ts";
import { phoneSchema } from "#parts/form/phoneSchema.ts";

/** What one signs in with. An old password may not keep today's rules, so it has to be there, and no more. */
export const passwordLoginSchema = object({
  phone: phoneSchema,
  password: string()
    .transform((typed: unknown) => (typeof typed === "string" ? foldWidth(typed) : typed))
    .default("")
    .required("password_missing"),
});
