import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { createPath, useLocation, useNavigate } from "react-router-dom";
import type { MemberCoupon } from "#contract/coupon.ts";
import { CouponTab } from "#contract/enumerations.ts";
import { isForCounter } from "#domain/coupons/claimHindrance.ts";
import { memberCouponCall } from "#net/calls/couponCalls.ts";
import { storeListCouponCall } from "#net/calls/specialCalls.ts";
import { useCall } from "#net/useCall.ts";
import { ClaimAll } from "#parts/coupons/ClaimAll.tsx";
import ticket from "#parts/coupons/Ticket.module.css";
import { Ticket } from "#parts/coupons/Ticket.tsx";
import { useClaims, useWishedClaim } from "#parts/coupons/useClaims.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomBar } from "#parts/shell/BottomBar.tsx";
import { STORE_ZONE, useMinute } from "#parts/shell/clock.ts";
import { ListEnd } from "#parts/stores/list/ListEnd.tsx";
import { usePages } from "#parts/stores/list/usePages.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { sessionAtom } from "#state/account/session.ts";
import { memberCouponPagesAtom } from "#state/storage/pages.ts";
import { dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { PullToRefresh } from "#ui/lists/PullToRefresh.tsx";
import { TabPanel, Tabs } from "#ui/navigation/Tabs.tsx";
import { NorenCurtain, NothingFound } from "#ui/pictures/listDrawings.tsx";
import styles from "./Coupons.module.css";
import { CouponsSkeleton } from "./CouponsSkeleton.tsx";
import { HeldTicket, useAtCounter } from "./HeldTicket.tsx";

/**
 * One's coupons: to claim, unused, used, expired (`/userCoupon`). Without a tab in the address they begin with the unused
 * ones, or for whoever has none with those to claim.
 */
export default function UserCouponScreen({ query }: { readonly query: QueryOf<typeof routes.userCoupon> }) {
  const { t } = useTranslation("coupons");
  const navigate = useNavigate();
  const uid = useAtomValue(sessionAtom)?.uid ?? null;
  /** Null until it is known. What is claimed meanwhile leads nobody away. */
  const [hasNone, setNone] = useState<boolean | null>(null);
  const first = COUPON_TABS[hasNone === true ? 0 : 1];
  const tab = COUPON_TABS.find(({ number }) => String(number) === query.tab) ?? first;
  // The first page's own request: while another tab's comes, the numbers stay.
  const counts = useCall(memberCouponCall, uid === null ? null : { tab: tab.number }, {
    keepPreviousData: true,
  }).data?.counts;
  if (counts && hasNone === null) setNone(counts.unused === 0 && counts.unreceived > 0);
  const choose = (key: string) => navigate(href("userCoupon", { tab: key }), { replace: true });
  return (
    <>
      <BackBar title={t("title")} parent="user">
        {uid !== null && (
          <Tabs
            id="coupons"
            label={t("tabs")}
            tabs={COUPON_TABS.map(({ number, name }) => ({
              key: String(number),
              label: t(`tab.${name}`),
              count: counts?.[name] || undefined,
            }))}
            selected={String(tab.number)}
            onSelect={(key) => void choose(key)}
          />
        )}
      </BackBar>
      <main className={styles.page}>
        {uid === null ? (
          <CouponsToCome />
        ) : (
          <TabPanel of="coupons" tab={String(tab.number)}>
            <CouponPages key={`${tab.number} ${uid}`} tab={tab} />
          </TabPanel>
        )}
      </main>
      <BottomBar tab="me" />
    </>
  );
}

/** For who has no account: what there is to claim, and that it takes one. */
function CouponsToCome() {
  const { t } = useTranslation("coupons");
  const here = createPath(useLocation());
  const now = useMinute();
  const list = useCall(storeListCouponCall, {}, { isSilent: true });
  const claims = useClaims(list.reload, () => href("userCoupon", { tab: "1" }));
  const all = list.data?.items.flatMap(({ coupons }) => coupons) ?? [];
  const offers = [...new Map(all.map((offer) => [offer.coupon_id, offer])).values()].slice(0, SHOWN);
  return (
    <>
      <EmptyState
        title={t("stranger.title")}
        illustration={<NorenCurtain />}
        action={
          <>
            <Button href={href("loginInput", { callback: here })}>{t("stranger.signIn")}</Button>
            <Button kind="quiet" href={href("specialCoupon", {})}>
              {t("find")}
            </Button>
          </>
        }
      >
        {t("stranger.text")}
      </EmptyState>
      {offers.length > 0 && (
        <section className={styles.toCome} aria-labelledby="to-come">
          <h2 id="to-come">{t("stranger.toClaim")}</h2>
          <ul className={styles.list}>
            {offers.map((offer) => (
              <li key={offer.coupon_id}>
                {offer.store_name !== null && <p className={styles.store}>{offer.store_name}</p>}
                <Ticket offered={offer} claims={claims} now={now} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Coupons that who has no account is shown. */
const SHOWN = 6;

/** The tabs of one's coupons, as the calls number and count them. */
const COUPON_TABS = [
  { number: 1, name: "unreceived" },
  { number: 2, name: "unused" },
  { number: 3, name: "used" },
  { number: 4, name: "expired" },
] as const;

type CouponTabOf = (typeof COUPON_TABS)[number];

const idOf = ({ member_coupon_id, coupon_id }: MemberCoupon) => member_coupon_id ?? coupon_id;
/** As the list has it: it can be claimed, or it would not be there. */
const offered = (coupon: MemberCoupon) =>
  ({ ...coupon, left: -1, claimed: 0, good_until: null, can_claim: 1, hindrance: null }) as const;

/** The coupons of one tab. */
function CouponPages({ tab }: { readonly tab: CouponTabOf }) {
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
  const offers = tab.number === CouponTab.unclaimed ? (items ?? []).map(offered) : [];
  useWishedClaim(offers, claims.claim, claims.claimAll);
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
              {tab.number === CouponTab.unused && (
                <Button href={href("userCoupon", { tab: "1" })}>{t("toUnreceived")}</Button>
              )}
              <Button
                kind={tab.number === CouponTab.unused ? "quiet" : "primary"}
                href={href("specialCoupon", {})}
              >
                {t("find")}
              </Button>
            </>
          }
        />
      )}
      <ClaimAll offers={offers} claims={claims} now={now} />
      <ul className={styles.list}>
        {offers.map((offer) => (
          <li key={offer.coupon_id}>
            {offer.store_name !== null && <p className={styles.store}>{offer.store_name}</p>}
            <Ticket offered={offer} claims={claims} now={now} />
          </li>
        ))}
        {tab.number !== CouponTab.unclaimed &&
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

interface MyCouponProps {
  readonly coupon: MemberCoupon;
  readonly counter: ReturnType<typeof useAtCounter>;
}

/** One of one's coupons: the ways to use it while it is good, or what became of it. */
function MyCoupon({ coupon, counter }: MyCouponProps) {
  const { t } = useTranslation("coupons");
  const tag = useLanguageTag();
  const { coupon_id, member_coupon_id, name, order_no, status, store_id, used_time, valid_until } = coupon;
  const time = (instant: string) => dayAndTime(instant, tag, STORE_ZONE);
  return (
    <HeldTicket coupon={coupon} goodUntil={valid_until} isOver={status !== CouponTab.unused}>
      {status === CouponTab.unused && member_coupon_id !== null && (
        <div className={ticket.act}>
          {store_id === null ? (
            <Button
              size="small"
              kind="quiet"
              href={href("coupon", { couponId: coupon_id })}
              aria-label={`${t("where")}: ${name}`}
            >
              {t("where")}
            </Button>
          ) : (
            <>
              <Button
                size="small"
                kind="quiet"
                href={href("storeHome", { storeId: store_id })}
                aria-label={`${t("order")}: ${name}`}
              >
                {t("order")}
              </Button>
              {isForCounter(coupon) && (
                <Button
                  size="small"
                  kind="outline"
                  busy={counter.busy === member_coupon_id}
                  aria-label={`${t("counter.use")}: ${name}`}
                  onClick={() => void counter.show({ member_coupon_id, store_id })}
                >
                  {t("counter.use")}
                </Button>
              )}
            </>
          )}
        </div>
      )}
      {status === CouponTab.used && used_time !== null && (
        <p className={ticket.about}>{t("usedAt", { time: time(used_time) })}</p>
      )}
      {status === CouponTab.used && order_no !== null && (
        <div className={ticket.act}>
          <Button size="small" kind="outline" href={href("orderDetail", { orderNo: order_no })}>
            {t("toOrder")}
          </Button>
        </div>
      )}
      {status === CouponTab.expired && valid_until !== null && (
        <p className={ticket.about}>{t("expiredAt", { time: time(valid_until) })}</p>
      )}
    </HeldTicket>
  );
}
