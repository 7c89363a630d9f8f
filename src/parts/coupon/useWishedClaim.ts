import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { keepClaimWish, readClaimWish } from "#state/payments/underWay.ts";
import { sessionAtom } from "#state/account/session.ts";

/**
 * Carries out, once, the claim that the customer pressed for before they signed in.
 * @param shown the coupons of the screen, as soon as they are there
 */
export function useWishedClaim(
  shown: readonly { readonly coupon_id: string; readonly claimed: number }[],
  claim: (coupon_id: string, has: number) => Promise<unknown>,
): void {
  const hasSession = useAtomValue(sessionAtom) !== null;
  const ids = shown.map(({ coupon_id }) => coupon_id).join();
  const proceed = useEffectEvent(() => {
    const wish = readClaimWish();
    const coupon = shown.find(({ coupon_id }) => coupon_id === wish);
    if (coupon === undefined) return;
    keepClaimWish(null);
    void claim(coupon.coupon_id, coupon.claimed);
  });
  useEffect(() => {
    if (hasSession && ids !== "") proceed();
  }, [hasSession, ids]);
}
