import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import type { MemberCoupon } from "#contract/coupon.ts";
import { CouponTab } from "#contract/enumerations.ts";
import { memberCouponCall } from "#net/calls/couponCalls.ts";
import { useSend } from "#net/useCall.ts";
import { ClaimAll } from "#parts/coupons/ClaimAll.tsx";
import { Ticket } from "#parts/coupons/Ticket.tsx";
import { useClaims, useWishedClaim } from "#parts/coupons/useClaims.ts";
import { useMinute } from "#parts/shell/clock.ts";
import { ListEnd } from "#parts/stores/list/ListEnd.tsx";
import { usePages } from "#parts/stores/list/usePages.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { placeAtom } from "#state/page/pageState.ts";
import { memberCouponPagesAtom } from "#state/storage/pages.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Card } from "#ui/lists/Card.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { PullToRefresh } from "#ui/lists/PullToRefresh.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import styles from "./Coupons.module.css";
import { CouponsSkeleton } from "./CouponsSkeleton.tsx";
import { useAtCounter } from "./HeldTicket.tsx";
import { MyCoupon } from "./MyCoupon.tsx";

/** A tab of one's coupons, as the calls number and count them. */
export interface CouponTabOf {
  readonly number: CouponTab;
  readonly name: "unreceived" | "unused" | "used" | "expired";
}

const idOf = ({ member_coupon_id, coupon_id }: MemberCoupon) => member_coupon_id ?? coupon_id;
/** As the list has it: it can be claimed, or it would not be there. */
const offered = (coupon: MemberCoupon) =>
  ({ ...coupon, left: -1, claimed: 0, good_until: null, can_claim: 1, hindrance: null }) as const;

/** The coupons of one tab, with those that are over folded away behind a row at the end of the others. */
export function CouponPages({ tab }: { readonly tab: CouponTabOf }) {
  const { t } = useTranslation("coupons");
  const { t: tc } = useTranslation();
  const now = useMinute();
  const send = useSend();
  const here = useAtomValue(placeAtom).store_id;
  const { items, failure, ...pages } = usePages(
    memberCouponCall,
    { tab: tab.number },
    { page: (data) => data, idOf, kept: memberCouponPagesAtom },
  );
  const claims = useClaims(pages.reload, () => href("userCoupon", { tab: "1" }));
  const counter = useAtCounter(pages.reload);
  const isToClaim = tab.number === CouponTab.unclaimed;
  const offers = isToClaim ? (items ?? []).map(offered) : [];
  useWishedClaim(offers, claims.claim, claims.claimAll);
  if (items === null) {
    return failure ? (
      <CallTrouble failure={failure} onRetry={pages.reload} isRetrying={pages.isValidating} />
    ) : (
      <CouponsSkeleton />
    );
  }
  const counts = pages.data?.counts;
  const over = counts && (isToClaim || tab.number === CouponTab.unused) ? counts.used + counts.expired : 0;
  /** All that there are, although fewer were read. */
  const readAll = async () => {
    const found = items.map(({ coupon_id }) => coupon_id);
    let cursor = pages.data?.next_cursor ?? null;
    while (cursor !== null) {
      const answer = await send(memberCouponCall, { tab: tab.number, cursor }, { isSilent: true });
      if (!answer.ok) break;
      found.push(...answer.data.items.map(({ coupon_id }) => coupon_id));
      cursor = answer.data.next_cursor;
    }
    return [...new Set(found)];
  };
  const isForHere = ({ status, store_id }: MemberCoupon) =>
    status === CouponTab.unused && here !== null && (store_id === null || store_id === here);
  const mine = isToClaim ? [] : [...items.filter(isForHere), ...items.filter((one) => !isForHere(one))];
  return (
    <PullToRefresh onRefresh={pages.reload} busyLabel={tc("loading")}>
      {items.length === 0 && <NoCoupons tab={tab} hasSome={counts !== undefined && counts.unreceived > 0} />}
      <ClaimAll
        offers={offers}
        claims={claims}
        now={now}
        all={pages.hasMore && counts ? { count: counts.unreceived, read: readAll } : undefined}
      />
      <ul className={styles.list}>
        {offers.map((offer) => (
          <li key={offer.coupon_id}>
            {offer.store_name !== null && <p className={styles.store}>{offer.store_name}</p>}
            <Ticket offered={offer} claims={claims} now={now} />
          </li>
        ))}
        {mine.map((coupon) => (
          <li key={idOf(coupon)}>
            <MyCoupon coupon={coupon} counter={counter} isForHere={isForHere(coupon)} />
          </li>
        ))}
      </ul>
      <ListEnd of={pages} />
      {over > 0 && (
        <div className={styles.over}>
          <Card padded={false}>
            <ListRow
              title={t("over")}
              end={t("pieces", { count: over })}
              href={href("userCoupon", { tab: counts?.used === 0 ? "4" : "3" })}
            />
          </Card>
        </div>
      )}
    </PullToRefresh>
  );
}

interface NoCouponsProps {
  readonly tab: CouponTabOf;
  /** Whether there are some to claim. */
  readonly hasSome: boolean;
}

/** In the place of a tab's coupons: what will be there, and the way to get one. */
function NoCoupons({ tab, hasSome }: NoCouponsProps) {
  const { t } = useTranslation("coupons");
  const isClaimOffered = hasSome && tab.number !== CouponTab.unclaimed;
  return (
    <EmptyState
      title={t(`empty.${tab.name}`)}
      illustration={<NothingFound />}
      action={
        <>
          {isClaimOffered && <Button href={href("userCoupon", { tab: "1" })}>{t("toUnreceived")}</Button>}
          <Button kind={isClaimOffered ? "quiet" : "primary"} href={href("specialCoupon", {})}>
            {t("find")}
          </Button>
        </>
      }
    >
      {t(`emptyText.${tab.name}`)}
    </EmptyState>
  );
}
