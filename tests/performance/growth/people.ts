import { inEach } from "#provider/db/tables/columns.ts";
import type { addresses } from "#provider/db/tables/addresses.ts";
import type { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import type { members, sessions } from "#provider/db/tables/members.ts";
import type { favourites } from "#provider/db/tables/signIn.ts";
import type { Random } from "./random.ts";
import type { Shop } from "./shops.ts";

const DAY = 86_400_000;
/** How much oftener than the rarest the most frequent guest comes. */
const MOST = 60;

export interface Person {
  readonly uid: string;
  readonly isMember: boolean;
  readonly since: Date;
  /** How often they order, against the rarest. */
  readonly weight: number;
}

/** Guests, of whom most come rarely and a few often: a Pareto distribution, the same whatever the number. */
export function peopleOf(
  count: number,
  during: { readonly since: Date; readonly until: Date },
  random: Random,
): Person[] {
  const span = during.until.getTime() - during.since.getTime();
  return Array.from({ length: count }, (_, index) => ({
    uid: `grow-m${String(index + 1).padStart(7, "0")}`,
    isMember: random.next() < 0.6,
    since: new Date(during.since.getTime() + Math.floor(random.next() * span)),
    weight: Math.min(MOST, (1 - random.next()) ** (-1 / 1.3)),
  }));
}

export function* memberRows(people: readonly Person[]): Generator<typeof members.$inferInsert> {
  for (const [index, { uid, isMember, since }] of people.entries())
    yield {
      uid,
      kind: isMember ? "member" : "visitor",
      nickname: isMember ? `会員${index + 1}` : "",
      phone: isMember ? `+8190${String(10_000_000 + index)}` : null,
      channel: `grow-channel-${index + 1}`,
      created_at: since,
      registered_at: isMember ? since : null,
    };
}

/** The last sign-in of each, of whom half can come back without a new one. */
export function* sessionRows(
  people: readonly Person[],
  until: Date,
  random: Random,
): Generator<typeof sessions.$inferInsert> {
  for (const { uid } of people) {
    const created_at = new Date(until.getTime() - random.below(120) * DAY);
    const refreshable_until = new Date(created_at.getTime() + 60 * DAY);
    // Those that have ended go by themselves.
    if (refreshable_until <= until) continue;
    yield {
      token_hash: `grow-${uid}`,
      uid,
      family: null,
      created_at,
      expires_at: new Date(created_at.getTime() + 7 * DAY),
      refreshable_until,
    };
  }
}

export function* addressRows(people: readonly Person[]): Generator<typeof addresses.$inferInsert> {
  for (const [index, { uid, isMember, since }] of people.entries()) {
    if (!isMember || index % 4 !== 0) continue;
    yield {
      id: `${uid}-home`,
      uid,
      name: `会員${index + 1}`,
      phone: "09012345678",
      postal_code: "1050011",
      prefecture: "東京都",
      city: "港区",
      address: "芝公園4-2-8",
      detail: "",
      is_default: 1,
      created_at: since,
      used_at: since,
    };
  }
}

export function* favouriteRows(
  people: readonly Person[],
  shops: readonly Shop[],
  random: Random,
): Generator<typeof favourites.$inferInsert> {
  for (const { uid, isMember, since } of people)
    if (isMember) yield { uid, store_id: random.pick(shops).id, created_at: since };
}

const OFF = { scope: 1, type: 2, discount_type: 2, discount_price: 100 } as const;

/** One coupon of each second store. */
export function* couponRows(shops: readonly Shop[], since: Date): Generator<typeof coupons.$inferInsert> {
  for (const [rank, { id: store_id }] of shops.entries()) {
    if (rank % 2 !== 0) continue;
    const name = inEach(() => "100円引き");
    yield {
      id: `${store_id}-coupon`,
      store_id,
      name,
      description: name,
      ...OFF,
      start_time: since,
      created_at: since,
    };
  }
}

export function* claimRows(
  people: readonly Person[],
  shops: readonly Shop[],
  random: Random,
): Generator<typeof memberCoupons.$inferInsert> {
  const offering = shops.filter((_, rank) => rank % 2 === 0);
  for (const { uid, isMember, since } of people) {
    if (!isMember || !random.isOneIn(2)) continue;
    yield { id: `${uid}-coupon`, coupon_id: `${random.pick(offering).id}-coupon`, uid, received_at: since };
  }
}
