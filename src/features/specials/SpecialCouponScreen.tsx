import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { ResponseOf } from "#contract/call.ts";
import type { storeListCoupon } from "#contract/calls/specials.ts";
import { storeListCouponCall } from "#net/calls/specialCalls.ts";
import ticketStyles from "#parts/coupons/Ticket.module.css";
import { Ticket } from "#parts/coupons/Ticket.tsx";
import { useClaims } from "#parts/coupons/useClaims.ts";
import { WhereLine } from "#parts/places/WhereLine.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomRail } from "#parts/shell/BottomRail.tsx";
import { useCouponWay } from "#parts/coupons/useCouponWay.ts";
import { useMinute } from "#parts/shell/clock.ts";
import { StoreCard } from "#parts/stores/StoreCard.tsx";
import { StoreList } from "#parts/stores/list/StoreList.tsx";
import { usePages } from "#parts/stores/list/usePages.ts";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { sessionAtom } from "#state/account/session.ts";
import { keepClaimWish, readClaimWish } from "#state/payments/underWay.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import { pagesAtom } from "#state/storage/pages.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { PullToRefresh } from "#ui/lists/PullToRefresh.tsx";
import { NothingOn } from "./NothingOn.tsx";
import styles from "./Specials.module.css";

/** Stores with coupons, each coupon a ticket to claim (`/specialCoupon`). */
export default function SpecialCouponScreen({
  query,
}: {
  readonly query: QueryOf<typeof routes.specialCoupon>;
}) {
  const { t } = useTranslation("specials");
  const now = useMinute();
  const way = useCouponWay();
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
                      <Ticket
                        offered={offered}
                        claims={claims}
                        now={now}
                        heading="h3"
                        use={way(offered, store.store_id)}
                      />
                    </li>
                  ))}
                </ul>
              </div>
            )}
          />
        </PullToRefresh>
      </main>
      <BottomRail tab="home" />
    </>
  );
}

interface ClaimRequestProps {
  /** The coupon's name, where the list knows it. */
  readonly name: string | undefined;
  readonly onClaim: () => void;
  readonly onDismiss: () => void;
}

/** Asks whether a coupon that a link names is to be claimed: a link alone claims nothing. */
function ClaimRequest({ name, onClaim, onDismiss }: ClaimRequestProps) {
  const { t } = useTranslation("specials");
  return (
    <div className={ticketStyles.request}>
      <Notice kind="info" live>
        <p>{name === undefined ? t("coupon.wish.title") : t("coupon.wish.named", { name })}</p>
        <div className={ticketStyles.choices}>
          <Button size="small" onClick={onClaim}>
            {t("coupon.wish.claim")}
          </Button>
          <Button size="small" kind="quiet" onClick={onDismiss}>
            {t("coupon.wish.dismiss")}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

/**
 * The claim that the address carries. What the customer pressed for before they signed in is carried out once, as soon as
 * they are back with a session; what a link alone asks for waits for their press.
 * @param claim the coupon of the address
 */
function useClaimInAddress(claim: string | undefined, carryOut: (coupon_id: string) => Promise<unknown>) {
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

const idOf = ({ store }: GivesCoupons) => store.store_id;

/** Stores with coupons around the customer's whereabouts, and the coupons of each. */
function useStoresWithCoupons() {
  const position = useAtomValue(positionAtom);
  const { items, ...pages } = usePages(storeListCouponCall, position ? { position } : {}, {
    page: (data) => data,
    idOf,
    kept: couponPagesAtom,
  });
  const coupons = new Map(items?.map((item) => [item.store.store_id, item.coupons]));
  return { pages: { ...pages, stores: items?.map(({ store }) => store) ?? null }, coupons };
}

type GivesCoupons = ResponseOf<typeof storeListCoupon>["items"][number];
export type Offered = GivesCoupons["coupons"][number];

/** Further pages of stores with coupons to claim. */
const couponPagesAtom = pagesAtom<GivesCoupons>();
