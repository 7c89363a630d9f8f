import { string } from "yup";
import { PHONE_PATTERN } from "#contract/fieldRules.ts";
import { typedPhone } from "#domain/values/typedText.ts";
import { isInternationalPhone } from "./internationalPhone.ts";

/** A phone number: 11 digits, or an international one with a leading + that its country could have given. */
export const phoneSchema = string()
  .transform((typed: unknown) => (typeof typed === "string" ? typedPhone(typed) : typed))
  .default("")
  .required("phone_missing")
  .test("digits", async (phone, context) => {
    const isAbroad = phone.startsWith("+");
    if (!PHONE_PATTERN.test(phone)) {
      return context.createError({ message: isAbroad ? "phone_abroad" : "phone_digits" });
    }
    if (!isAbroad || (await isInternationalPhone(phone))) return true;
    return context.createError({ message: "phone_abroad" });
  });
