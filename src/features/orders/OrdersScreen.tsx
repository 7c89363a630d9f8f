import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { OrderTab } from "#contract/enumerations.ts";
import { orderListCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { NoticesBell } from "#parts/notices/NoticesBell.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomBar } from "#parts/shell/BottomBar.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { sessionAtom } from "#state/account/session.ts";
import { TabPanel, Tabs } from "#ui/navigation/Tabs.tsx";
import { StrangersOrders } from "./NoOrders.tsx";
import { OpenAttempts } from "./OpenAttempts.tsx";
import { OrderPages } from "./OrderPages.tsx";
import styles from "./Orders.module.css";

const TABS = [0, 5, 4, 3, 6] as const satisfies readonly OrderTab[];

/** One's orders of every store, by how they stand (`/order`). */
export default function OrdersScreen({ query }: { readonly query: QueryOf<typeof routes.order> }) {
  const { t } = useTranslation("orders");
  const { t: tc } = useTranslation();
  const navigate = useNavigate();
  const uid = useAtomValue(sessionAtom)?.uid ?? null;
  const tab = TABS.find((each) => String(each) === query.tab) ?? 0;
  // The first page's own request: while another tab's comes, the numbers stay.
  const counts = useCall(orderListCall, uid === null ? null : { tab }, { keepPreviousData: true }).data
    ?.counts;
  const waiting = { 5: counts?.to_pay, 4: counts?.in_progress, 3: counts?.to_review, 0: 0, 6: 0 };
  const choose = (key: string) => navigate(href("order", { tab: key }), { replace: true });
  return (
    <>
      <BackBar title={tc("titles.orders")} parent={null} actions={<NoticesBell />}>
        {uid !== null && (
          <Tabs
            id="orders"
            label={t("list.tabs")}
            tabs={TABS.map((each) => ({
              key: String(each),
              label: t(`list.tab.${each}`),
              count: waiting[each] || undefined,
            }))}
            selected={String(tab)}
            onSelect={(key) => void choose(key)}
          />
        )}
      </BackBar>
      <main className={styles.page}>
        <OpenAttempts />
        {uid === null ? (
          <StrangersOrders />
        ) : (
          <TabPanel of="orders" tab={String(tab)}>
            <OrderPages key={`${tab} ${uid}`} tab={tab} name={`orders ${tab} ${uid}`} />
          </TabPanel>
        )}
      </main>
      <BottomBar tab="order" />
    </>
  );
}
