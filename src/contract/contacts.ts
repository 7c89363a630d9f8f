import * as z from "zod/mini";

/** 11 digits, or an international number with a leading + (specification, section 5, in its stricter reading). */
export const Phone = z.string().check(z.regex(/^(\d{11}|\+[1-9]\d{6,14})$/));
/** An address of electronic mail, at most 254 characters. */
export const Email = z.email().check(z.maxLength(254));
/** 6 to 32 half-width letters or digits (specification, section 5). */
export const Password = z.string().check(z.regex(/^[A-Za-z0-9]{6,32}$/));
/** 4 digits by the specification; an operator may ask for up to 8. */
export const VerificationCode = z.string().check(z.regex(/^\d{4,8}$/));
/** What a code was sent for; it is good for nothing else. */
export const CodePurpose = z.literal([
  "register",
  "log_in",
  "reset_password",
  "change_phone",
  "activate_voucher",
  "cancel_account",
]);
