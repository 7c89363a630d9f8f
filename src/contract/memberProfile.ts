import * as z from "zod/mini";
import { Address } from "./address.ts";
import { Card } from "./card.ts";
import { Sex } from "./enumerations.ts";
import { Platform } from "./externalAuth.ts";
import { Flag, Id, Picture, Time, WireLanguage, Yen } from "./scalars.ts";

/** What the member has with the operator: the "me" page's counts, and what deleting the account would lose. */
export const MemberHoldings = z.object({
  /** Neither settled nor canceled. */
  open_orders: z.int(),
  /** Of all refill cards. */
  card_balance: Yen,
  voucher_balance: Yen,
  unused_coupons: z.int(),
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
