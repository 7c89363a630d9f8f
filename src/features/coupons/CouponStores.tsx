import { useAtomValue } from "jotai";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { CouponOffer } from "#contract/coupon.ts";
import type { StoreSummary } from "#contract/storeLists.ts";
import { isForCounter } from "#domain/coupons/claimHindrance.ts";
import { memberCouponCall } from "#net/calls/couponCalls.ts";
import { useCall } from "#net/useCall.ts";
import { StoreCard } from "#parts/storeCard/StoreCard.tsx";
import { sessionAtom } from "#state/account/session.ts";
import { Button } from "#ui/actions/Button.tsx";
import styles from "./Coupons.module.css";
import { useAtCounter } from "./useAtCounter.ts";

interface CouponStoresProps {
  readonly coupon: CouponOffer;
  readonly stores: readonly StoreSummary[];
}

/** The stores that take a coupon, each to order from, or to use it at the counter of where one has it already. */
export function CouponStores({ coupon, stores }: CouponStoresProps) {
  const { t } = useTranslation("coupons");
  const id = useId();
  const hasSession = useAtomValue(sessionAtom) !== null;
  const { claimed, coupon_id, store_id } = coupon;
  const isAsked = hasSession && claimed > 0 && isForCounter(coupon);
  const mine = useCall(
    memberCouponCall,
    isAsked ? { tab: 2, ...(store_id === null ? {} : { store_id }) } : null,
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
