import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { getCouponInfoCall } from "#net/calls/couponCalls.ts";
import { useCall } from "#net/useCall.ts";
import { Ticket } from "#parts/coupon/Ticket.tsx";
import { useClaims } from "#parts/coupon/useClaims.ts";
import { useMinute } from "#parts/coupon/useMinute.ts";
import { useWishedClaim } from "#parts/coupon/useWishedClaim.ts";
import { ShareButton } from "#parts/share/ShareButton.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { CouponStores } from "./CouponStores.tsx";
import styles from "./Coupons.module.css";
import { CouponsSkeleton } from "./CouponsSkeleton.tsx";
import type { JustClaimed } from "./useJustClaimed.ts";

const GONE = 501;

/** One coupon, as a link or a QR code leads to it: claimed here, signed in or not, and the stores that take it (`/coupon`). */
export default function CouponScreen({ query }: { readonly query: QueryOf<typeof routes.coupon> }) {
  const { t } = useTranslation("coupons");
  const { couponId } = query;
  const now = useMinute();
  const navigate = useNavigate();
  const info = useCall(getCouponInfoCall, { coupon_id: couponId }, { handles: [GONE], isOwn: true });
  const { data, failure } = info;
  const claims = useClaims(info.reload, (coupon) => href("coupon", { couponId: coupon }));
  const claim = async (coupon_id: string, has: number) => {
    const claimed = await claims.claim(coupon_id, has);
    const storeId = claimed?.store_id ?? data?.stores[0]?.store_id;
    if (claimed?.member_coupon_id && storeId !== undefined) {
      const result = { storeId, couponId: coupon_id, memberCouponId: claimed.member_coupon_id };
      const state: JustClaimed = { justClaimed: true, goodUntil: claimed.valid_until };
      void navigate(href("storeCouponResult", result), { replace: true, state });
    }
    return claimed;
  };
  useWishedClaim(data ? [data.coupon] : [], claim);
  return (
    <>
      <BackBar
        title={t("one.title")}
        parent="userCoupon"
        actions={data && <ShareButton shared={{ kind: "coupon", coupon: data.coupon }} />}
      />
      <main className={styles.page}>
        {data ? (
          <div className={styles.one}>
            {data.coupon.store_name !== null && <p className={styles.store}>{data.coupon.store_name}</p>}
            <Ticket offered={data.coupon} claims={{ ...claims, claim }} now={now} />
            <CouponStores coupon={data.coupon} stores={data.stores} />
          </div>
        ) : failure?.kind === "code" && failure.code === GONE ? (
          <EmptyState
            title={t("one.gone")}
            illustration={<NothingFound />}
            action={<Button href={href("specialCoupon", {})}>{t("find")}</Button>}
          >
            {t("one.goneText")}
          </EmptyState>
        ) : failure ? (
          <CallTrouble failure={failure} onRetry={info.reload} isRetrying={info.isValidating} />
        ) : (
          <CouponsSkeleton />
        )}
      </main>
    </>
  );
}
