import { useTranslation } from "react-i18next";
import type { OrderTab } from "#contract/enumerations.ts";
import type { OrderSummary } from "#contract/order.ts";
import { isBefore } from "#domain/orders/orderState.ts";
import { orderListCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { useOrderPolling } from "#parts/orders/useOrderPolling.ts";
import { ListEnd } from "#parts/storeList/ListEnd.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { OrderRow } from "./OrderRow.tsx";
import { OrdersSkeleton } from "./OrdersSkeleton.tsx";
import styles from "./Orders.module.css";

interface OrderPageProps {
  readonly tab: OrderTab;
  readonly cursor: string | null;
  /** Which page of the list this is, from 1. */
  readonly page: number;
  /** How many pages are shown. */
  readonly pages: number;
  readonly onMore: (pages: number) => void;
}

const isOpen = (order: OrderSummary) => isBefore(order, 2);

/**
 * A page of one's orders, and those after it. Each is read again by itself when a message comes, so that an order
 * further down changes as one on top does; a new order on top moves the others on by one.
 */
export function OrderPage({ tab, cursor, page, pages, onMore }: OrderPageProps) {
  const { t } = useTranslation("orders");
  const { t: tc } = useTranslation();
  const polling = useOrderPolling(true);
  const { data, failure, reload, isValidating } = useCall(
    orderListCall,
    { tab, ...(cursor === null ? {} : { cursor }) },
    { keepPreviousData: true, refreshInterval: (latest) => (latest?.items.some(isOpen) ? polling : 0) },
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
  return (
    <>
      {data.items.map((order) => (
        <li key={order.order_no} className={styles.item}>
          <OrderRow order={order} />
        </li>
      ))}
      {next !== null &&
        (page < pages ? (
          <OrderPage tab={tab} cursor={next} page={page + 1} pages={pages} onMore={onMore} />
        ) : (
          <li>
            <ListEnd hasMore count={page} moreState="still" readMore={async () => onMore(page + 1)} />
          </li>
        ))}
    </>
  );
}
