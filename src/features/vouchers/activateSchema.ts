import { object, string } from "yup";
import { Email } from "#contract/scalars.ts";
import { foldWidth, typedCode } from "#domain/values/typedText.ts";
import { phoneSchema } from "#parts/form/phoneSchema.ts";
import { giftCode } from "./giftCode.ts";

/** Signs of a gift's code without its dashes. */
const GIFT_LENGTH = 12;

const gift = string()
  .default("")
  .transform((typed: unknown) => (typeof typed === "string" ? giftCode(typed) : typed))
  .required("gift_missing")
  .test("signs", "gift_short", (typed) => typed.replaceAll("-", "").length === GIFT_LENGTH);
const email = string()
  .default("")
  .transform((typed: unknown) => (typeof typed === "string" ? foldWidth(typed).trim() : typed))
  .required("email_missing")
  .test("address", "email_wrong", (typed) => Email.safeParse(typed).success);

/** What a gift is taken with, before its code was sent to the phone. */
export const giftSchema = object({ gift, phone: phoneSchema, email });

/** The phone's code of so many digits. */
export const phoneCodeSchema = (length: number) =>
  object({
    code: string()
      .transform((typed: unknown) => (typeof typed === "string" ? typedCode(typed, length) : typed))
      .default("")
      .required("code_missing")
      .length(length, "code_digits"),
  });
