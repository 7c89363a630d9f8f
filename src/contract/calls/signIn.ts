import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { ExternalProof, SignedIn } from "#contract/member.ts";
import {
  ChosenPassword,
  CodePurpose,
  CodeSent,
  Text,
  Time,
  TypedPassword,
  TypedPhone,
  VerificationCode,
} from "#contract/scalars.ts";
import * as Code from "../codes.ts";

export const sendSmsCode = call({
  path: "/order/send/sendSmsCode",
  about: "Sends a verification code to a phone. Whether the phone is known is not told by the answer's time.",
  access: "anyone",
  effect: "write",
  request: z.object({ phone: TypedPhone, purpose: CodePurpose }),
  response: CodeSent,
  fails: [Code.codeNotSent, Code.phoneMissing, Code.alreadyRegistered, Code.accountNotFound],
});

export const checkCode = call({
  path: "/order/send/checkcode",
  about: "Checks a verification code before the rest of a form is filled in. A wrong one counts as a try.",
  access: "anyone",
  effect: "write",
  request: z.object({ phone: TypedPhone, purpose: CodePurpose, code: VerificationCode }),
  response: z.object({
    /** Until when the code can be used for its purpose. */
    valid_until: Time,
  }),
  fails: [Code.phoneMissing, Code.wrongCode, Code.wrongOrderCode],
});

export const register = call({
  path: "/order/user/register",
  about:
    "Registers a member by phone and password; a visitor who registers keeps what they had. 104 and 105: the phone or the " +
    "password is empty.",
  access: "anyone",
  effect: "write",
  request: z.object({
    phone: TypedPhone,
    code: VerificationCode,
    password: ChosenPassword,
    nickname: z.optional(Text(30)),
  }),
  response: SignedIn,
  fails: [
    Code.phoneMissing,
    Code.passwordMissing,
    Code.alreadyRegistered,
    Code.wrongCode,
    Code.registrationFailed,
  ],
});

export const restPwd = call({
  path: "/order/user/restpwd",
  about:
    "Sets a new password, proven by a code sent to the phone or, when signed in, by the present password. All other " +
    "sessions end.",
  access: "anyone",
  effect: "write",
  request: z.discriminatedUnion("by", [
    z.object({ by: z.literal("code"), phone: TypedPhone, code: VerificationCode, password: ChosenPassword }),
    z.object({
      by: z.literal("password"),
      /** The one to be replaced. */
      present_password: TypedPassword,
      password: ChosenPassword,
    }),
  ]),
  response: SignedIn,
  fails: [
    Code.phoneMissing,
    Code.passwordMissing,
    Code.wrongCode,
    Code.passwordMismatch,
    Code.accountNotFound,
    Code.passwordChangeFailed,
  ],
});

export const login = call({
  path: "/order/user/login",
  about:
    "Signs in by password, by code, or by another platform's proof, which makes an account where there is none. A " +
    "visitor who signs in keeps what they had. 104 and 105: the phone or the password is empty.",
  access: "anyone",
  effect: "write",
  request: z.discriminatedUnion("by", [
    z.object({ by: z.literal("password"), phone: TypedPhone, password: TypedPassword }),
    z.object({ by: z.literal("code"), phone: TypedPhone, code: VerificationCode }),
    z.object({ by: z.literal("platform"), proof: ExternalProof }),
  ]),
  response: SignedIn,
  fails: [
    Code.signatureFailed,
    Code.phoneMissing,
    Code.passwordMissing,
    Code.wrongCode,
    Code.passwordMismatch,
    Code.accountNotFound,
    Code.registrationFailed,
  ],
});
