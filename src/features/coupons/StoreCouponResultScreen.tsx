import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router-dom";
import * as Code from "#contract/codes.ts";
import { isForCounter } from "#domain/coupons/claimHindrance.ts";
import { getCouponInfoCall, spendMemberCouponCall } from "#net/calls/couponCalls.ts";
import { useCall, useSend } from "#net/useCall.ts";
import { useCouponWay } from "#parts/coupons/useCouponWay.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { UseTicketView } from "#parts/storedValue/UseTicketView.tsx";
import { useTicketReading, useUseTicket } from "#parts/storedValue/useUseTicket.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Button } from "#ui/actions/Button.tsx";
import { checkIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Coupons.module.css";
import { CouponsSkeleton } from "./CouponsSkeleton.tsx";
import { HeldTicket, useAtCounter } from "./HeldTicket.tsx";

/** What came of a coupon: claimed, or shown at the counter until the clerk has decided (`/storeCouponResult`). */
export default function StoreCouponResultScreen({
  query,
}: {
  readonly query: QueryOf<typeof routes.storeCouponResult>;
}) {
  const { t } = useTranslation(["coupons", "useTicket"]);
  const { couponId, memberCouponId, storeId, useId } = query;
  const isShown = memberCouponId !== undefined && useId !== undefined;
  return (
    <>
      <BackBar
        title={isShown ? t("useTicket:title") : t("coupons:title")}
        parent="userCoupon"
        backTo={href("userCoupon", {})}
      />
      <main className={styles.page}>
        {isShown ? (
          <ShownAtCounter memberCouponId={memberCouponId} storeId={storeId} useId={useId} />
        ) : couponId === undefined ? (
          <Navigate replace to={href("userCoupon", {})} />
        ) : (
          <Claimed couponId={couponId} memberCouponId={memberCouponId ?? null} storeId={storeId} />
        )}
      </main>
    </>
  );
}

interface ShownAtCounterProps {
  readonly memberCouponId: string;
  readonly storeId: string;
  readonly useId: string;
}

/** A coupon's ticket at the counter, and where one goes on from it. */
function ShownAtCounter({ memberCouponId, storeId, useId }: ShownAtCounterProps) {
  const { t } = useTranslation("coupons");
  const request = { member_coupon_id: memberCouponId, store_id: storeId, use_id: useId };
  const send = useSend();
  const use = useUseTicket(useCall(spendMemberCouponCall, request, useTicketReading()), () =>
    send(spendMemberCouponCall, { ...request, stop: true }),
  );
  const counter = useAtCounter(use.reload, true);
  const state = use.ticket?.state;
  const isToRepeat = state === "expired" || state === "refused" || state === "withdrawn";
  return (
    <UseTicketView
      use={use}
      actions={
        <>
          {isToRepeat && (
            <Button
              block
              busy={counter.busy !== null}
              onClick={() => void counter.show({ member_coupon_id: memberCouponId, store_id: storeId })}
            >
              {t("counter.again")}
            </Button>
          )}
          <Button
            block
            kind={isToRepeat ? "quiet" : "primary"}
            href={href("userCoupon", { tab: isToRepeat ? "2" : "3" })}
          >
            {t("toMine")}
          </Button>
        </>
      }
    />
  );
}

interface ClaimedProps {
  readonly couponId: string;
  readonly memberCouponId: string | null;
  readonly storeId: string;
}

/** A coupon that was just claimed, and the ways to use it. */
function Claimed({ couponId, memberCouponId, storeId }: ClaimedProps) {
  const { t } = useTranslation("coupons");
  const info = useCall(
    getCouponInfoCall,
    { coupon_id: couponId },
    { handles: [Code.couponMissing], isOwn: true },
  );
  const counter = useAtCounter(info.reload);
  const just = useJustClaimed();
  const way = useCouponWay();
  const coupon = info.data?.coupon;
  if (coupon === undefined) {
    if (!info.failure) return <CouponsSkeleton />;
    // Its own screen says so, and leads on.
    if (info.failure.kind === "code" && info.failure.code === Code.couponMissing) {
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
          <Button block href={way(coupon, storeId)}>
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

/**
 * What comes with the way to a coupon's result from its claim: what was read of it before may still say otherwise, and
 * of the coupon, not of the piece in one's hands. Null `goodUntil`: without end.
 */
export interface JustClaimed {
  readonly justClaimed: true;
  readonly goodUntil: string | null;
}

/** Null where one came to the result in another way. */
function useJustClaimed(): JustClaimed | null {
  const state: unknown = useLocation().state;
  if (typeof state !== "object" || state === null || !("justClaimed" in state)) return null;
  const goodUntil = "goodUntil" in state && typeof state.goodUntil === "string" ? state.goodUntil : null;
  return { justClaimed: true, goodUntil };
}
