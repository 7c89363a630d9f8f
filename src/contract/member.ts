import * as z from "zod/mini";
import { Address } from "./address.ts";
import { call } from "./call.ts";
import * as Code from "./codes.ts";
import { Card } from "./payment.ts";
import { Flag, Id, Picture, Sex, Time, WireLanguage, Yen } from "./scalars.ts";

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

const Token = z.string().check(z.minLength(1), z.maxLength(4_096));

/** LINE's proof of who someone is; the provider verifies it with LINE, and trusts nothing else. */
export const LineProof = z.object({
  platform: z.literal("line"),
  /** id: an ID token; access: an access token, where the ID token has run out. */
  token_kind: z.literal(["id", "access"]),
  token: Token,
  /** The nonce that the sign-in was begun with; LIFF sends none. */
  nonce: z.optional(z.string().check(z.maxLength(128))),
});

/** WeChat's, exchanged by the provider. */
export const WeChatProof = z.object({
  platform: z.literal("wechat"),
  /** As WeChat's redirect carried it. */
  code: Token,
  /** Made and signed by the provider, with the hash of the verifier in it. */
  state: z.string().check(z.minLength(1), z.maxLength(1_024)),
  /** Kept by the browser that left: who comes back without it is another. */
  verifier: z.string().check(z.minLength(32), z.maxLength(128)),
});

/** A proof from another platform of who someone is. */
export const ExternalProof = z.discriminatedUnion("platform", [LineProof, WeChatProof]);
/** The platforms that an account can be linked with. */
export const Platform = z.literal(["line", "wechat"]);

/** The session that signing in began. The visitor's before it has ended, and what it held is the member's now. */
export const SignedIn = z.object({
  ...User.shape,
  kind: z.literal(["visitor", "member"]),
  /** 1: the account was made by this sign-in. */
  is_new: Flag,
  /** What came along from the visitor's session. */
  moved: z.object({ orders: z.int(), cart_lines: z.int(), coupons: z.int(), addresses: z.int() }),
});

/** What the member has with the operator: the "me" page's counts, and what deleting the account would lose. */
export const MemberHoldings = z.object({
  /** Neither settled nor canceled. */
  open_orders: z.int(),
  /** Of all refill cards. */
  card_balance: Yen,
  voucher_balance: Yen,
  unused_coupons: z.int(),
  /** Coupons that can be claimed. Absent: nobody has counted them. */
  unreceived_coupons: z.optional(z.int()),
  favourites: z.int(),
  reviews: z.int(),
  unread_informs: z.int(),
});

/** A member or visitor, for their own eyes (specification, section 3, "User profile"). */
export const MemberProfile = z.object({
  uid: Id,
  kind: z.literal(["visitor", "member"]),
  nickname: z.string(),
  family_name: z.string(),
  given_name: z.string(),
  sex: Sex,
  /** Null until one is confirmed. */
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  avatar: z.nullable(Picture),
  addresses: z.array(Address),
  cards: z.array(Card),
  has_password: Flag,
  /** Platforms that it is linked with. */
  platforms: z.array(Platform),
  /** Language that messages are written in. */
  language: WireLanguage,
  /** 1: agreed to notices of orders by the messaging app. */
  is_message_agreed: Flag,
  /** Where those can come: when the member last said whether they want them, null before. Absent where none can. */
  message_answered_time: z.optional(z.nullable(Time)),
  registered_time: Time,
  holdings: MemberHoldings,
});

/** Where a member asks for all that is kept of them, and begins the address of the file. */
export const MY_DATA_PATH = "/my-data";

/**
 * Beside the calls, as pictures are: an address of one's own data as a file, good for some minutes and for as long as one
 * is signed in. 90006: asked for too often today.
 */
export const myData = call({
  path: MY_DATA_PATH,
  about: "A short-lived address of everything that is kept of the caller, as one JSON file.",
  access: "visitor",
  effect: "read",
  request: z.object({}),
  response: z.object({ href: z.string(), expires_at: Time }),
  fails: [Code.tooManyRequests],
});
