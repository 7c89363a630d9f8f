import * as z from "zod/mini";
import { call } from "../call.ts";
import { Listening, User } from "../member.ts";
import { Id } from "../scalars.ts";

export const noneRegister = call({
  path: "/order/user/none_register",
  about: "Registers a visitor without a name, where the store allows it or the visitor asks for it.",
  access: "anyone",
  effect: "write",
  request: z.object({ store_id: z.optional(Id), table_id: z.optional(Id) }),
  response: User,
  fails: [111, 201, 202],
});

export const updateToken = call({
  path: "/order/user/update_token",
  about: "Exchanges a session's token, expired for not too long, for a new one; the old one ends.",
  access: "anyone",
  effect: "write",
  request: z.object({ uid: Id, auth_token: z.string().check(z.minLength(1), z.maxLength(256)) }),
  response: User,
  fails: [102],
});

export const getChannel = call({
  path: "/order/user/get_channel",
  about: "The member's channels and a token to listen to them.",
  access: "visitor",
  effect: "read",
  request: z.object({ store_id: z.optional(Id) }),
  response: z.object({
    inform_channel: z.string(),
    inform_channel_member: z.string(),
    listening: Listening,
  }),
  fails: [],
});
