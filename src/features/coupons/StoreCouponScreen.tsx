import { useTranslation } from "react-i18next";
import type { CouponOffer } from "#contract/coupon.ts";
import { storeCouponListCall } from "#net/calls/couponCalls.ts";
import { ClaimAll } from "#parts/coupons/ClaimAll.tsx";
import { Ticket } from "#parts/coupons/Ticket.tsx";
import { type Claims, useClaims, useWishedClaim } from "#parts/coupons/useClaims.ts";
import { useCouponWay } from "#parts/coupons/useCouponWay.ts";
import { useMinute } from "#parts/shell/clock.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { ListEnd } from "#parts/stores/list/ListEnd.tsx";
import { usePages } from "#parts/stores/list/usePages.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { storeCouponPagesAtom } from "#state/storage/pages.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";
import { PullToRefresh } from "#ui/lists/PullToRefresh.tsx";
import styles from "./Coupons.module.css";
import { CouponsSkeleton } from "./CouponsSkeleton.tsx";

const idOf = ({ coupon_id }: CouponOffer) => coupon_id;

/** A store's coupons to claim, the operator's among them (`/storeCoupon`). */
export default function StoreCouponScreen({ query }: { readonly query: QueryOf<typeof routes.storeCoupon> }) {
  const { t } = useTranslation("coupons");
  const { t: tc } = useTranslation();
  const { storeId } = query;
  const now = useMinute();
  const way = useCouponWay();
  const { items, failure, ...pages } = usePages(
    storeCouponListCall,
    { store_id: storeId },
    { page: (data) => data, idOf, kept: storeCouponPagesAtom },
  );
  const claims = useClaims(pages.reload, () => href("storeCoupon", { storeId }));
  useWishedClaim(items ?? [], claims.claim, claims.claimAll);
  const name = items?.find(({ store_name }) => store_name !== null)?.store_name;
  return (
    <>
      <BackBar title={t("store.title")} parent="storeHome" backTo={href("storeHome", { storeId })} />
      <main className={styles.page}>
        {items === null && failure && (
          <CallTrouble failure={failure} onRetry={pages.reload} isRetrying={pages.isValidating} />
        )}
        {items === null && !failure && <CouponsSkeleton />}
        {items !== null && (
          <PullToRefresh onRefresh={pages.reload} busyLabel={tc("loading")}>
            {items.length === 0 ? (
              <EmptyState
                title={t("store.empty")}
                illustration={<NorenCurtain />}
                action={<Button href={href("storeHome", { storeId })}>{t("store.toStore")}</Button>}
              />
            ) : (
              <p className={styles.intro}>
                {name === undefined || name === null ? t("store.text") : t("store.textOf", { name })}
              </p>
            )}
            <ClaimAll offers={items} claims={claims} now={now} />
            <ul className={styles.list}>
              {inOrder(items, claims).map((offered) => (
                <li key={offered.coupon_id}>
                  <Ticket offered={offered} claims={claims} now={now} use={way(offered, storeId)} />
                </li>
              ))}
            </ul>
            <ListEnd of={pages} />
          </PullToRefresh>
        )}
      </main>
    </>
  );
}

/** Those to claim first, then those that one holds, then what one cannot have; what is claimed here stays where it is. */
function inOrder(offers: readonly CouponOffer[], claims: Claims): CouponOffer[] {
  const rank = ({ coupon_id, claimed, hindrance }: CouponOffer) => {
    const wasHeld = claimed > 0 && claims.stateOf(coupon_id).atLeast === 0;
    if (wasHeld) return 1;
    return claimed > 0 || hindrance === null || hindrance === "sign_in" ? 0 : 2;
  };
  return offers.toSorted((one, other) => rank(one) - rank(other));
}
