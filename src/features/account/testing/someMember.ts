import { someUser } from "#boot/testing/session.ts";
import type { ResponseOf } from "#contract/call.ts";
import type { memberInfo } from "#contract/calls/member.ts";
import type { login } from "#contract/calls/signIn.ts";
import { Sex } from "#contract/enumerations.ts";

type Profile = ResponseOf<typeof memberInfo>;

/** A member with a phone, a password and nothing else. */
export function someProfile(changes: Partial<Profile> = {}): Profile {
  return {
    uid: "u1",
    kind: "member",
    nickname: "Hana",
    family_name: "",
    given_name: "",
    sex: Sex.secret,
    phone: "+819012345678",
    email: null,
    avatar: null,
    addresses: [],
    cards: [],
    has_password: 1,
    platforms: [],
    language: "en",
    is_message_agreed: 0,
    registered_time: "2026-11-21T12:00:00+09:00",
    holdings: {
      open_orders: 0,
      card_balance: 0,
      voucher_balance: 0,
      unused_coupons: 0,
      favourites: 0,
      reviews: 0,
      unread_informs: 0,
    },
    ...changes,
  };
}

/** The answer of signing in to a member's account, nothing brought along. */
export function someSignedIn(changes: Partial<ResponseOf<typeof login>> = {}): ResponseOf<typeof login> {
  const moved = { orders: 0, cart_lines: 0, coupons: 0, addresses: 0 };
  return { ...someUser(), kind: "member", is_new: 0, moved, ...changes };
}
