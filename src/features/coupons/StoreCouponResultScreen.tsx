import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Claimed } from "./Claimed.tsx";
import styles from "./Coupons.module.css";
import { ShownAtCounter } from "./ShownAtCounter.tsx";

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
