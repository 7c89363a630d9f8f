import type { FailureData } from "#contract/failureData.ts";
import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { money } from "#text/formats.ts";
import { Card } from "#ui/lists/Card.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import styles from "./Unsubscribe.module.css";

/** The orders that keep an account from being deleted, each with the way there. */
export function OpenOrders({ orders }: { readonly orders: readonly OrderInTheWay[] }) {
  const { t } = useTranslation("account");
  if (orders.length === 0) return null;
  return (
    <section className={styles.orders} aria-label={t("unsubscribe.inTheWay")}>
      <h3>{t("unsubscribe.inTheWay")}</h3>
      <Card padded={false}>
        {orders.map(({ order_no: number, store_id: storeId, store_name: store, total }) => (
          <ListRow
            key={number}
            title={store ?? t("unsubscribe.order", { number })}
            note={store && t("unsubscribe.order", { number })}
            end={total !== undefined && <span className={styles.amount}>{money(total)}</span>}
            href={href("orderDetail", { orderNo: number, storeId })}
          />
        ))}
      </Card>
    </section>
  );
}

/** An order that keeps an account from being deleted. */
export type OrderInTheWay = NonNullable<FailureData["orders"]>[number];
