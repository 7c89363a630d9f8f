import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CouponOffer } from "#contract/coupon.ts";
import { Button } from "#ui/actions/Button.tsx";
import styles from "./Ticket.module.css";
import { claimed } from "./Ticket.tsx";
import type { Claims } from "./useClaims.ts";

interface ClaimAllProps {
  readonly offers: readonly CouponOffer[];
  readonly claims: Claims;
  readonly now: Date;
  /** Where there are more than were read: how many in all, and the way to find them. */
  readonly all?: { readonly count: number; readonly read: () => Promise<readonly string[]> } | undefined;
}

/** Claims at once whatever can be claimed on a screen and is not held yet; nothing where that is less than two. */
export function ClaimAll({ offers, claims, now, all }: ClaimAllProps) {
  const { t } = useTranslation("specials");
  const [isBusy, setBusy] = useState(false);
  const left = offers.filter((offer) => {
    const { count, hindrance } = claimed(offer, claims.stateOf(offer.coupon_id).atLeast, now);
    return count === 0 && (hindrance === null || hindrance === "sign_in");
  });
  if (left.length < 2 && !isBusy) return null;
  const claim = async () => {
    setBusy(true);
    await claims.claimAll(all ? await all.read() : left.map(({ coupon_id }) => coupon_id));
    setBusy(false);
  };
  return (
    <div className={styles.all}>
      <Button block busy={isBusy} end={all?.count ?? left.length} onClick={() => void claim()}>
        {t("coupon.claimAll")}
      </Button>
    </div>
  );
}
