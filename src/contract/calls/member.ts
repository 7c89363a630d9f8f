import * as z from "zod/mini";
import { call, page } from "#contract/call.ts";
import { ExternalProof, MemberProfile, Platform } from "#contract/member.ts";
import { Feedback, MemberReview } from "#contract/review.ts";
import {
  CodePurpose,
  CodeSent,
  Cursor,
  Email,
  Flag,
  Id,
  Phone,
  Sex,
  Text,
  Time,
  TypedPassword,
  TypedPhone,
  VerificationCode,
} from "#contract/scalars.ts";
import * as Code from "../codes.ts";

export const memberInfo = call({
  path: "/order/my/memberinfo",
  about: "The caller's profile, addresses, cards, and what they have with the operator.",
  access: "visitor",
  effect: "read",
  request: z.object({}),
  response: MemberProfile,
  fails: [Code.accountNotFound],
});

export const alterMemberInfo = call({
  path: "/order/my/altermemberinfo",
  about:
    "Changes what is named of the profile, and nothing else. A new phone needs the code that was sent to it.",
  access: "visitor",
  effect: "write",
  request: z.object({
    nickname: z.optional(Text(30)),
    family_name: z.optional(Text(30)),
    given_name: z.optional(Text(30)),
    sex: z.optional(Sex),
    phone: z.optional(Phone),
    /** With `phone`. */
    code: z.optional(VerificationCode),
    /** Null takes it away. */
    email: z.optional(z.nullable(Email)),
    /** Address of a picture as its upload answered it; null takes it away. */
    avatar: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
    /** Notices of orders in LINE. Not wanted any more, those that were not sent yet are dropped. */
    is_message_agreed: z.optional(Flag),
    /** LINE's access token of the person, by which LINE lets `notify_order_no`, an order of theirs, be answered there. */
    line_access_token: z.optional(z.string().check(z.minLength(1), z.maxLength(4_096))),
    /** With `line_access_token`. */
    notify_order_no: z.optional(Id),
    /** Adds a store to the favorites, or takes it out. */
    favourite: z.optional(z.object({ store_id: Id, is_favourite: Flag })),
  }),
  response: MemberProfile,
  fails: [Code.alreadyRegistered, Code.wrongCode, Code.profileChangeFailed, Code.storeMissing],
});

export const memberEvaluate = call({
  path: "/order/my/memberevaluate",
  about: "The caller's own reviews, newest first; with `order_no` the one of that order, or 421.",
  access: "visitor",
  effect: "read",
  request: z.object({ order_no: z.optional(Id), cursor: z.optional(Cursor) }),
  response: page(MemberReview),
  fails: [Code.orderMissing, Code.notYetReviewed, Code.noPermission],
});

export const feedback = call({
  path: "/order/my/feedback",
  about: "A question, suggestion, problem or business inquiry to the operator; signed in or not.",
  access: "anyone",
  effect: "write",
  request: Feedback,
  response: z.object({ feedback_id: Id, time: Time }),
  fails: [Code.phoneMissing, Code.saveFailed, Code.storeMissing, Code.orderMissing],
});

export const bindAuth = call({
  path: "/order/my/bind_auth",
  about:
    "Links the caller's account with LINE or WeChat, or unlinks it. 106: that platform's account is another member's. " +
    "113: unlinking would leave no way to sign in.",
  access: "visitor",
  effect: "write",
  request: z.discriminatedUnion("action", [
    z.object({ action: z.literal("link"), proof: ExternalProof }),
    z.object({ action: z.literal("unlink"), platform: Platform }),
  ]),
  response: MemberProfile,
  fails: [Code.signatureFailed, Code.alreadyRegistered, Code.profileChangeFailed],
});

export const sendMemberSmsCode = call({
  path: "/order/my/sendsmscode",
  about:
    "Sends a verification code to the caller's own phone, or to the one that is to take its place. 122: none is known.",
  access: "visitor",
  effect: "write",
  request: z.object({
    purpose: CodePurpose,
    /** With the purpose "change_phone". */
    phone: z.optional(TypedPhone),
  }),
  response: CodeSent,
  fails: [Code.codeNotSent, Code.phoneMissing, Code.alreadyRegistered, Code.idMissing],
});

export const accountCancel = call({
  path: "/order/my/accountcancel",
  about:
    "Deletes the account, after a code check where a phone is known; where the operator has nothing that sends codes, " +
    "after one of the password, if there is one. 112, with the orders that stand in the way: something is still open. " +
    "What cards and vouchers hold goes to their stores. LINE is told where it was linked: `unlinked` says whether.",
  access: "visitor",
  effect: "write",
  request: z.object({
    code: z.optional(VerificationCode),
    /** The one in use, where the operator has nothing that sends codes. */
    password: z.optional(TypedPassword),
    /** The customer has seen what will be lost, balances included. */
    is_loss_accepted: z.literal(1),
    /** LINE's access token of the person who deletes: without one LINE's server takes no end of the link. */
    line_access_token: z.optional(z.string().check(z.minLength(1), z.maxLength(4_096))),
    reason: z.optional(Text(500)),
  }),
  response: z.object({
    time: Time,
    /** What the law has the operator keep. */
    kept: z.array(z.literal(["orders", "receipts", "payments", "ledger"])),
    /** Platforms that were told to end the link. */
    unlinked: z.array(Platform),
  }),
  fails: [Code.wrongCode, Code.passwordMismatch, Code.signOutFailed, Code.wrongOrderCode],
});
