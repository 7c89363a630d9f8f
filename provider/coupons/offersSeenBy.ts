import type { CouponOffer } from "#contract/coupon.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type * as z from "zod/mini";
import type { Caller } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import { type Claims, claimsOf, NO_CLAIMS } from "./claimsOf.ts";
import { isKnownTo, orderedAt } from "./orderedAt.ts";
import type { CouponRow } from "./presentCoupon.ts";
import { presentOffer } from "./presentOffer.ts";

interface Seen {
  readonly caller: Caller | null;
  readonly language: WireLanguage;
  readonly now: Date;
}

/** Coupons to claim, seen by whoever asks, in the order given. */
export async function offersSeenBy(
  db: Database,
  offered: readonly { readonly coupon: CouponRow; readonly store_name: Localized | null }[],
  { caller, language, now }: Seen,
): Promise<z.infer<typeof CouponOffer>[]> {
  const isMember = caller?.kind === "member";
  const ids = offered.map(({ coupon }) => coupon.id);
  const claims = isMember ? await claimsOf(db, caller.uid, ids) : new Map<string, Claims>();
  const ordered = isMember ? await orderedAt(db, caller.uid) : new Set<string>();
  return offered.map(({ coupon, store_name }) =>
    presentOffer(coupon, {
      language,
      now,
      store_name,
      isMember,
      hasOrdered: isKnownTo(coupon.store_id, ordered),
      ...(claims.get(coupon.id) ?? NO_CLAIMS),
    }),
  );
}
