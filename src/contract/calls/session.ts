import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { Listening, User } from "#contract/member.ts";
import { Flag, Id, JumpType, Registration } from "#contract/scalars.ts";
import * as Code from "../codes.ts";

export const noneRegister = call({
  path: "/order/user/none_register",
  about: "Registers a visitor without a name, where the store allows it or the visitor asks for it.",
  access: "anyone",
  effect: "write",
  request: z.object({ store_id: z.optional(Id), table_id: z.optional(Id) }),
  response: User,
  fails: [Code.registrationFailed, Code.storeMissing, Code.tableMissing],
});

export const updateToken = call({
  path: "/order/user/update_token",
  about:
    "Exchanges a session's token, expired for not too long, for a new one; the old one ends. With `is_sign_out` the " +
    "session ends for good, and the answer's token is good for nothing.",
  access: "anyone",
  effect: "write",
  request: z.object({
    uid: Id,
    /** The token to be exchanged. */
    auth_token: z.string().check(z.minLength(1), z.maxLength(256)),
    /** 1: the customer signs out. */
    is_sign_out: z.optional(Flag),
  }),
  response: User,
  fails: [Code.signatureFailed, Code.signOutFailed],
});

export const getChannel = call({
  path: "/order/user/get_channel",
  about: "The member's channels and a token to listen to them.",
  access: "visitor",
  effect: "read",
  request: z.object({ store_id: z.optional(Id) }),
  response: z.object({
    /** Channel of the store's notices to everyone. */
    inform_channel: z.string(),
    /** Channel of this member's own order messages. */
    inform_channel_member: z.string(),
    listening: Listening,
  }),
  fails: [],
});

export const jumpType = call({
  path: "/order/store/jump_type",
  about:
    "Where someone who is not signed in belongs: 1 sign-in page, 2 anonymous registration, 3 single sign-on.",
  access: "anyone",
  effect: "read",
  request: z.object({ store_id: z.optional(Id), table_id: z.optional(Id) }),
  response: z.object({
    jump_type: JumpType,
    /** Address of the single sign-on page; null unless that is the `jump_type`. */
    url: z.nullable(z.string()),
  }),
  fails: [Code.storeMissing],
});

export const checkStoreReg = call({
  path: "/order/store/checkstorereg",
  about: "Whether a store registers its guests, and how.",
  access: "anyone",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({
    is_room: Flag,
    is_reg: Registration,
  }),
  fails: [Code.storeMissing],
});
