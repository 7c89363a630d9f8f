import { Sex } from "#contract/enumerations.ts";
import type { Profile } from "#features/members/profile.ts";

/** A member as the provider tells them of themselves. */
export function someProfile(changes: Partial<Profile> = {}): Profile {
  return {
    uid: "one",
    kind: "member",
    nickname: "Hana",
    family_name: "Sato",
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
    registered_time: "2026-11-01T12:00:00+09:00",
    holdings: {
      open_orders: 1,
      card_balance: 3_200,
      voucher_balance: 500,
      unused_coupons: 3,
      unreceived_coupons: 7,
      favourites: 2,
      reviews: 1,
      unread_informs: 4,
    },
    ...changes,
  };
}
