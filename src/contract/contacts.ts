import * as z from "zod/mini";
import { CODE_LENGTH, CODE_LENGTH_MAX, EMAIL_MAX, PASSWORD_PATTERN, PHONE_PATTERN } from "./accountRules.ts";

/** 11 digits, or an international number with a leading + (specification, section 5, in its stricter reading). */
export const Phone = z.string().check(z.regex(PHONE_PATTERN));
/** As a form of an account holds it: of an empty one the call says that the phone is missing (104). */
export const TypedPhone = z.union([z.literal(""), Phone]);
/** An address of electronic mail, at most 254 characters. */
export const Email = z.email().check(z.maxLength(EMAIL_MAX));
/** 6 to 32 half-width letters or digits (specification, section 5). */
export const Password = z.string().check(z.regex(PASSWORD_PATTERN));
/** As a form of an account holds it: of an empty one the call says that the password is missing (105). */
export const ChosenPassword = z.union([z.literal(""), Password]);
/** One typed to sign in; an older one may not keep today's rules. An empty one is missing (105). */
export const TypedPassword = z.string().check(z.maxLength(128));
/** 4 digits by the specification; an operator may ask for up to 8. */
export const VerificationCode = z
  .string()
  .check(z.minLength(CODE_LENGTH), z.maxLength(CODE_LENGTH_MAX), z.regex(/^\d+$/));
/** What a code was sent for; it is good for nothing else. */
export const CodePurpose = z.literal([
  "register",
  "log_in",
  "reset_password",
  "change_phone",
  "activate_voucher",
  "cancel_account",
]);

/** Whom to call for, and where to reach them. */
export const Contact = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(50)),
  phone: Phone,
  email: z.optional(Email),
});
