import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { createPath, useLocation, useNavigate } from "react-router-dom";
import { memberCouponCall } from "#net/calls/couponCalls.ts";
import { useCall } from "#net/useCall.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomBar } from "#parts/shell/BottomBar.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { sessionAtom } from "#state/account/session.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";
import { TabPanel, Tabs } from "#ui/navigation/Tabs.tsx";
import { CouponPages } from "./CouponPages.tsx";
import styles from "./Coupons.module.css";
import { COUPON_TABS } from "./couponTabs.ts";

/** One's coupons: to claim, unused, used, expired (`/userCoupon`). */
export default function UserCouponScreen({ query }: { readonly query: QueryOf<typeof routes.userCoupon> }) {
  const { t } = useTranslation("coupons");
  const navigate = useNavigate();
  const here = createPath(useLocation());
  const uid = useAtomValue(sessionAtom)?.uid ?? null;
  const tab = COUPON_TABS.find(({ number }) => String(number) === query.tab) ?? COUPON_TABS[1];
  // The first page's own request: while another tab's comes, the numbers stay.
  const counts = useCall(memberCouponCall, uid === null ? null : { tab: tab.number }, {
    keepPreviousData: true,
  }).data?.counts;
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
