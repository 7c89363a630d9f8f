import { useTranslation } from "react-i18next";
import type { MemberCoupon } from "#contract/coupon.ts";
import { memberCouponCall } from "#net/calls/couponCalls.ts";
import { Ticket } from "#parts/coupon/Ticket.tsx";
import { useClaims } from "#parts/coupon/useClaims.ts";
import { useMinute } from "#parts/coupon/useMinute.ts";
import { useWishedClaim } from "#parts/coupon/useWishedClaim.ts";
import { ListEnd } from "#parts/storeList/ListEnd.tsx";
import { usePages } from "#parts/storeList/usePages.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { memberCouponPagesAtom } from "#state/storage/pages.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { PullToRefresh } from "#ui/lists/PullToRefresh.tsx";
import styles from "./Coupons.module.css";
import { CouponsSkeleton } from "./CouponsSkeleton.tsx";
import type { CouponTabOf } from "./couponTabs.ts";
import { MyCoupon } from "./MyCoupon.tsx";
import { useAtCounter } from "./useAtCounter.ts";

const idOf = ({ member_coupon_id, coupon_id }: MemberCoupon) => member_coupon_id ?? coupon_id;
/** As the list has it: it can be claimed, or it would not be there. */
const offered = (coupon: MemberCoupon) =>
  ({ ...coupon, left: -1, claimed: 0, good_until: null, can_claim: 1, hindrance: null }) as const;

/** The coupons of one tab. */
export function CouponPages({ tab }: { readonly tab: CouponTabOf }) {
  const { t } = useTranslation("coupons");
  const { t: tc } = useTranslation();
  const now = useMinute();
  const { items, failure, ...pages } = usePages(
    memberCouponCall,
    { tab: tab.number },
    { page: (data) => data, idOf, kept: memberCouponPagesAtom },
  );
  const claims = useClaims(pages.reload, () => href("userCoupon", { tab: "1" }));
  const counter = useAtCounter(pages.reload);
  const offers = tab.number === 1 ? (items ?? []).map(offered) : [];
  useWishedClaim(offers, claims.claim);
  if (items === null) {
    return failure ? (
      <CallTrouble failure={failure} onRetry={pages.reload} isRetrying={pages.isValidating} />
    ) : (
      <CouponsSkeleton />
    );
  }
  return (
    <PullToRefresh onRefresh={pages.reload} busyLabel={tc("loading")}>
      {items.length === 0 && (
        <EmptyState
          title={t(`empty.${tab.name}`)}
          illustration={<NothingFound />}
          action={
            <>
              {tab.number === 2 && (
                <Button href={href("userCoupon", { tab: "1" })}>{t("toUnreceived")}</Button>
              )}
              <Button kind={tab.number === 2 ? "quiet" : "primary"} href={href("specialCoupon", {})}>
                {t("find")}
              </Button>
            </>
          }
        />
      )}
      <ul className={styles.list}>
        {offers.map((offer) => (
          <li key={offer.coupon_id}>
            {offer.store_name !== null && <p className={styles.store}>{offer.store_name}</p>}
            <Ticket offered={offer} claims={claims} now={now} />
          </li>
        ))}
        {tab.number !== 1 &&
          items.map((coupon) => (
            <li key={idOf(coupon)}>
              <MyCoupon coupon={coupon} counter={counter} />
            </li>
          ))}
      </ul>
      <ListEnd
        count={items.length}
        hasMore={pages.hasMore}
        moreState={pages.moreState}
        readMore={pages.readMore}
      />
    </PullToRefresh>
  );
}
