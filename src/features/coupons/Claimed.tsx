import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { isForCounter } from "#domain/coupons/claimHindrance.ts";
import { getCouponInfoCall } from "#net/calls/couponCalls.ts";
import { useCall } from "#net/useCall.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { checkIcon } from "#ui/icons/common.ts";
import styles from "./Coupons.module.css";
import { CouponsSkeleton } from "./CouponsSkeleton.tsx";
import { HeldTicket } from "./HeldTicket.tsx";
import { useAtCounter } from "./useAtCounter.ts";
import { useJustClaimed } from "./useJustClaimed.ts";

const GONE = 501;

interface ClaimedProps {
  readonly couponId: string;
  readonly memberCouponId: string | null;
  readonly storeId: string;
}

/** A coupon that was just claimed, and the ways to use it. */
export function Claimed({ couponId, memberCouponId, storeId }: ClaimedProps) {
  const { t } = useTranslation("coupons");
  const info = useCall(getCouponInfoCall, { coupon_id: couponId }, { handles: [GONE], isOwn: true });
  const counter = useAtCounter(info.reload);
  const just = useJustClaimed();
  const coupon = info.data?.coupon;
  if (coupon === undefined) {
    if (!info.failure) return <CouponsSkeleton />;
    // Its own screen says so, and leads on.
    if (info.failure.kind === "code" && info.failure.code === GONE) {
      return <Navigate replace to={href("coupon", { couponId })} />;
    }
    return <CallTrouble failure={info.failure} onRetry={info.reload} isRetrying={info.isValidating} />;
  }
  // Whoever follows somebody else's link has yet to claim it.
  if (coupon.claimed === 0 && just === null) return <Navigate replace to={href("coupon", { couponId })} />;
  const isShowable = memberCouponId !== null && coupon.store_id !== null && isForCounter(coupon);
  return (
    <div className={styles.one}>
      <section className={styles.done}>
        <span className={styles.mark}>
          <Icon of={checkIcon} size={32} />
        </span>
        <h2>{t("claimed.title")}</h2>
        <HeldTicket coupon={coupon} goodUntil={just?.goodUntil ?? null} />
        <div className={styles.ways}>
          <Button block href={href("storeHome", { storeId })}>
            {t("order")}
          </Button>
          {isShowable && (
            <Button
              block
              kind="outline"
              busy={counter.busy !== null}
              onClick={() => void counter.show({ member_coupon_id: memberCouponId, store_id: storeId })}
            >
              {t("counter.use")}
            </Button>
          )}
          <Button block kind="quiet" href={href("userCoupon", {})}>
            {t("toMine")}
          </Button>
        </div>
      </section>
    </div>
  );
}
