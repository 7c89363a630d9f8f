import { createPath, useLocation } from "react-router-dom";
import { type Claims, useClaims } from "./useClaims.ts";
import type { CouponPlace } from "./useCouponPlace.ts";

/** Claims at a confirmation: a coupon that saves something is used as soon as it is claimed. */
export function useClaimAndUse(place: Pick<CouponPlace, "choose" | "reload" | "toClaim">): Claims {
  const here = createPath(useLocation());
  const claims = useClaims(place.reload, () => here);
  return {
    ...claims,
    claim: async (coupon_id, has) => {
      const claimed = await claims.claim(coupon_id, has);
      const saving = place.toClaim.find(({ offer }) => offer.coupon_id === coupon_id)?.discount ?? 0;
      if (claimed?.member_coupon_id && saving > 0) place.choose(claimed.member_coupon_id);
      return claimed;
    },
  };
}
