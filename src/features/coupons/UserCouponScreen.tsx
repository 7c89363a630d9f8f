import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { memberInfoCall } from "#net/calls/orderCalls.ts";
import { memberCouponCall } from "#net/calls/couponCalls.ts";
import { useCall } from "#net/useCall.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomBar } from "#parts/shell/BottomBar.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { sessionAtom } from "#state/account/session.ts";
import { TabPanel, Tabs } from "#ui/navigation/Tabs.tsx";
import { CouponPages, type CouponTabOf } from "./CouponPages.tsx";
import styles from "./Coupons.module.css";
import { CouponsSkeleton } from "./CouponsSkeleton.tsx";
import { CouponsToCome } from "./CouponsToCome.tsx";

/**
 * One's coupons (`/userCoupon`): to use and to claim, and behind them those that were used or have expired. Without a tab
 * in the address they begin with those to use, or for whoever has none with those to claim.
 */
export default function UserCouponScreen({ query }: { readonly query: QueryOf<typeof routes.userCoupon> }) {
  const { t } = useTranslation("coupons");
  const navigate = useNavigate();
  const session = useAtomValue(sessionAtom)?.uid ?? null;
  // Coupons are a member's: whoever goes on without an account is shown what there would be, as a stranger is.
  const profile = useCall(memberInfoCall, session === null ? null : {}, { isSilent: true });
  const isReading = session !== null && !profile.data && !profile.failure;
  const uid = profile.data?.kind === "visitor" ? null : session;
  /** Null until it is known. What is claimed meanwhile leads nobody away. */
  const [hasNone, setNone] = useState<boolean | null>(null);
  const [unused, unreceived] = CURRENT;
  const first = hasNone === true ? unreceived : unused;
  const tab = [...CURRENT, ...OVER].find(({ number }) => String(number) === query.tab) ?? first;
  const isOver = OVER.some(({ number }) => number === tab.number);
  // The first page's own request: while another tab's comes, the numbers stay.
  const counts = useCall(memberCouponCall, uid === null ? null : { tab: tab.number }, {
    keepPreviousData: true,
  }).data?.counts;
  if (counts && hasNone === null) setNone(counts.unused === 0 && counts.unreceived > 0);
  const choose = (key: string) => navigate(href("userCoupon", { tab: key }), { replace: true });
  return (
    <>
      <BackBar
        title={t(isOver ? "over" : "title")}
        parent="user"
        backTo={isOver ? href("userCoupon", {}) : undefined}
      >
        {uid !== null && (
          <Tabs
            id="coupons"
            label={t("tabs")}
            tabs={(isOver ? OVER : CURRENT).map(({ number, name }) => ({
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
        {isReading ? (
          <CouponsSkeleton />
        ) : uid === null ? (
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

const CURRENT = [
  { number: 2, name: "unused" },
  { number: 1, name: "unreceived" },
] as const satisfies readonly CouponTabOf[];

const OVER = [
  { number: 3, name: "used" },
  { number: 4, name: "expired" },
] as const satisfies readonly CouponTabOf[];
