import { useTranslation } from "react-i18next";
import { WhereLine } from "#parts/place/WhereLine.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { StoreCard } from "#parts/storeCard/StoreCard.tsx";
import { StoreList } from "#parts/storeList/StoreList.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { PullToRefresh } from "#ui/lists/PullToRefresh.tsx";
import { ClaimRequest } from "#parts/coupon/ClaimRequest.tsx";
import { NothingOn } from "./NothingOn.tsx";
import styles from "./Specials.module.css";
import { Ticket } from "#parts/coupon/Ticket.tsx";
import { useClaimInAddress } from "./useClaimInAddress.ts";
import { useClaims } from "#parts/coupon/useClaims.ts";
import { useMinute } from "#parts/coupon/useMinute.ts";
import { useStoresWithCoupons } from "./useStoresWithCoupons.ts";

/** Stores with coupons, each coupon a ticket to claim (`/specialCoupon`). */
export default function SpecialCouponScreen({
  query,
}: {
  readonly query: QueryOf<typeof routes.specialCoupon>;
}) {
  const { t } = useTranslation("specials");
  const now = useMinute();
  const { pages, coupons } = useStoresWithCoupons();
  const claims = useClaims(pages.reload, (claim) => href("specialCoupon", { claim }));
  const { claim } = query;
  const asked = [...coupons.values()].flat().find(({ coupon_id }) => coupon_id === claim);
  const { leave, press } = useClaimInAddress(claim, (id) => claims.claim(id, asked?.claimed ?? 0));
  return (
    <>
      <BackBar title={t("coupon.title")} parent="special" />
      <main className={styles.page}>
        <PullToRefresh onRefresh={pages.reload} busyLabel={t("loading")}>
          <div className={styles.where}>
            <WhereLine />
          </div>
          {claim !== undefined && pages.stores !== null && (
            <ClaimRequest name={asked?.name} onClaim={() => press(claim)} onDismiss={leave} />
          )}
          <p className={styles.intro}>{t("coupon.text")}</p>
          <StoreList
            pages={pages}
            label={t("coupon.list")}
            layout="row"
            empty={<NothingOn title={t("coupon.noneTitle")} text={t("coupon.noneText")} hasOthers />}
            renderStore={(store) => (
              <div className={styles.byStore}>
                <StoreCard store={{ ...store, coupon_names: [] }} layout="row" heading="h2" />
                <ul className={styles.within} aria-label={t("coupon.ofStore", { name: store.name })}>
                  {coupons.get(store.store_id)?.map((offered) => (
                    <li key={offered.coupon_id}>
                      <Ticket offered={offered} claims={claims} now={now} heading="h3" />
                    </li>
                  ))}
                </ul>
              </div>
            )}
          />
        </PullToRefresh>
      </main>
    </>
  );
}
