import type * as z from "zod/mini";
import type { CouponOffer } from "#contract/coupon.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { claimHindrance } from "#domain/claimHindrance.ts";
import type { coupons } from "#provider/db/tables/coupons.ts";
import type { Localized } from "#provider/db/tables/localized.ts";
import { flag } from "#provider/flag.ts";

interface SeenBy {
  readonly language: WireLanguage;
  readonly now: Date;
  readonly store_name: Localized | null;
  readonly isMember: boolean;
  readonly hasOrdered: boolean;
  /** How many of this coupon the caller has claimed. */
  readonly claimed: number;
}

/** A coupon to claim, seen by the caller. */
export function presentOffer(row: typeof coupons.$inferSelect, seen: SeenBy): z.infer<typeof CouponOffer> {
  const { language, store_name, claimed } = seen;
  const { id, start_time, end_time, claimed_total, created_at: _, is_withdrawn: __, ...rest } = row;
  const left = row.limit_total === -1 ? -1 : Math.max(row.limit_total - claimed_total, 0);
  const hindrance = claimHindrance(row, left, seen);
  return {
    ...rest,
    coupon_id: id,
    name: row.name[language],
    description: row.description[language],
    store_name: store_name?.[language] ?? null,
    start_time: start_time.toISOString(),
    end_time: end_time?.toISOString() ?? null,
    left,
    claimed,
    can_claim: flag(hindrance === null),
    hindrance,
  };
}
