import * as z from "zod/mini";
import { Id } from "./scalars.ts";

/** The signed-in user as stored by the browser (specification, section 3, "User"). */
export const User = z.object({
  uid: Id,
  /** The session's token. */
  auth_token: z.string().check(z.minLength(1), z.maxLength(256)),
  /** Channel of the store's notices to everyone; null until it is fetched. */
  inform_channel: z.nullable(z.string()),
  /** Channel of this member's own order messages; null until it is fetched. */
  inform_channel_member: z.nullable(z.string()),
});
export type User = z.infer<typeof User>;

/** How to listen: channel, where the messaging service is, and a token for that channel alone. */
export const Listening = z.object({
  channel: z.string(),
  /** Public; it can listen, and not publish. */
  subscribe_key: z.string(),
  /** Origin of the service, scheme and port included; null: PubNub's own. */
  origin: z.nullable(z.string()),
  /** Whom the token was made for: one listens under this id, or is refused. */
  user_id: Id,
  token: z.string(),
  /** Seconds until the token must be renewed. */
  expires_in: z.int(),
});
export type Listening = z.infer<typeof Listening>;
