import { useAtom, useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import { OrderTab } from "#contract/enumerations.ts";
import { isUnderWay } from "#domain/orders/orderState.ts";
import { isAnswerOf } from "#net/callKey.ts";
import { orderListCall } from "#net/calls/orderCalls.ts";
import { readJournal } from "#net/journal/journal.ts";
import { useCall } from "#net/useCall.ts";
import { OpenAttempt } from "#parts/attempt/OpenAttempt.tsx";
import { NoticesBell } from "#parts/notices/NoticesBell.tsx";
import { useOrderPolling } from "#parts/orders/useOrderPolling.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomBar } from "#parts/shell/BottomBar.tsx";
import { ListEnd } from "#parts/stores/list/ListEnd.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { sessionAtom } from "#state/account/session.ts";
import { journalStore } from "#state/orders/journalStore.ts";
import { shownPagesAtom } from "#state/storage/pages.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { PullToRefresh } from "#ui/lists/PullToRefresh.tsx";
import { TabPanel, Tabs } from "#ui/navigation/Tabs.tsx";
import { PurchaseHead } from "./mall/PurchaseHead.tsx";
import { NoOrders, StrangersOrders } from "./NoOrders.tsx";
import { OrderRow } from "./OrderRow.tsx";
import styles from "./Orders.module.css";

const TABS = [
  OrderTab.all,
  OrderTab.toPay,
  OrderTab.inProgress,
  OrderTab.toReview,
  OrderTab.canceled,
] as const satisfies readonly OrderTab[];

/** One's orders of every store, by how they stand (`/order`). */
export default function OrdersScreen({ query }: { readonly query: QueryOf<typeof routes.order> }) {
  const { t } = useTranslation("orders");
  const { t: tc } = useTranslation();
  const navigate = useNavigate();
  const uid = useAtomValue(sessionAtom)?.uid ?? null;
  const tab = TABS.find((each) => String(each) === query.tab) ?? OrderTab.all;
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

/** Order attempts of any store that nobody has heard the end of. */
function OpenAttempts() {
  // Kept: what is told goes on being told once it is settled.
  const [stores] = useState(storesAttempted);
  return stores.map((storeId) => <OpenAttempt key={storeId} storeId={storeId} />);
}

function storesAttempted(): readonly string[] {
  if (!journalStore.mayHaveOpen()) return [];
  const open = readJournal(journalStore).filter(({ state }) => state === "sending" || state === "not_sent");
  return [...new Set(open.map(({ store_id }) => store_id))];
}

interface OrderPagesProps {
  readonly tab: OrderTab;
  /** Under which it is kept how far the list was read. */
  readonly name: string;
}

/** The orders of a tab, read on as one scrolls. */
export function OrderPages({ tab, name }: OrderPagesProps) {
  const { t } = useTranslation("orders");
  const { t: tc } = useTranslation();
  const { mutate } = useSWRConfig();
  const [shown, show] = useAtom(shownPagesAtom);
  const first = useCall(orderListCall, { tab });
  const refresh = () => mutate(isAnswerOf(orderListCall.path));
  if (!first.data) {
    if (first.failure) return <CallTrouble failure={first.failure} onRetry={first.reload} />;
    return <OrdersSkeleton />;
  }
  const { counts, items } = first.data;
  const pagesOf = (name_: string) => ({
    page: 1,
    pages: shown[name_] ?? 1,
    onMore: (pages: number) => show(name_, pages),
  });
  // What is under way comes first, however old it is; where nobody counts it, all are in one list.
  const isParted = tab === OrderTab.all && (counts?.in_progress ?? 0) > 0;
  return (
    <PullToRefresh onRefresh={refresh} busyLabel={tc("loading")}>
      {items.length === 0 ? (
        <NoOrders tab={tab} />
      ) : isParted ? (
        <div className={styles.groups}>
          <h2 className={styles.heading}>{t("list.under")}</h2>
          <ul className={styles.list} aria-label={t("list.under")}>
            <OrderPage tab={OrderTab.inProgress} cursor={null} {...pagesOf(`${name} under way`)} />
          </ul>
          <div className={styles.past}>
            <h2 className={styles.heading}>{t("list.past")}</h2>
            <ul className={styles.list} aria-label={t("list.past")}>
              <OrderPage tab={tab} cursor={null} isPast {...pagesOf(name)} />
            </ul>
          </div>
        </div>
      ) : (
        <ul className={styles.list} aria-label={t("list.label")}>
          <OrderPage tab={tab} cursor={null} {...pagesOf(name)} />
        </ul>
      )}
    </PullToRefresh>
  );
}

interface OrderPageProps {
  readonly tab: OrderTab;
  readonly cursor: string | null;
  /** Which page of the list this is, from 1. */
  readonly page: number;
  /** How many pages are shown. */
  readonly pages: number;
  /** What is under way is left out: it is listed before. */
  readonly isPast?: boolean;
  readonly onMore: (pages: number) => void;
}

/**
 * A page of one's orders, and those after it. Each is read again by itself when a message comes, so that an order
 * further down changes as one on top does; a new order on top moves the others on by one.
 */
function OrderPage({ tab, cursor, page, pages, isPast = false, onMore }: OrderPageProps) {
  const { t } = useTranslation("orders");
  const { t: tc } = useTranslation();
  const polling = useOrderPolling(true);
  const { data, failure, reload, isValidating } = useCall(
    orderListCall,
    { tab, ...(cursor === null ? {} : { cursor }) },
    { keepPreviousData: true, refreshInterval: (latest) => (latest?.items.some(isUnderWay) ? polling : 0) },
  );
  if (!data) {
    if (!failure) return <OrdersSkeleton as="li" />;
    return (
      <li className={styles.failed} role="status">
        <span>{t("list.moreFailed")}</span>
        <Button kind="outline" size="small" busy={isValidating} onClick={() => void reload()}>
          {tc("retry")}
        </Button>
      </li>
    );
  }
  const next = data.next_cursor;
  const orders = isPast ? data.items.filter((order) => !isUnderWay(order)) : data.items;
  // A page of which nothing is shown asks nobody to go on to the next.
  const isEmpty = orders.length === 0 && data.items.length > 0;
  return (
    <>
      {orders.map((order, place) => (
        <li key={order.order_no} className={styles.item}>
          <PurchaseHead order={order} before={orders[place - 1]} />
          <OrderRow order={order} />
        </li>
      ))}
      {next !== null &&
        (page < pages || isEmpty ? (
          <OrderPage
            tab={tab}
            cursor={next}
            page={isEmpty ? page : page + 1}
            pages={pages}
            isPast={isPast}
            onMore={onMore}
          />
        ) : (
          <li>
            <ListEnd
              of={{ hasMore: true, read: page, moreState: "still", readMore: async () => onMore(page + 1) }}
            />
          </li>
        ))}
    </>
  );
}

/** Orders that are still to come, in the shape of their cards. */
function OrdersSkeleton({ as: Tag = "div" }: { readonly as?: "div" | "li" }) {
  const { t } = useTranslation();
  return (
    <Tag>
      <SkeletonGroup label={t("loading")}>
        <div className={styles.list}>
          {[1, 2, 3].map((card) => (
            <div key={card} className={styles.card}>
              <Skeleton shape="title" />
              <Skeleton lines={2} />
              <Skeleton shape="button" />
            </div>
          ))}
        </div>
      </SkeletonGroup>
    </Tag>
  );
}
