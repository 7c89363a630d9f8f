import { useAtomValue } from "jotai";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import * as Code from "#contract/codes.ts";
import type { CouponOffer } from "#contract/coupon.ts";
import { CouponTab } from "#contract/enumerations.ts";
import type { StoreSummary } from "#contract/storeLists.ts";
import { isForCounter } from "#domain/coupons/claimHindrance.ts";
import { getCouponInfoCall, memberCouponCall } from "#net/calls/couponCalls.ts";
import { useCall } from "#net/useCall.ts";
import { Ticket } from "#parts/coupons/Ticket.tsx";
import { useClaims, useWishedClaim } from "#parts/coupons/useClaims.ts";
import { ShareButton } from "#parts/share/ShareButton.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { useMinute } from "#parts/shell/clock.ts";
import { StoreCard } from "#parts/stores/StoreCard.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { sessionAtom } from "#state/account/session.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import styles from "./Coupons.module.css";
import { CouponsSkeleton } from "./CouponsSkeleton.tsx";
import { useAtCounter } from "./HeldTicket.tsx";
import type { JustClaimed } from "./StoreCouponResultScreen.tsx";

/** One coupon, as a link or a QR code leads to it: claimed here, signed in or not, and the stores that take it (`/coupon`). */
export default function CouponScreen({ query }: { readonly query: QueryOf<typeof routes.coupon> }) {
  const { t } = useTranslation("coupons");
  const { couponId } = query;
  const now = useMinute();
  const navigate = useNavigate();
  const info = useCall(
    getCouponInfoCall,
    { coupon_id: couponId },
    { handles: [Code.couponMissing], isOwn: true },
  );
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
        ) : failure?.kind === "code" && failure.code === Code.couponMissing ? (
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

interface CouponStoresProps {
  readonly coupon: CouponOffer;
  readonly stores: readonly StoreSummary[];
}

/** The stores that take a coupon, each to order from, or to use it at the counter of where one has it already. */
function CouponStores({ coupon, stores }: CouponStoresProps) {
  const { t } = useTranslation("coupons");
  const id = useId();
  const hasSession = useAtomValue(sessionAtom) !== null;
  const { claimed, coupon_id, store_id } = coupon;
  const isAsked = hasSession && claimed > 0 && isForCounter(coupon);
  const mine = useCall(
    memberCouponCall,
    isAsked ? { tab: CouponTab.unused, ...(store_id === null ? {} : { store_id }) } : null,
    { isSilent: true },
  );
  const counter = useAtCounter(mine.reload);
  const held = mine.data?.items.find((one) => one.coupon_id === coupon_id)?.member_coupon_id ?? null;
  if (stores.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t("one.stores")}</h2>
      <ul className={styles.stores}>
        {stores.map((store) => (
          <li key={store.store_id}>
            <StoreCard store={{ ...store, coupon_names: [] }} layout="row" />
            {held !== null && (
              <Button
                size="small"
                kind="outline"
                busy={counter.busy === held}
                aria-label={`${t("counter.useHere")}: ${store.name}`}
                onClick={() => void counter.show({ member_coupon_id: held, store_id: store.store_id })}
              >
                {t("counter.useHere")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
