import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { createPath, useLocation } from "react-router-dom";
import { orderList } from "#contract/calls/order.ts";
import { OrderStatus, OrderTab, Registration } from "#contract/enumerations.ts";
import type { OrderSummary } from "#contract/order.ts";
import { stageOf } from "#domain/orders/orderStage.ts";
import { storeIndexCall } from "#net/calls/menuCalls.ts";
import { useCall } from "#net/useCall.ts";
import { OpenAttempt } from "#parts/attempt/OpenAttempt.tsx";
import { useTexts } from "#parts/shell/useTexts.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { LazyLayer, LazyPart, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import { sessionAtom } from "#state/account/session.ts";
import { clockTime, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Badge } from "#ui/feedback/Rating.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { LostReceipt } from "#ui/pictures/listDrawings.tsx";
import { OrderStatusText } from "./OrderStatusText.tsx";
import { SplitButton } from "./SplitButton.tsx";
import styles from "./TableOrders.module.css";
import { useOrderPolling } from "./useOrderPolling.ts";

const EntryPanel = lazyWithRetry(() => import("#parts/visit/EntryPanel.tsx"));
const VisitCode = lazyWithRetry(() => import("#parts/visit/VisitCode.tsx"));
const CourseTimes = lazyWithRetry(() => import("#parts/menu/course/CourseTimes.tsx"));

interface TableOrdersProps {
  readonly storeId: string;
  readonly tableId: string | null;
}

/** What was ordered at this table in the present visit, by whoever sits there; first what may not have arrived. */
export default function TableOrders(place: TableOrdersProps) {
  return (
    <>
      <OpenAttempt storeId={place.storeId} />
      <Ordered {...place} />
    </>
  );
}

function Ordered({ storeId, tableId }: TableOrdersProps) {
  const hasTexts = useTexts(["orders"]);
  const here = createPath(useLocation());
  const hasSession = useAtomValue(sessionAtom) !== null;
  const store = useCall(storeIndexCall, { store_id: storeId, ...(tableId ? { table_id: tableId } : {}) });
  if (!hasTexts || (!hasSession && !store.data && !store.failure)) return <Waiting />;
  const entry = store.data?.table?.entry;
  if (store.data && tableId !== null && entry?.is_in === 0)
    return (
      <div className={styles.page}>
        <LazyPart>
          <EntryPanel store={store.data} isInset />
        </LazyPart>
      </div>
    );
  // Where guests are registered by their table, asking registers them; elsewhere nobody is sent to sign in for a look.
  const isByTable =
    tableId !== null && store.data?.is_room === 1 && store.data.is_reg === Registration.byTable;
  const hasOrders = store.data?.table?.is_occupied === 1;
  if (!hasSession && !(isByTable && hasOrders)) {
    return <NoOrders signIn={hasOrders ? href("loginInput", { callback: here }) : null} />;
  }
  return (
    <>
      {store.data && (
        <LazyLayer>
          <CourseTimes courses={store.data.table?.courses} timeZone={store.data.time_zone} />
        </LazyLayer>
      )}
      {store.data && entry && (
        <LazyLayer>
          <VisitCode store={store.data} />
        </LazyLayer>
      )}
      <Orders storeId={storeId} tableId={tableId} />
    </>
  );
}

/** With what they come to. */
function Orders({ storeId, tableId }: TableOrdersProps) {
  const { t } = useTranslation("orders");
  const refreshInterval = useOrderPolling(true);
  const list = useCall(
    orderList,
    { tab: OrderTab.all, store_id: storeId, ...(tableId ? { table_id: tableId } : {}) },
    { refreshInterval },
  );
  if (!list.data) {
    if (list.failure) return <CallTrouble failure={list.failure} onRetry={list.reload} />;
    return <Waiting />;
  }
  const orders = list.data.items;
  if (orders.length === 0) return <NoOrders signIn={null} />;
  const placed = orders.filter((order) => order.order_status !== OrderStatus.canceled);
  const total = placed.reduce((sum, order) => sum + order.total, 0);
  const mine = placed.find((order) => order.is_mine === 1 && order.actions.includes("pay"));
  const open = placed.find((order) => order.is_mine === 1 && order.actions.includes("add_dishes"));
  // Until all of it is at the table one rather wants more than the bill.
  const isServed = placed.every((order) => stageOf(order) === "served");
  return (
    <div className={styles.page}>
      {tableId && (
        <div className={styles.total}>
          <span>{t("tableTotal")}</span>
          {total > 0 && <SplitButton orderNos={placed.map(({ order_no }) => order_no)} />}
          <strong>{money(total)}</strong>
        </div>
      )}
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order.order_no}>
            <OrderCard order={order} tableId={tableId} />
          </li>
        ))}
      </ul>
      {tableId && total > 0 && (
        <div className={styles.next}>
          <Button
            kind={isServed ? "outline" : "primary"}
            href={href("orderFood", { storeId, tableId, add: open?.order_no })}
          >
            {t("addDishes")}
          </Button>
          {mine && (
            <Button
              kind={isServed ? "primary" : "outline"}
              href={href("orderDetail", { orderNo: mine.order_no, storeId, tableId, pay: "1" })}
            >
              {t("payButton")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface NoOrdersProps {
  /** Where to sign in to see what the others have ordered; null when there is nothing to see. */
  readonly signIn: string | null;
}

function NoOrders({ signIn }: NoOrdersProps) {
  const { t } = useTranslation("orders");
  return (
    <EmptyState
      title={signIn ? t("othersOrdered") : t("noneAtTable")}
      illustration={<LostReceipt />}
      action={signIn ? <Button href={signIn}>{t("continueToSee")}</Button> : undefined}
    >
      {signIn ? t("othersOrderedText") : t("noneAtTableText")}
    </EmptyState>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("loading")}>
      <div className={styles.page}>
        <Skeleton lines={3} />
        <Skeleton lines={3} />
      </div>
    </SkeletonGroup>
  );
}

interface OrderCardProps {
  readonly order: OrderSummary;
  readonly tableId: string | null;
}

/** One order in a list: when, what, how it stands, and what it costs; a tap opens it. */
export function OrderCard({ order, tableId }: OrderCardProps) {
  const { t } = useTranslation("orders");
  const tag = useLanguageTag();
  const query = { orderNo: order.order_no, storeId: order.store_id, tableId: tableId ?? undefined };
  return (
    <Anchor href={href("orderDetail", query)} className={styles.card}>
      <span className={styles.head}>
        <strong>{order.is_mine === 1 ? t("mine") : t("companions")}</strong>
        <OrderStatusText order={order} />
      </span>
      <span className={styles.names}>
        {clockTime(order.order_time, tag, order.time_zone)} · {order.goods_names.join(t("nameJoin"))}
      </span>
      <span className={styles.foot}>
        {order.has_pending_round === 1 && stageOf(order) !== "pending" ? (
          <Badge tone="warn">{t("waitingForStore")}</Badge>
        ) : (
          <span />
        )}
        <strong>
          {t("pieces", { count: order.goods_count })} · {money(order.total)}
        </strong>
      </span>
    </Anchor>
  );
}
