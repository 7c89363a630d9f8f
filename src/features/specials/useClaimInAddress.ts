import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { href } from "#routes/href.ts";
import { keepClaimWish, readClaimWish } from "#state/payments/underWay.ts";
import { sessionAtom } from "#state/account/session.ts";

/**
 * The claim that the address carries. What the customer pressed for before they signed in is carried out once, as soon as
 * they are back with a session; what a link alone asks for waits for their press.
 * @param claim the coupon of the address
 */
export function useClaimInAddress(
  claim: string | undefined,
  carryOut: (coupon_id: string) => Promise<unknown>,
) {
  const navigate = useNavigate();
  const hasSession = useAtomValue(sessionAtom) !== null;
  const leave = () => {
    keepClaimWish(null);
    void navigate(href("specialCoupon", {}), { replace: true });
  };
  const proceed = useEffectEvent((coupon_id: string) => {
    if (readClaimWish() !== coupon_id) return;
    leave();
    void carryOut(coupon_id);
  });
  useEffect(() => {
    if (claim !== undefined && hasSession) proceed(claim);
  }, [claim, hasSession]);
  return {
    leave,
    press: (coupon_id: string) => {
      leave();
      void carryOut(coupon_id);
    },
  };
}
