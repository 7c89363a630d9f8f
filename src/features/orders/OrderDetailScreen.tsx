import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import * as Code from "#contract/codes.ts";
import { OrderStatus, OrderType } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import { isBefore } from "#domain/orders/orderState.ts";
import { orderDetailsCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { useHost } from "#parts/account/useHost.ts";
import { LineNoticesOffer } from "#parts/notices/LineNoticesOffer.tsx";
import { useTableCode } from "#parts/orders/tableCode.ts";
import { useOrderPolling } from "#parts/orders/useOrderPolling.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { LazyLayer, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { Collecting, Delivering } from "./offPremises/Fulfilment.tsx";
import { MoneyNote } from "./MoneyNote.tsx";
import { OffPremisesActions } from "./offPremises/OffPremisesActions.tsx";
import { OrderActions } from "./OrderActions.tsx";
import { OrderFacts, OrderLines } from "./OrderLines.tsx";
import { OrderProgress } from "./OrderProgress.tsx";
import { NotMine } from "./OrderStore.tsx";
import styles from "./OrderDetailScreen.module.css";

const TableCourses = lazyWithRetry(() => import("#parts/menu/course/TableCourses.tsx"));
const InLine = lazyWithRetry(() => import("#parts/orders/InLine.tsx"));

/** One order: where it stands, what was ordered, what it costs, and what can be done with it now. */
export default function OrderDetailScreen({ query }: { readonly query: QueryOf<typeof routes.orderDetail> }) {
  const { t } = useTranslation("orders");
  const { t: tc } = useTranslation();
  const polling = useOrderPolling(true);
  const order = useCall(
    orderDetailsCall,
    { order_no: query.orderNo },
    {
      handles: [Code.noPermission],
      refreshInterval: (latest) => (latest && isBefore(latest, OrderStatus.settled) ? polling : 0),
    },
  );
  const { data } = order;
  const code = useTableCode(
    data ?? { order_no: query.orderNo, store_id: query.storeId ?? "", table_id: null },
    query.tableId ?? null,
  );
  if (data?.order_type === OrderType.shipping)
    return <Navigate replace to={href("mallOrderDetail", { orderNo: query.orderNo, pay: query.pay })} />;
  const isOffPremises = data !== undefined && data.order_type !== OrderType.dineIn;
  const menu = data && !isOffPremises ? href("orderFood", { storeId: data.store_id, tableId: code }) : null;
  return (
    <>
      <BackBar
        title={t("title")}
        parent={isOffPremises ? "order" : "orderFood"}
        backTo={isOffPremises ? href("order", {}) : menu}
      />
      <main className={styles.page}>
        {order.data ? (
          <Order
            order={order.data}
            put={order.put}
            tableId={code ?? null}
            isAtTable={query.tableId !== undefined}
            isToPay={query.pay !== undefined}
          />
        ) : order.failure?.kind === "code" && order.failure.code === Code.noPermission ? (
          <NotMine />
        ) : order.failure ? (
          <CallTrouble failure={order.failure} onRetry={order.reload} />
        ) : (
          <SkeletonGroup label={tc("loading")}>
            <Skeleton shape="title" />
            <Skeleton lines={4} />
            <Skeleton lines={4} />
          </SkeletonGroup>
        )}
      </main>
    </>
  );
}

interface OrderProps {
  readonly order: OrderDetail;
  readonly put: (order: OrderDetail) => Promise<unknown>;
  /** What leads back to its table. */
  readonly tableId: string | null;
  /** Whether one came here from a table. */
  readonly isAtTable: boolean;
  /** Whether one came to pay. */
  readonly isToPay: boolean;
}

function Order({ order, ...of }: OrderProps) {
  const { put, isToPay } = of;
  const isOfTable = order.order_type === OrderType.dineIn;
  const isInLine = useHost() === "line";
  const staff = order.actions.includes("call_staff")
    ? href("orderFood", { storeId: order.store_id, tableId: of.tableId ?? undefined, tab: "staff" })
    : null;
  // Whoever is sent here to pay after all, while the order is on the screen, finds the sheet open.
  const entry = isToPay ? "pay" : "look";
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <OrderProgress order={order} staff={staff} />
        {isOfTable && of.tableId !== null && isBefore(order, OrderStatus.settled) && (
          <LazyLayer>
            <TableCourses storeId={order.store_id} tableId={of.tableId} />
          </LazyLayer>
        )}
        <MoneyNote order={order} />
        {order.order_type === OrderType.takeAway && <Collecting order={order} />}
        {order.order_type === OrderType.delivery && <Delivering order={order} />}
        {isInLine && order.is_mine === 1 && isBefore(order, OrderStatus.settled) && (
          <LazyLayer>
            <InLine order={order} />
          </LazyLayer>
        )}
      </div>
      <div className={styles.column}>
        {!isOfTable && <OffPremisesActions key={entry} order={order} put={put} isToPay={isToPay} />}
        <OrderLines order={order} />
        {isOfTable && <OrderActions key={entry} order={order} staff={staff} {...of} />}
        {!isOfTable && isBefore(order, OrderStatus.settled) && <LineNoticesOffer orderNo={order.order_no} />}
        <OrderFacts order={order} />
      </div>
    </div>
  );
}
