import { string } from "yup";
import { typedCode } from "#domain/values/typedText.ts";

/** A verification code of so many digits. */
export function codeSchema(length: number) {
  return string()
    .transform((typed: unknown) => (typeof typed === "string" ? typedCode(typed, length) : typed))
    .default("")
    .required("code_missing")
    .length(length, "code_digits");
}
