import { useTranslation } from "react-i18next";
import { orderList } from "#contract/calls/order.ts";
import { OrderTab } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import { useCall } from "#net/useCall.ts";
import { money } from "#text/formats.ts";
import { SplitButton } from "./SplitButton.tsx";
import styles from "./TableOrders.module.css";

interface TableBillProps {
  readonly order: OrderDetail;
  /** What leads to its table; null where that is not known. */
  readonly tableId: string | null;
}

/** What a table owes, of which this order is a part, and the way to divide it; others pay their own. */
export function TableBill({ order, tableId }: TableBillProps) {
  const { t } = useTranslation("orders");
  const { order_no, store_id, total } = order;
  const here = tableId === null ? null : { tab: OrderTab.all, store_id, table_id: tableId };
  const found = useCall(orderList, here, { isSilent: true }).data?.items ?? [];
  const placed = found.filter(({ order_status }) => order_status >= 0);
  // Of a visit that is over the list holds others' orders, or none.
  const orders = placed.some((each) => each.order_no === order_no) ? placed : [order];
  const isShared = orders.length > 1;
  return (
    <div className={styles.bill}>
      {isShared && (
        <p className={styles.total}>
          <span>{t("bill.table", { count: orders.length })}</span>
          <strong>{money(orders.reduce((sum, each) => sum + each.total, 0))}</strong>
        </p>
      )}
      <p className={styles.total}>
        <span>{t("bill.mine")}</span>
        <strong>{money(total)}</strong>
      </p>
      {isShared && <p className={styles.names}>{t("bill.others")}</p>}
      <div className={styles.split}>
        <SplitButton orderNos={orders.map((each) => each.order_no)} />
      </div>
    </div>
  );
}
