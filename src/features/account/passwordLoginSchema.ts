import { object, string } from "yup";
import { foldWidth } from "#domain/values/typedText.ts";
import { phoneSchema } from "#parts/forms/phoneSchema.ts";

/** A password in use. An old one may not keep today's rules, so it has to be there, and no more. */
export const presentPasswordSchema = string()
  .transform((typed: unknown) => (typeof typed === "string" ? foldWidth(typed) : typed))
  .default("")
  .required("password_missing");

/** What one signs in with. */
export const passwordLoginSchema = object({ phone: phoneSchema, password: presentPasswordSchema });
